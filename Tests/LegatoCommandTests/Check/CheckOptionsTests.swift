import LegatoAudit
import LegatoFilm
import Testing

@testable import LegatoCommand

@Suite("Arguments of legato check")
struct CheckOptionsTests {
  @Test func areSorted() throws {
    let options = try CheckOptions([
      "Card.swift", "--view", "Card()", "Sources", "--out=report.sarif", "--fail-on", "error",
      "--size", "320x200", "--rule", "flashes", "--quiet",
    ])
    #expect(options.paths == ["Card.swift", "Sources"])
    #expect(options.views == ["Card()"])
    #expect(options.outputs == ["report.sarif"])
    #expect(options.failsOn == .error)
    #expect(options.forwarded == ["--size", "320x200", "--rule", "flashes"])
    #expect(options.isQuiet)
  }

  @Test func aBaselineHasAUsualName() throws {
    #expect(try CheckOptions(["A.swift", "--write-baseline"]).baseline == Baseline.usualName)
    #expect(try CheckOptions(["A.swift"]).baseline == nil)
  }

  @Test(
    "What makes no sense is told",
    arguments: [
      [], ["A.swift", "--fail-on", "never"], ["A.swift", "--out", "report.pdf"],
      ["A.swift", "--unknown"], ["A.swift", "--baseline"], ["A.swift", "--size", "big"],
      ["A.swift", "--rule", "none"], ["A.swift", "--quiet=yes"], ["A.swift", "--targets=65"],
    ])
  func mistakes(arguments: [String]) {
    #expect(throws: FilmFailure.self) { try CheckOptions(arguments) }
  }

  @Test func whatIsHandedOnReadsAsTheSameAgain() throws {
    let options = try CheckOptions([
      "A.swift", "--rule=flashes", "--preview=--dark", "--targets=3", "--dark", "--verbose",
      "--reduce-transparency", "-o", "a.json",
    ])
    #expect(
      options.forwarded == [
        "--rule", "flashes", "--preview=--dark", "--targets", "3", "--dark",
        "--reduce-transparency",
      ])
    #expect(try PlayOptions(options.forwarded) == options.play)
    #expect(options.play.previews == ["--dark"] && options.play.targets == 3)
  }

  @Test func rulesNeedNoFile() throws {
    #expect(try CheckOptions(["--rules"]).showsRules)
    #expect(CheckCommand.rules.contains("reduced-motion"))
  }
}

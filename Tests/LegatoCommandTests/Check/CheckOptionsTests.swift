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
      ["A.swift", "--unknown"], ["A.swift", "--baseline"],
    ])
  func mistakes(arguments: [String]) {
    #expect(throws: FilmFailure.self) { try CheckOptions(arguments) }
  }

  @Test func helpNeedsNoFile() throws {
    #expect(try CheckOptions(["--help"]).showsHelp)
    #expect(CheckHelp.rules.contains("reduced-motion"))
  }
}

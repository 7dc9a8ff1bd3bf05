import Foundation
import LegatoFilm
import LegatoLint
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("legato check --static")
struct StaticCheckTests {
  private let folder: TemporaryFolder
  private let source = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("a").animation(.easeInOut(duration: 0.25), value: x)
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Card.swift", source)
  }

  private func run(_ arguments: String...) throws -> Int32 {
    try StaticCheck([folder.path] + arguments).run()
  }

  private func message(_ arguments: String...) -> String {
    do {
      _ = try StaticCheck(arguments).run()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func theExitCodeSaysWhetherSomethingCounts() throws {
    #expect(try run() == 0)
    #expect(try run("--fail-on", "note") == 1)
    #expect(try run("--fail-on=note", "--rule=uikit-haptics") == 0)
  }

  @Test func aFixIsWrittenAndFindsNothingAfterwards() throws {
    #expect(try run("--fix", "--fail-on", "note") == 0)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Card.swift"), encoding: .utf8)
    #expect(text.hasPrefix("import Legato\nimport SwiftUI\n"))
    #expect(text.contains(".animation(.appNormal, value: x)"))
  }

  @Test func aFileThatIsNoTextFailsTheCheckAndTheOthersAreRead() throws {
    try Data([0x66, 0xFB, 0xF0]).write(to: folder.url.appendingPathComponent("Bad.swift"))
    let report = folder.url.appendingPathComponent("report.json").path
    #expect(try run("--out", report) == FilmFailure.usage)
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("Card.swift"))
  }

  @Test func aFolderWithoutSwiftIsNoSuccess() throws {
    let empty = folder.url.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(message(empty.path) == "There is no Swift file in \(empty.path).")
  }

  @Test func whatIsWrongIsSaid() {
    #expect(message("/nothing/there") == "/nothing/there cannot be read.")
    #expect(message().hasPrefix("Which sources? As in: legato check --static"))
    #expect(
      message("--fxi")
        == "There is no option --fxi. Did you mean --fix? All options: legato check --help")
    #expect(message("--rule").hasSuffix("--rule needs a value."))
    #expect(message("--rule", "uikit-haptic").hasSuffix("Did you mean uikit-haptics?"))
    #expect(
      message("--format", "xml").contains("--format is xml: it takes one of text, json, github."))
  }

  @Test func aBaselineLetsNumbersOnlyFall() throws {
    let baseline = folder.url.appendingPathComponent("baseline.json").path
    #expect(try run("--fail-on", "note", "--baseline", baseline, "--write-baseline") == 0)
    #expect(try run("--fail-on", "note", "--baseline", baseline) == 0)
    let file = folder.url.appendingPathComponent("Card.swift")
    let more = source.replacingOccurrences(
      of: "  }\n}", with: "  }\n  func f() { withAnimation(.easeOut(duration: 0.15)) {} }\n}")
    try Data(more.utf8).write(to: file)
    #expect(try run("--fail-on", "note", "--baseline", baseline) == 1)
    // What was not known is not taken up.
    #expect(try run("--baseline", baseline, "--write-baseline") == 0)
    #expect(try run("--fail-on", "note", "--baseline", baseline) == 1)
    try Data("let a = 1\n".utf8).write(to: file)
    #expect(try run("--baseline", baseline, "--write-baseline") == 0)
    try Data(source.utf8).write(to: file)
    #expect(try run("--fail-on", "note", "--baseline", baseline) == 1)
  }

  @Test func reportsAreWrittenByTheirEndings() throws {
    let sarif = folder.url.appendingPathComponent("a.sarif")
    let json = folder.url.appendingPathComponent("a.json")
    #expect(try run("-o", sarif.path, "--out", json.path) == 0)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: sarif)) as? [String: Any])
    let results = try #require(
      (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["motion-literal"])
    #expect(results.map { $0["level"] as? String } == ["note"])
    // The rules that are described are those for sources, and the results point to them.
    let run = (log["runs"] as? [[String: Any]])?.first
    let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.starts(with: LintRule.allCases.map(\.rawValue)))
    let index = try #require(results.first?["ruleIndex"] as? Int)
    #expect(ids[index] == "motion-literal" && rules[index]["name"] as? String == "MotionLiteral")
    for rule in rules {
      let help = rule["help"] as? [String: Any]
      #expect((help?["markdown"] as? String)?.contains("**What to do.**") == true)
      #expect((rule["fullDescription"] as? [String: Any])?["text"] as? String != "")
    }
    let findings = try JSONDecoder().decode([LintFinding].self, from: Data(contentsOf: json))
    #expect(findings.map(\.line) == [5])
    #expect(
      message(folder.path, "-o", "a.pdf").hasPrefix("a.pdf: findings in sources are written as"))
  }

  private let finding = LintFinding(
    rule: "r", severity: .warning, file: "a,b:c.swift", line: 3, column: 7,
    message: "100% wrong\nindeed.", fix: "Mend it.", fixIt: [.init(0..<1, "x")])

  @Test func reportsAreForPeopleAndPrograms() throws {
    #expect(
      StaticReport.text([finding], .text, hasColors: false)
        == "a,b:c.swift:3:7: warning: 100% wrong\nindeed. [r]\n  Mend it. (--fix does)\n")
    #expect(
      StaticReport.text([finding], .github)
        == "::warning file=a%2Cb%3Ac.swift,line=3,col=7,title=r::100%25 wrong%0Aindeed. Mend it.\n")
    let json = StaticReport.text([finding], .json)
    #expect(try JSONDecoder().decode([LintFinding].self, from: Data(json.utf8)) == [finding])
    #expect(StaticReport.text([], .text).isEmpty)
    #expect(StaticReport.text([], .json) == "[\n\n]\n")
  }
}

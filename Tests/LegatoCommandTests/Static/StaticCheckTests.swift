import Foundation
import LegatoFilm
import LegatoLint
import Testing

@testable import LegatoCommand

@Suite("legato check --static")
struct StaticCheckTests {
  private let folder: URL
  private let source = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("a").animation(.easeInOut(duration: 0.25), value: x)
      }
    }

    """

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("legato-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: folder.appendingPathComponent("Card.swift"))
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
    let text = try String(contentsOf: folder.appendingPathComponent("Card.swift"), encoding: .utf8)
    #expect(text.hasPrefix("import Legato\nimport SwiftUI\n"))
    #expect(text.contains(".animation(.appNormal, value: x)"))
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

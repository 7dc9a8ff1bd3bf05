import Foundation
import LegatoAudit
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Runs the command on files of its own.
@Suite("legato check", .serialized)
struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ arguments: String...) throws -> (code: Int32, results: CheckResults) {
    defer { folder.remove() }
    let report = folder.path + "/report.json"
    let code = try CheckCommand(arguments + ["--quiet", "--out", report]).run()
    struct Document: Decodable {
      var subjects: [CheckResults.Subject]
      var failures: [CheckResults.Failure]
    }
    let data = try #require(FileManager.default.contents(atPath: report))
    let document = try JSONDecoder().decode(Document.self, from: data)
    var results = CheckResults()
    results.subjects = document.subjects
    results.failures = document.failures
    return (code, results)
  }

  private static let slider = """
    import SwiftUI
    struct Slider: View {
      @State private var isOut = false
      var body: some View {
        Button("Slide") { isOut.toggle() }
          .offset(x: isOut ? 80 : 0)
          .animation(.easeInOut(duration: 0.3), value: isOut)
      }
    }
    """

  @Test func reportsThatCanBeWrittenAreThoughAnotherCannot() throws {
    let file = try folder.write("Slider.swift", Self.slider)
    defer { folder.remove() }
    let report = folder.path + "/report.json"
    let failure = #expect(throws: FilmFailure.self) {
      try CheckCommand([file, "--quiet", "--out", "/dev/null/a.json", "--out", report]).run()
    }
    #expect(failure?.exitCode == FilmFailure.machine)
    #expect(failure?.message.hasPrefix("/dev/null/a.json cannot be written: ") == true)
    #expect(failure?.message.contains("Domain") == false)
    #expect(FileManager.default.fileExists(atPath: report))
  }

  @Test func findsWhatIsWrongAndSaysWhere() throws {
    let file = try folder.write("Slider.swift", Self.slider)
    let (code, results) = try check(file)
    #expect(code == CheckExit.findings)
    let finding = try #require(results.findings.first { $0.rule == "reduced-motion" })
    #expect(finding.file == file)
    #expect(finding.line == 2)
    #expect(finding.subject == "Slider")
  }

  @Test func nothingFoundIsZero() throws {
    let file = try folder.write(
      "Still.swift",
      "import SwiftUI\nstruct Still: View { var body: some View { Text(\"Still\") } }")
    let (code, results) = try check(file)
    #expect(code == 0)
    #expect(results.subjects.map(\.name) == ["Still"])
  }

  @Test func aFolderIsCompiledTogetherOrOneByOne() throws {
    let part = "import SwiftUI\nstruct Part: View { var body: some View { Whole.text } }"
    let whole =
      "import SwiftUI\nstruct Whole: View { static let text = Text(\"Still\"); var body: some View { Part() } }"
    try folder.write("App/Part.swift", part)
    try folder.write("App/Whole.swift", whole)
    let (code, results) = try check(folder.path + "/App")
    #expect(code == 0)
    #expect(results.subjects.map(\.name) == ["Part", "Whole"])
  }

  @Test func aBodyThatDoesNotComeBackIsToldAndTheRestIsKept() throws {
    let file = try folder.write(
      "Loop.swift",
      """
      import SwiftUI
      struct Fine: View { var body: some View { Text("Fine") } }
      struct Loop: View {
        var body: some View {
          var count = 0
          while true { count &+= 1 }
          return Text("\\(count)")
        }
      }
      """)
    let (code, results) = try check(file, "--patience", "2")
    #expect(code == CheckExit.incomplete)
    #expect(results.subjects.map(\.name) == ["Fine"])
    #expect(results.failures.first?.message.hasPrefix("“Loop” did not come back for 2 s") == true)
  }

  @Test func aViewThatCrashesIsNamed() throws {
    let file = try folder.write(
      "Crash.swift",
      """
      import Foundation
      import SwiftUI
      struct Crash: View { var body: some View { Text([String]()[1]) } }
      struct Next: View { var body: some View { Text("Next") } }
      struct Quit: View { var body: some View { Button("Quit") { exit(0) } } }
      struct Last: View { var body: some View { Text("Last") } }
      """)
    let (code, results) = try check(file)
    #expect(code == CheckExit.incomplete)
    // What comes behind it is played all the same.
    #expect(results.subjects.map(\.name) == ["Next", "Last"])
    #expect(results.failures.last?.message.hasPrefix("“Quit” has ended the program") == true)
    #expect(results.failures.first?.message.hasPrefix("“Crash” crashed") == true)
  }

  @Test func aFileMayHaveANameThatNoCodeCouldHold() throws {
    let file = try folder.write(
      "it's \"new\" #1 \\ 😀.swift",
      """
      import SwiftUI
      #Preview("One") { Text("One") }
      """)
    let (code, results) = try check(file)
    #expect(code == 0)
    #expect(results.subjects.map(\.name) == ["One"])
    #expect(results.subjects.first?.file == file)
  }

  @Test func whatDoesNotCompileIsTold() throws {
    let file = try folder.write(
      "Bad.swift", "import SwiftUI\nstruct Bad: View { var body: some View { Text(nothing) } }")
    let (code, results) = try check(file)
    #expect(code == FilmFailure.doesNotCompile)
    #expect(results.failures.first?.message.contains("Bad.swift:2:") == true)
  }

  @Test func aMadeUpExpressionThatDoesNotCompileIsLeftOut() throws {
    let file = try folder.write(
      "Picky.swift",
      """
      import SwiftUI
      struct Share { let value: Double; private init(_ value: Double) { self.value = value } }
      enum Deep { enum Kind { case one, two } }
      struct Picky: View { let kind: Deep; var body: some View { Text("") } }
      struct Plain: View { var body: some View { Text("Plain") } }
      """)
    let (code, results) = try check(file)
    #expect(code == 0)
    #expect(results.subjects.map(\.name) == ["Plain"])
    #expect(results.subjects.first?.omissions.first?.contains("Picky") == true)
  }

  @Test("A file of which nothing can be played is not called checked")
  func nothingToPlay() throws {
    let file = try folder.write(
      "Opaque.swift",
      """
      import SwiftUI
      final class Model { init(_ secret: OpaquePointer) {} }
      struct Opaque: View { let model: Model; var body: some View { Text("") } }
      """)
    let (code, results) = try check(file)
    #expect(code == CheckExit.incomplete)
    #expect(results.failures.first?.message.contains("Opaque. An expression does it") == true)
  }
}

import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Reports of findings in sources")
struct StaticReportTests {
  @Test("JUnit has a suite for each file and a test for each rule")
  func junit() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let good = try folder.write("Good.swift", "import SwiftUI\n")
    let bad = try folder.write(
      "Bad.swift",
      "import SwiftUI\nlet a = Text(\"a\").animation(.easeInOut)\n")
    let report = folder.url.appendingPathComponent("report.xml").path
    let check = try StaticCheck([
      folder.path, "--rule", "animation-without-value", "--rule", "uikit-haptics", "-o", report,
    ])
    #expect(try check.run() == 1)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    let source = XMLSource(text, start: "<?xml")
    #expect(source.isWellFormed)
    #expect(text.contains("<testsuites name=\"legato check\" tests=\"4\" failures=\"1\""))
    #expect(text.contains("<testsuite name=\"\(good)\" tests=\"2\" failures=\"0\""))
    #expect(text.contains("<testsuite name=\"\(bad)\" tests=\"2\" failures=\"1\""))
    #expect(text.contains("\(bad):2: "))
  }

  @Test func anotherEndingIsNoReport() {
    #expect(throws: FilmFailure.self) { try StaticCheck(["Sources", "-o", "report.pdf"]) }
  }
}

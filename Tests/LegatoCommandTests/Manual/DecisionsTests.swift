import Foundation
import TestSupport
import Testing

@Suite("Decision records")
struct DecisionsTests {
  private static let folder = PackageFolder.url("Documentation/decisions")

  @Test("have a number, a title and a status, and stand in the list with them")
  func index() throws {
    let index = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0 != "README.md" }.sorted()
    var expected: [String] = []
    for (place, name) in names.enumerated() {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      let record = try #require(
        text.firstMatch(
          of: /^# (\d{4}): ([^\n]+)\n\nStatus: (accepted|superseded by \d{4})\.\n\n/),
        "\(name) begins with “# NUMBER: TITLE” and “Status: accepted.”")
      let (number, title, status) = (record.output.1, record.output.2, record.output.3)
      #expect(Int(number) == place + 1 && name.hasPrefix("\(number)-"), "\(name)")
      if status != "accepted" {
        #expect(names.contains { $0.hasPrefix(status.suffix(4) + "-") }, "\(name): \(status)")
      }
      expected.append("| [\(number)](\(name)) | \(title) | \(status) |")
    }
    #expect(expected.count > 16)
    #expect(
      index.split(separator: "\n").filter { $0.hasPrefix("| [") }.map(String.init) == expected)
  }
}

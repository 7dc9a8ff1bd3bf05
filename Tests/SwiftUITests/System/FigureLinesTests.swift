import Foundation
import TestSupport
import Testing

/// Each line of `Measure/Figures/lines.txt` is held where it says.
@Suite("Lines of what was measured")
struct FigureLinesTests {
  private struct Line {
    let name: String
    let kind: String
    let words: String
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url(path), encoding: .utf8)
  }

  private static func lines() throws -> [Line] {
    try read("Measure/Figures/lines.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        try #require(parts.count == 2, "\(line)")
        let words = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
        try #require(words.count == 2, "\(line)")
        return Line(name: parts[0], kind: words[0], words: words[1])
      }
  }

  /// The functions of suites, as `Suite/function`.
  private static func tests() throws -> Set<String> {
    let folder = PackageFolder.url("Tests")
    var found: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let url as URL in files ?? .init() where url.pathExtension == "swift" {
      let text = try String(contentsOf: url, encoding: .utf8)
      var suite = ""
      for line in text.split(separator: "\n") {
        for word in ["struct ", "extension "] {
          guard let range = line.range(of: word), !line.hasPrefix("  ") else { continue }
          suite = String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
        }
        if let range = line.range(of: "func ") {
          let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
          found.insert(suite + "/" + name)
        }
      }
    }
    return found
  }

  @Test func everyLineIsHeldWhereItSays() throws {
    let lines = try Self.lines()
    #expect(lines.count > 65)
    #expect(Set(lines.map(\.name)).count == lines.count)
    let tests = try Self.tests()
    let fidelity = try Self.read("Documentation/Fidelity.md")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let figures = try Self.read("Measure/Figures/apple.txt").split(separator: "\n")
      .map { $0.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces) }
    for line in lines {
      switch line.kind {
      case "test": #expect(tests.contains(line.words), "no test \(line.words)")
      case "figure": #expect(figures.contains(line.words), "no figure \(line.words)")
      case "differs": #expect(fidelity.contains(line.words), "Fidelity.md: \(line.words)")
      default: Issue.record("\(line.name): \(line.kind)")
      }
    }
  }
}

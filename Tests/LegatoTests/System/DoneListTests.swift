import Foundation
import Testing

/// Row S2.50: what the document ticks as done has a proof, and so has each line of its check list.
@Suite("What is done")
struct DoneListTests {
  /// The eleven items of the document's definition of done, with the rows that prove them.
  private let done: [(item: String, rows: [String])] = [
    ("Message send animation implemented", ["S2.2", "S2.3", "S2.4", "S2.5"]),
    ("Message receive animation implemented", ["S2.7", "S2.8", "S2.9", "S2.11"]),
    ("Conversation row tap animation implemented", ["S2.12", "S2.13"]),
    ("Archive swipe animation implemented", ["S2.15", "S2.16", "S2.17"]),
    ("Filter chip animation verified", ["S2.19"]),
    ("Reduce Motion support implemented", ["S2.23", "S2.24"]),
    ("Low Power Mode support implemented", ["S2.25"]),
    ("All animations run at 60fps on iPhone X", ["S2.1", "S2.39"]),
    ("No dropped frames or jank", ["S2.36", "S2.48"]),
    ("Accessibility verified", ["S2.14", "S2.41"]),
    ("Performance benchmarks passed", ["S2.40"]),
  ]

  /// The sixteen lines of its check list, which it leaves open.
  private let checks: [(item: String, rows: [String])] = [
    ("Test on the oldest supported device", ["S2.39"]),
    ("Monitor frame rate", ["S2.40"]),
    ("Smooth scrolling with animations active", ["S2.36"]),
    ("CPU and GPU usage", ["S2.37"]),
    ("100+ messages in a thread", ["S2.35", "S2.10"]),
    ("Message send feels responsive", ["S2.48"]),
    ("Message receive feels smooth", ["S2.7"]),
    ("Row tap provides clear feedback", ["S2.12"]),
    ("Archive swipe feels natural", ["S2.16"]),
    ("Chip selection has a pleasing bounce", ["S2.19"]),
    ("Reduce Motion disables what is decorative", ["S2.23"]),
    ("Essential animations still work", ["S2.24"]),
    ("Low Power Mode disables what is decorative", ["S2.25"]),
    ("VoiceOver works with animations", ["S2.41"]),
    ("Rapid conversation taps", ["S2.42"]),
    ("Ten messages quickly, several archived", ["S2.6", "S2.17"]),
  ]

  /// The names of all tests of the library, as they stand in the sources.
  private func names() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/@Test\(\s*"([^"]*)"/#) {
        names.append(String(match.output.1))
      }
    }
    return names
  }

  @Test("S2.50 C50 every item that is ticked, and every line of the check list, has a test")
  func proofs() throws {
    let words = Set(try names().flatMap { $0.split(separator: " ").map(String.init) })
    #expect(done.count == 11 && checks.count == 16)
    for (item, rows) in done + checks {
      for row in rows { #expect(words.contains(row), "\(item): \(row)") }
    }
  }
}

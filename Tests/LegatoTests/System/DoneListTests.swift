import Foundation
import TestSupport
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

  /// A test as it stands in the sources.
  struct Proof {
    let name: String
    /// What it does, without comments.
    let code: String

    /// How often it checks something, itself or by a function that does.
    func checks(by helpers: Set<String>) -> Int {
      let own = code.matches(of: #/#(?:expect|require)\(|Issue\.record\(/#).count
      let called = code.matches(of: #/(\w+)[(<]/#).count { helpers.contains(String($0.output.1)) }
      return own + called
    }
  }

  /// A source without its comments.
  private static func code(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.map { (line: Substring) -> Substring in
      guard let comment = line.range(of: "//") else { return line }
      return line[..<comment.lowerBound]
    }
    return code.joined(separator: "\n")
  }

  /// The tests of a source: their names, and the code that belongs to them.
  static func proofs(in text: String) -> [Proof] {
    code(text).components(separatedBy: "@Test").dropFirst().compactMap { part in
      guard let name = part.firstMatch(of: #/^\(\s*"((?:[^"\\]|\\.)*)"/#) else { return nil }
      return Proof(name: String(name.output.1), code: part)
    }
  }

  /// The functions of a source that check something themselves.
  static func helpers(in text: String) -> Set<String> {
    let parts = code(text).components(separatedBy: "func ").dropFirst().filter { part in
      ["#expect(", "#require(", "Issue.record(", "expectNear("].contains { part.contains($0) }
    }
    return Set(parts.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
  }

  /// All tests of the library.
  private func proofs() throws -> [Proof] {
    try PackageFolder.swiftFiles(in: "Tests/LegatoTests").flatMap {
      Self.proofs(in: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// The kinds of proof of each row, as Coverage.md states them.
  private func kinds() throws -> [String: Set<String>] {
    let page = try String(
      contentsOf: PackageFolder.url("Documentation/Coverage.md"), encoding: .utf8)
    var kinds: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4 else { continue }
      kinds[cells[0]] = Set(cells[2].components(separatedBy: ", "))
    }
    return kinds
  }

  @Test("S2.50 C50 every item that is ticked, and every line of the check list, is proven")
  func proven() throws {
    let (proofs, kinds) = (try proofs(), try kinds())
    let sources =
      try PackageFolder.swiftFiles(in: "Tests/LegatoTests")
      + PackageFolder.swiftFiles(in: "Tests/MotionLaws")
    let helpers = try sources.reduce(into: Set<String>()) { names, file in
      names.formUnion(Self.helpers(in: try String(contentsOf: file, encoding: .utf8)))
    }
    #expect(proofs.count > 500 && kinds.count > 250 && helpers.contains("expectNear"))
    #expect(done.count == 11 && checks.count == 16)
    for (item, rows) in done + checks {
      for row in rows {
        let own = proofs.filter { $0.name.split(separator: " ").contains { $0 == row } }
        #expect(!own.isEmpty, "\(item): no test is called \(row)")
        // A name alone proves nothing: each of them checks something.
        for proof in own {
          #expect(proof.checks(by: helpers) > 0, "\(item): '\(proof.name)' checks nothing")
        }
        // What is done is done in the app: reading sources is no proof of it.
        let kind = kinds[row] ?? []
        #expect(
          !kind.isDisjoint(with: ["value", "law", "picture", "budget"]),
          "\(item): \(row) is \(kind)")
      }
    }
  }

  @Test("S2.50 a test that only carries a row's id, or checks nothing, is told apart")
  func emptyProofs() {
    // Put together here, so that no tool takes these for tests of the library.
    let test = "@" + "Test"
    let source = """
      \(test)("S9.1 has a name") func named() {}
      \(test)("S9.2 comments on it") func commented() throws {
        let stage = try Stage(Text("A"))  // #expect(stage.motionCount == 0)
      }
      \(test)("S9.3 looks and checks") func looking() throws {
        #expect(stage.motionCount == 0)
        near(stage.value("opacity"), 1)
      }
      func near(_ a: Double?, _ b: Double) { #expect(a == b) }
      func far(_ a: Double) -> Double { a }
      """
    let helpers = Self.helpers(in: source)
    #expect(helpers.contains("near") && !helpers.contains("far") && !helpers.contains("named"))
    let counts = Self.proofs(in: source).prefix(2).map { $0.checks(by: helpers) }
    #expect(counts == [0, 0])
    #expect(Self.proofs(in: source)[2].checks(by: helpers) >= 2)
  }
}

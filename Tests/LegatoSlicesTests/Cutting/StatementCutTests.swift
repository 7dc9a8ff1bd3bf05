import SwiftParser
import SwiftSyntax
import Testing

@testable import LegatoSlices

@Suite("Taking out a line of a function")
struct StatementCutTests {
  /// What each try takes out, where an error is at a text of a function.
  private func tries(_ text: String, in source: String) throws -> [String] {
    let tree = Parser.parse(source: source)
    let place = try #require(source.firstRange(of: text))
    let offset = source[..<place.lowerBound].utf8.count
    let function = try #require(tree.statements.first?.item.as(FunctionDeclSyntax.self))
    return StatementCut.candidates(in: Syntax(function), at: offset, title: "f()").map { cut in
      let bytes = Array(source.utf8)[cut.range]
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(
    "The innermost line goes first, then those around it",
    arguments: [
      ("func f() {\n  Gone.set(1)\n  a = 2\n}", ["Gone.set(1)"]),
      // A value that is all of a closure is of use to what the closure is given to.
      ("func f() {\n  make { Gone.x }\n  a = 2\n}", ["make { Gone.x }"]),
      (
        "func f() {\n  make { Gone.x(); go() }\n  a = 2\n}",
        ["Gone.x()", "make { Gone.x(); go() }"]
      ),
      ("func f() {\n  if a { Gone.x() }\n  a = 2\n}", ["Gone.x()"]),
      (
        "func f() async throws -> Void {\n  self.a = try await Gone.x()\n  b()\n}",
        ["self.a = try await Gone.x()"]
      ),
      // One that does nothing else, and one that answers something, go as a whole.
      ("func f() { Gone.x() }", []),
      ("func f() -> Int {\n  Gone.x()\n  return 3\n}", []),
      ("func f() {\n  let a = Gone.x()\n  b(a)\n}", []),
      ("func f() {\n  guard Gone.x() else { return }\n  b()\n}", []),
    ])
  func lines(source: String, expected: [String]) throws {
    #expect(try tries("Gone", in: source) == expected)
  }
}

import SwiftSyntax
import Testing

@testable import LegatoCommand

@Suite("Parsed sources")
struct ParsedSourcesTests {
  @Test("a text that was parsed has its tree still; another text has its own") func known() {
    let text = "struct A { var first = 1 } // \(#function)"
    let tree = ParsedSources.tree(of: text)
    #expect(ParsedSources.tree(of: text).id == tree.id)
    #expect(ParsedSources.tree(of: text + " ").id != tree.id)
    #expect(ParsedSources.tree(of: text + " ").description == text + " ")
  }

  @Test("what was asked for long ago is forgotten, and parsed again to the same") func forgotten() {
    let text = "struct B {} // \(#function)"
    let tree = ParsedSources.tree(of: text)
    for number in 0..<100 {
      let other = "let number\(number) = \(number) // \(#function)"
      #expect(ParsedSources.tree(of: other).description == other)
    }
    let again = ParsedSources.tree(of: text)
    #expect(again.id != tree.id)
    #expect(again.description == text)
  }

  @Test("no text of a great length is kept") func long() {
    let text = String(repeating: "let a = 1\n", count: 27_000)
    let (first, second) = (ParsedSources.tree(of: text), ParsedSources.tree(of: text))
    #expect(first.id != second.id)
  }
}

@Suite("Words in a text, byte by byte")
struct ByteSearchTests {
  @Test(
    "are found wherever they stand",
    arguments: [
      ("import SwiftUI", "import", true), ("  @testable import A", "import", true),
      ("impor", "import", false), ("iimport", "import", true), ("", "import", false),
      ("", "", true), ("a", "", true), ("ab", "abc", false), ("aab", "ab", true),
      ("größe @objc", "@objc", true), ("größe", "ö", true), ("x#selecto", "#selector", false),
      ("xy", "y", true),
    ]) func found(_ text: String, _ words: String, _ isThere: Bool)
  {
    #expect(text.hasBytes(of: words) == isThere)
    #expect(("\n" + text)[...].dropFirst().hasBytes(of: words) == isThere)
  }
}

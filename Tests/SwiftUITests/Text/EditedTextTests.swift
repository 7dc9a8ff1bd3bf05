import Testing

@testable import SwiftUICore

@Suite("A text under edit")
struct EditedTextTests {
  private func told(_ text: EditedText) -> String {
    var characters = text.characters.map(String.init)
    characters.insert("|", at: text.selection.upperBound)
    if !text.selection.isEmpty { characters.insert("|", at: text.selection.lowerBound) }
    return characters.joined()
  }

  @Test func keysChangeTheTextAroundTheCaret() {
    typealias Change = (inout EditedText) -> Void
    let rows: [(String, Int, Change, String)] = [
      ("abc", 1, { $0.insert("X") }, "aX|bc"),
      ("abc", 1, { $0.delete(.character, forward: false) }, "|bc"),
      ("abc", 0, { $0.delete(.character, forward: false) }, "|abc"),
      ("abc", 1, { $0.delete(.character, forward: true) }, "a|c"),
      ("one two", 7, { $0.delete(.word, forward: false) }, "one |"),
      ("one two", 0, { $0.delete(.word, forward: true) }, "| two"),
      ("a\nbc", 4, { $0.delete(.line, forward: false) }, "a\n|"),
      ("a\nbc", 4, { $0.delete(.document, forward: false) }, "|"),
      ("one two", 5, { $0.selectWord(at: 5) }, "one |two|"),
      ("one two", 3, { $0.selectWord(at: 3) }, "|one| two"),
      ("one  two", 4, { $0.selectWord(at: 4) }, "one|  |two"),
      ("don't", 2, { $0.selectWord(at: 2) }, "|don't|"),
      ("a+b", 1, { $0.selectWord(at: 1) }, "|a|+b"),
      ("", 0, { $0.selectWord(at: 0) }, "|"),
      ("abc", 9, { $0.move(to: -4, selects: true) }, "|abc|"),
      ("👍🏽x", 1, { $0.delete(.character, forward: false) }, "|x"),
      // An accent joins the letter before it.
      ("e", 1, { $0.insert("\u{301}") }, "e\u{301}|"),
      ("\u{1F1E9}x", 1, { $0.insert("\u{1F1EA}") }, "\u{1F1E9}\u{1F1EA}|x"),
    ]
    for (string, place, change, result) in rows {
      var text = EditedText(string)
      text.move(to: place)
      change(&text)
      #expect(told(text) == result)
    }
  }

  @Test func aTextFromOutsideLeavesTheCaretWhereItWas() {
    var text = EditedText("abc")
    text.replaceAll("abcdef")
    #expect(told(text) == "abcdef|", "at the end it stays at the end")
    text.move(to: 2)
    text.replaceAll("a")
    #expect(told(text) == "a|")
  }
}

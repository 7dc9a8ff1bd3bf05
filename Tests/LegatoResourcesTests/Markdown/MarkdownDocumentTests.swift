import Foundation
import Testing

@testable import LegatoResources

@Suite("Documents of Markdown") struct MarkdownDocumentTests {
  /// The blocks with what they are, and their texts.
  private func told(_ text: String) -> [String] {
    MarkdownDocument(text).blocks.map { block in
      "\(block.intent.debugDescription) \(block.runs.map(\.text).joined())"
    }
  }

  @Test(
    "blocks are told apart",
    arguments: [
      ("Hello\nworld\n\nAgain", ["[paragraph (id 1)] Hello world", "[paragraph (id 2)] Again"]),
      (
        "# One #\nTwo\n===\n###### Six",
        [
          "[header 1 (id 1)] One", "[header 1 (id 2)] Two", "[header 6 (id 3)] Six",
        ]
      ),
      ("#no\n####### no", ["[paragraph (id 1)] #no ####### no"]),
      (
        "a\n***\n- - -\nb\n---",
        [
          "[paragraph (id 1)] a", "[thematicBreak (id 2)] ⸻", "[thematicBreak (id 3)] ⸻",
          "[header 2 (id 4)] b",
        ]
      ),
      (
        "```swift\nlet a = 1\n\n*b*\n```\n~~~\nopen",
        [
          "[codeBlock 'swift' (id 1)] let a = 1\n\n*b*\n", "[codeBlock (id 2)] open\n",
        ]
      ),
      (
        "    one\n\n      two\n\nthree",
        [
          "[codeBlock (id 1)] one\n\n  two\n", "[paragraph (id 2)] three",
        ]
      ),
      (
        "> a\nlazy\n>\n> > b",
        [
          "[paragraph (id 2), blockQuote (id 1)] a lazy",
          "[paragraph (id 4), blockQuote (id 3), blockQuote (id 1)] b",
        ]
      ),
      (
        "<div>\n*a*\n</div>\n\nb",
        ["[paragraph (id 1)] <div>\n*a*\n</div>\n", "[paragraph (id 2)] b"]
      ),
      ("[a]: https://b.c 'Title'\n\n[a] [x][A] [y]", ["[paragraph (id 1)] a x [y]"]),
      ("", []), ("\n\n", []), ("a\r\nb\rc", ["[paragraph (id 1)] a b c"]),
    ])
  func blocks(text: String, result: [String]) { #expect(told(text) == result) }

  @Test("lists have items, with their numbers, in each other")
  func lists() {
    #expect(
      told("- a\n- b\n\n  3. x\n  1. y\n\n     z\n* c") == [
        "[paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)] a",
        "[paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)] b",
        "[paragraph (id 8), listItem 3 (id 7), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)] x",
        "[paragraph (id 10), listItem 4 (id 9), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)] y",
        "[paragraph (id 11), listItem 4 (id 9), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)] z",
        "[paragraph (id 14), listItem 1 (id 13), unorderedList (id 12)] c",
      ])
    // A number within a paragraph begins no list.
    #expect(told("in\n1984. it") == ["[paragraph (id 1)] in 1984. it"])
  }

  @Test("tables have a header, rows and the sides of their columns")
  func tables() {
    let text = "above\n| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 \\| 4 |\n\nend"
    #expect(
      told(text).map { $0.replacingOccurrences(of: "table with 2 columns", with: "table") } == [
        "[paragraph (id 1)] above",
        "[tableCell 0 (id 4), tableHeaderRow (id 3), table (id 2)] a",
        "[tableCell 1 (id 5), tableHeaderRow (id 3), table (id 2)] b",
        "[tableCell 0 (id 7), tableRow 1 (id 6), table (id 2)] 1",
        "[tableCell 1 (id 8), tableRow 1 (id 6), table (id 2)] 2",
        "[tableCell 0 (id 10), tableRow 2 (id 9), table (id 2)] 3 | 4", "[paragraph (id 11)] end",
      ])
    let columns = MarkdownDocument("a|b|c\n:-|:-:|-:").blocks[0].intent.components.last?.kind
    #expect(
      columns
        == .table(columns: [
          .init(alignment: .left), .init(alignment: .center), .init(alignment: .right),
        ]))
  }

  @Test(
    "takes time in proportion to the text, and no stack",
    arguments: [
      "> ", "- ", "1. ", "#", "\n", "a\n\n", "- a\n", "|", "|-\n", "a|b\n-|-\n", "[a]: b\n", "[a\n",
      "~~~\n", "<div>\n", "\t", "  \n", "* *", "*",
    ])
  func proportion(part: String) {
    _ = MarkdownDocument(String(repeating: part, count: 100_000 / part.utf8.count))
  }

  @Test("lists and quotes that go too deep are text")
  func depth() {
    let signs = [
      String(repeating: ">", count: 10_000), String(repeating: "- ", count: 10_000),
      String(repeating: "1. ", count: 10_000),
    ]
    for sign in signs {
      let document = MarkdownDocument(sign + "a\n" + String(repeating: "b\n", count: 1000))
      #expect(document.blocks.count == 1)
      #expect(document.blocks[0].intent.count <= BlockParser.maxDepth + 2)
    }
  }
}

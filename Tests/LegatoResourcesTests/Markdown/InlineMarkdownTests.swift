import Foundation
import Testing

@testable import LegatoResources

@Suite("Markdown within a line") struct InlineMarkdownTests {
  /// The runs with a letter for each style: b, i, c, s, l, m for images, a for attributes, h for tags, and signs for
  /// breaks.
  private func told(_ text: String, _ reading: MarkdownReading = MarkdownReading()) -> String {
    var parser = InlineParser(text, reading)
    return parser.runs().map { run in
      let intent = run.style.intent
      if intent.contains(.softBreak) { return "␣" }
      if intent.contains(.lineBreak) { return "⏎" }
      var styles = ""
      if intent.contains(.stronglyEmphasized) { styles += "b" }
      if intent.contains(.emphasized) { styles += "i" }
      if intent.contains(.code) { styles += "c" }
      if intent.contains(.strikethrough) { styles += "s" }
      if intent.contains(.inlineHTML) { styles += "h" }
      if let link = run.style.link { styles += "l(\(link.absoluteString))" }
      if let image = run.style.image { styles += "m(\(image.absoluteString))" }
      for attributes in run.style.attributes { styles += "a(\(attributes.source))" }
      return styles.isEmpty ? run.text : "{\(run.text)|\(styles)}"
    }.joined()
  }

  @Test(
    "signs have their meaning",
    arguments: [
      ("plain", "plain"), ("**bold** and *italic*", "{bold|b} and {italic|i}"),
      ("__bold__ and _italic_", "{bold|b} and {italic|i}"), ("***both***", "{both|bi}"),
      ("**bold *and italic* here**", "{bold |b}{and italic|bi}{ here|b}"),
      ("`code *as it is*`", "{code *as it is*|c}"), ("`` a`b ``", "{a`b|c}"),
      ("~~gone~~ ~too~ ~~~not~~~", "{gone|s} {too|s} ~~~not~~~"),
      ("[Apple](https://apple.com)", "{Apple|l(https://apple.com)}"),
      ("[**x**](https://a.b \"title\") y", "{x|bl(https://a.b)} y"),
      ("[a](<b c>)", "{a|l(b%20c)}"), ("[a](b(c)d)", "{a|l(b(c)d)}"),
      ("![alt *text*](i.png)", "{alt |m(i.png)}{text|im(i.png)}"),
      ("[![i](j)](k)", "{i|l(k)m(j)}"), ("[a [b](c) d](e)", "[a {b|l(c)} d](e)"),
      ("<https://a.b>", "{https://a.b|l(https://a.b)}"), ("<a@b.c>", "{a@b.c|l(mailto:a@b.c)}"),
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
      ("\\*stars\\*", "*stars*"), ("**open", "**open"), ("a * b*", "a * b*"),
      ("[no link] (x)", "[no link] (x)"), ("foo*bar*baz", "foo{bar|i}baz"),
      ("a <b>c</b>", "a {<b>|h}c{</b>|h}"), ("1 < 2 > 0", "1 < 2 > 0"),
      ("&amp; &copy; &#65; &#x42; &no; &#0;", "& © A B &no; \u{FFFD}"),
      ("a\nb  \nc\\\nd", "a␣b⏎c⏎d"), ("", ""),
    ])
  func meaning(text: String, result: String) { #expect(told(text) == result) }

  @Test(
    "spaces and line ends stay where that is asked for",
    arguments: [
      ("line\nbreak", "line\nbreak"), ("a\n\n  b  \n*c*", "a\n\n  b  \n{c|i}"),
      ("a\\\nb", "a\\\nb"),
      ("`a\nb`", "{a\nb|c}"),
    ])
  func whitespace(text: String, result: String) {
    #expect(told(text, MarkdownReading(keepsWhitespace: true)) == result)
  }

  @Test(
    "addresses are links without signs around them where that is asked for",
    arguments: [
      ("see https://a.b/c_d_e.", "see {https://a.b/c_d_e|l(https://a.b/c_d_e)}."),
      ("(www.a.b)", "({www.a.b|l(http://www.a.b)})"),
      ("**you@example.com**", "{you@example.com|bl(mailto:you@example.com)}"),
      ("`https://a.b`", "{https://a.b|c}"), ("xhttps://a.b", "xhttps://a.b"),
      ("[https://a.b](c)", "{https://a.b|l(c)}"), ("a@b", "a@b"),
    ])
  func bareLinks(text: String, result: String) {
    #expect(told(text, MarkdownReading(findsLinks: true)) == result)
  }

  @Test("attributes are read where that is asked for")
  func attributes() {
    let reading = MarkdownReading(readsAttributes: true)
    #expect(
      told("^[3 **birds**](inflect: true)", reading)
        == "{3 |a(inflect: true)}{birds|ba(inflect: true)}")
    #expect(told("^[a](b: {c: ')'})", reading) == "{a|a(b: {c: ')'})}")
    #expect(told("^[a](b)", reading) == "^[a](b)")
    #expect(told("^[a](https://b.c)") == "^{a|l(https://b.c)}")
  }

  @Test(
    "takes time in proportion to the text, and no stack",
    arguments: [
      "*", "**a ", "_a*", "`", "[", "[a](", "~~", "``` ` ", "<a:", "*a_ ", "](", "![", "[a]", "&",
      "<!--", "<a b='", "[](x", "^[a](", "\\", "é*", "a\n", "www._", "a@", "https://a.b ",
    ])
  func proportion(part: String) {
    let text = String(repeating: part, count: 100_000 / part.utf8.count)
    var parser = InlineParser(text, MarkdownReading(readsAttributes: true, findsLinks: true))
    #expect(!parser.runs().isEmpty)
  }

  @Test("a million stars, and ten thousand brackets in each other, are read")
  func hostile() {
    var stars = InlineParser(String(repeating: "*", count: 1_000_000))
    #expect(stars.runs().map(\.text.count) == [1_000_000])
    for sign in ["[", "![", "^["] {
      let depth = 10_000
      let text =
        String(repeating: sign, count: depth) + "a" + String(repeating: "](b:c)", count: depth)
      var nested = InlineParser(text, MarkdownReading(readsAttributes: true))
      #expect(nested.runs().contains { $0.text.contains("a") })
    }
  }
}

import Testing

@testable import LegatoResources

@Suite("Tags of XML files") struct MarkupScannerTests {
  private func events(_ text: String) -> [MarkupScanner.Event] {
    var scanner = MarkupScanner(text)
    var events: [MarkupScanner.Event] = []
    while let event = scanner.next() { events.append(event) }
    return events
  }

  @Test func tagsAndTextsComeInTheirOrder() {
    #expect(
      events("<?xml version=\"1.0\"?><!DOCTYPE a><a x=\"1\" y = '2>'><b/> text <!-- <c/> --></a>")
        == [
          .start("a", ["x": "1", "y": "2>"]), .start("b", [:]), .end("b"), .text("text"), .end("a"),
        ])
    #expect(events("<a><![CDATA[<b>]]></a>") == [.start("a", [:]), .end("a")])
  }

  @Test(
    arguments: [
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;", "AB"), ("a &b; &", "a &b; &"),
      ("&#xD800;&#99999999;&;", "&#xD800;&#99999999;&;"),
      ("&amp;lt;", "&lt;"),
    ]) func referencesAreCharacters(_ source: String, _ text: String)
  {
    #expect(events("<a b=\"\(source)\"/>").first == .start("a", ["b": text]))
  }

  @Test(
    arguments: [
      "<", "<a", "<a b", "<a b=", "<a b=\"", "<a b=\"c", "<a b='c'", "</", "</a", "<!--", "<!",
      "<?",
      "<![CDATA[", "<a =\"b\">", "<a \"b\">", "<a/b>", "< a>", "<<a>>", "\u{0}<\u{0}>", "a>b",
      "<//>",
    ]) func brokenFilesEnd(_ text: String)
  {
    #expect(events(text).count <= 4)
  }

  @Test func aLongFileIsReadOnce() {
    #expect(events(String(repeating: "<a>", count: 100_000)).count == 100_000)
    #expect(events(String(repeating: "<", count: 100_000)).isEmpty)
    #expect(events(String(repeating: "<!--", count: 100_000)).isEmpty)
    #expect(events("<a b=\"" + String(repeating: "&", count: 100_000) + "\">").count == 1)
    let many = (0..<10_000).map { "x\($0)='1'" }.joined(separator: " ")
    guard case .start(_, let attributes)? = events("<a \(many)>").first else {
      Issue.record("There is no tag.")
      return
    }
    #expect(attributes.count == 256)
  }
}

import Testing

@testable import LegatoDisplay

@Suite("Text span")
struct TextSpanTests {
  @Test("marks, a ground and a symbol are part of what a span is")
  func rarities() {
    let plain = TextSpan("a", font: FontDescriptor())
    var span = plain
    #expect(span == plain && span.underline == nil && span.symbol == nil)
    span.underline = TextLineMark(.dot, color: .black)
    let underlined = span
    span.background = .white
    span.symbol = "star"
    span.strikethrough = TextLineMark()
    #expect(underlined.background == nil && underlined.underline?.dash == .dot)
    #expect(underlined.underline?.color == .black && underlined != plain && span != underlined)
    #expect(span.symbol == "star" && span.background == .white && span.strikethrough != nil)
    var other = plain
    other.underline = TextLineMark(.dot, color: .black)
    #expect(other == underlined && other.hashValue == underlined.hashValue)
    // Taken back, nothing is left of it.
    other.underline = nil
    #expect(other == plain)
  }

  @Test("the initializer takes the marks")
  func initializer() {
    let span = TextSpan(
      "a", font: FontDescriptor(), underline: TextLineMark(), strikethrough: TextLineMark(.dash),
      tracking: 2, baselineOffset: 3)
    #expect(span.underline == TextLineMark() && span.strikethrough?.dash == .dash)
    #expect(span.tracking == 2 && span.baselineOffset == 3)
  }
}

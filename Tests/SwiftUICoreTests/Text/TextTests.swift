import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.3 and 12.6.
@MainActor @Suite("Text and symbols")
struct TextTests {
  nonisolated static let styles: [(Font.TextStyle, Double)] = [
    (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
  ]

  @Test("A date is written by its formatter, by itself and in a text")
  func formatters() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    let date = Date(timeIntervalSince1970: 86_400)
    #expect(Text(date, formatter: formatter).plainText == "1970-01-02")
    #expect(Text("at \(date, formatter: formatter)").plainText == "at 1970-01-02")
  }

  @Test(arguments: styles.indices)
  func aStyleHasItsSize(_ index: Int) {
    let (style, size) = Self.styles[index]
    let font = Font.system(style).descriptor(.large)
    #expect(font.size == size && font.weight == (style == .headline ? 600 : 400))
  }

  @Test func bodyGrowsWithTheTextSize() {
    let sizes = DynamicTypeSize.allCases.map { Font.body.descriptor($0).size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(Font.system(size: 20).descriptor(.accessibility5).size == 20)
  }

  @Test func everyStyleGrowsByItsOwnColumnOfTheTable() {
    let smallest: [Double] = [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]
    let largest: [Double] = [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
    for (index, (style, size)) in Self.styles.enumerated() {
      let sizes = DynamicTypeSize.allCases.map { Font.system(style).descriptor($0).size }
      #expect(sizes.first == smallest[index] && sizes.last == largest[index], "\(style)")
      #expect(sizes[DynamicTypeSize.large.rawValue] == size && sizes == sizes.sorted())
    }
  }

  @Test func whatIsWrittenNearerToTheWordsWins() throws {
    func spans(_ text: Text) -> [TextSpan] { text.spans(in: EnvironmentValues()) }
    let sum = Text("a").bold() + Text("b").font(.title).foregroundColor(.red) + Text("c").italic()
    let all = spans(sum)
    #expect(all.map(\.text) == ["a", "b", "c"])
    #expect(all[0].font.weight == 600 && all[1].font.size == 28 && all[2].font.isItalic)
    #expect(all[0].color == nil && all[1].color != nil)
    #expect(spans(Text("x").font(.caption).font(.title))[0].font.size == 12)
    #expect(spans(Text("x").fontWeight(.light).bold())[0].font.weight == 300)
  }

  @Test func numbersInKeysAreFormatted() {
    #expect(Text("\(1234) \(-1234567) \(0.5)").plainText == "1,234 -1,234,567 0.500000")
    #expect(Text("\(3.14159, specifier: "%.2f") \("x") \(Text("y"))").plainText == "3.14 x y")
    #expect(Text(verbatim: "\(1234)").plainText == "1234")
    let string = "\(1234)"
    #expect(Text(string).plainText == "1234")
  }

  @Test func linesWrapAreLimitedAndTruncated() throws {
    let words = Text("one two three four five six seven eight nine ten")
    let one = try Placed(words, nil, nil).size
    let wrapped = try Placed(words, 100, nil).size
    #expect(wrapped.width <= 100 && wrapped.height > 3 * one.height)
    let limited = try Placed(words.lineLimit(2), 100, nil).size
    #expect(abs(limited.height - 2 * one.height) <= 2)
    let short = try Placed(words, 100, one.height * 1.5).size
    #expect(abs(short.height - one.height) <= 1, "as many lines as fit")
    #expect(try Placed(words, 100, 1).size.height == one.height, "one line at least")
  }

  @Test func aTextTakesNoMoreThanItNeeds() throws {
    let ideal = try Placed(Text("short"), nil, nil).size
    #expect(try Placed(Text("short"), 500, 500).size == ideal)
    #expect(try Placed(Text(""), 500, 500).size.width == 0)
  }

  @Test func anUnknownSymbolIsAPlaceholderAndOneIssue() throws {
    let probe = try Probe(
      VStack {
        Image(systemName: "no.such.thing"); Image(systemName: "heart")
      })
    #expect(probe.host.issues.count == 1)
    #expect(probe.host.issues.first?.path.contains("Image") == true)
    #expect(
      try Placed(Image(systemName: "no.such.thing"), nil, nil).size == CGSize(width: 17, height: 17)
    )
  }

  @Test func linesStandByTheirAlignmentWithinTheText() throws {
    for (alignment, name) in [(TextAlignment.leading, "l"), (.center, "c"), (.trailing, "t")] {
      let placed = try Placed(
        Text("a long line of words\nx").multilineTextAlignment(alignment), nil, nil)
      #expect(placed.leaves.count == 1, "\(name)")
    }
    let baselines = try Placed(Text("a\nb\nc"), nil, nil)
    let text = baselines.host.graph.presentationSurface.content.children[0].dimensions(.unspecified)
    #expect(
      text[VerticalAlignment.lastTextBaseline] > text[VerticalAlignment.firstTextBaseline] + 30)
  }
}

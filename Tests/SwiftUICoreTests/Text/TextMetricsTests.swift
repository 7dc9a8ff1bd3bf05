import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Heights and weights of text, as they were measured on iOS.
@MainActor @Suite("Texts have the platform's measures")
struct TextMetricsTests {
  private func height(_ text: some View, scale: Double, width: CGFloat? = nil) throws -> CGFloat {
    try Placed(text, width, nil, HostConfiguration(scale: scale)).size.height
  }

  @Test(arguments: [(3.0, 61.0 / 3), (2.0, 20.5), (1.0, 21.0)])
  func aLineIsAsHighAsTheFontInWholePixels(_ scale: Double, _ expected: CGFloat) throws {
    #expect(abs(try height(Text("Ag"), scale: scale) - expected) < 1e-9)
  }

  /// (lines − 1) · leading + a line, for the text styles at the default size, at three pixels a point.
  @Test func linesBelowOneAnotherAreTheLeadingOfTheirStyleApart() throws {
    let styles: [(Font, Double, Double)] = [
      (.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
      (.body, 17, 22),
      (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
    ]
    for (font, size, leading) in styles {
      let expected = ((2 * leading + size * 2444 / 2048) * 3 - 1e-6).rounded(.up) / 3
      let three = try height(Text("a\nb\nc").font(font), scale: 3)
      #expect(abs(three - expected) < 1e-9, "\(font)")
    }
    // The smallest style asks for less than its letters need.
    #expect(try height(Text("a\nb").font(.caption2), scale: 1) == 27)
    // A font by its size has no leading of its own.
    #expect(try height(Text("a\nb\nc").font(.system(size: 17)), scale: 1) == 61)
  }

  @Test(
    "A distance of lines that is asked for stands in the place of the font's own, where it is larger"
  )
  func lineSpacing() throws {
    let text = Text("a\nb").font(.system(size: 14))
    let style = Text("a\nb").font(.subheadline).dynamicTypeSize(.medium)
    let natural = try height(text, scale: 100)
    // The style has a leading of 19, and its letters need 16.7.
    #expect(isClose(try height(style, scale: 100) - natural, 19 - 16.71, within: 0.02))
    #expect(try height(style.lineSpacing(1), scale: 100) == height(style, scale: 100))
    #expect(isClose(try height(style.lineSpacing(2.5), scale: 100) - natural, 2.5, within: 0.02))
    #expect(isClose(try height(text.lineSpacing(5), scale: 100) - natural, 5, within: 0.02))
  }

  @Test func leadingGrowsWithTheTextSize() throws {
    let leadings = DynamicTypeSize.allCases.map { size -> Double in
      let font = Font.body.descriptor(size)
      return (font.lineGap + 2444 / 2048) * font.size
    }
    // The largest sizes ask for less than their letters need.
    let table: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    #expect(zip(leadings, table).allSatisfy { abs($0 - $1) < 1e-9 }, "\(leadings)")
  }

  @Test func aTighterOrLooserFontMovesLinesByTwoPoints() throws {
    let plain = try height(Text("a\nb").font(.body), scale: 100)
    #expect(
      abs(try height(Text("a\nb").font(.body.leading(.loose)), scale: 100) - plain - 2) < 0.011)
    #expect(
      abs(try height(Text("a\nb").font(.body.leading(.tight)), scale: 100) - plain + 2) < 0.011)
    let one = try height(Text("a").font(.body), scale: 3)
    #expect(try height(Text("a").font(.body.leading(.loose)), scale: 3) == one)
  }

  @Test func baselinesAreAnAscentBelowTheTop() throws {
    let placed = try Placed(Text("a\nb"), nil, nil, HostConfiguration(scale: 3))
    let element = try #require(placed.host.graph.presentationSurface.content.children.first)
    let dimensions = element.dimensions(.unspecified)
    let ascent = 17 * 1950.0 / 2048
    #expect(abs(dimensions[VerticalAlignment.firstTextBaseline] - ascent) < 1e-9)
    #expect(abs(dimensions[VerticalAlignment.lastTextBaseline] - ascent - 22) < 1e-9)
  }

  @Test func widthsAreWholePixels() throws {
    for scale in [1.0, 2, 3] {
      let width = try Placed(Text("Agile"), nil, nil, HostConfiguration(scale: scale)).size.width
      #expect(abs(width * scale - (width * scale).rounded()) < 1e-9)
      #expect(
        try Placed(Text("Agile"), width, nil, HostConfiguration(scale: scale)).size.height < 22)
    }
  }

  @Test func asManyLinesAreShownAsThereIsRoomFor() throws {
    let text = Text("one two three four five six seven eight nine ten")
    let scale = HostConfiguration(scale: 3)
    func lines(_ height: CGFloat) throws -> CGFloat {
      try Placed(text, 60, height, scale).size.height
    }
    let one = try lines(1)
    #expect(abs(one - 61.0 / 3) < 1e-9)
    #expect(try lines(42) == one)
    #expect(abs(try lines(42.5) - 127.0 / 3) < 1e-9)
    #expect(abs(try lines(64) - 127.0 / 3) < 1e-9)
    #expect(abs(try lines(64.4) - 193.0 / 3) < 1e-9)
  }

  @Test func roomForLinesThatAreNotThereIsThatOfLines() throws {
    let two = try Placed(Text("a").lineLimit(2, reservesSpace: true), nil, nil).size.height
    #expect(try Placed(Text("a\nb"), nil, nil).size.height == two)
  }

  /// Measured on a phone for body, callout, title3 and largeTitle; the others are in Apple's table of
  /// emphasized weights.
  @Test func boldTextHasTheEmphasizedWeightOfItsStyle() {
    func weight(_ text: Text) -> Double { text.spans(in: EnvironmentValues())[0].font.weight }
    for font in [Font.body, .callout, .title3, .headline, .subheadline, .footnote, .caption] {
      #expect(weight(Text("a").font(font).bold()) == 600)
      #expect(weight(Text("a").font(font.bold())) == 600)
      #expect(weight(Text("a").font(font).fontWeight(.bold)) == 700)
      #expect(weight(Text("a").font(font.italic().bold())) == 600)
    }
    for font in [Font.largeTitle, .title, .title2, .system(size: 17), .custom("Inter", size: 12)] {
      #expect(weight(Text("a").font(font).bold()) == 700)
      #expect(weight(Text("a").font(font.bold())) == 700)
    }
    #expect(weight(Text("a").font(.body.weight(.medium)).bold()) == 700)
    #expect(weight(Text("a").bold().bold(false)) == 600)
  }

  /// 18 points high at 27, 9.5 at 14, on the baseline.
  @Test(arguments: [(27.0, 18.0), (14.0, 9.5)])
  func aRedactedLineIsABarAsHighAsCapitals(_ size: Double, _ height: Double) throws {
    let layout = try HarfBuzzTextEngine().layout(
      TextRequest([TextSpan("Redacted", font: FontDescriptor(size: size))]))
    guard case .group(let group) = Redaction.bars(layout, .color(.black)).first else {
      Issue.record("no bars")
      return
    }
    var bars: [Rect] = []
    for case .fill(.roundedRect(let rect, _, _), _, _) in group.commands { bars.append(rect) }
    let bar = try #require(bars.first)
    #expect(abs(bar.height - height) < 0.34)
    #expect(abs(bar.maxY - size * 1950 / 2048) < 1e-6)
  }
}

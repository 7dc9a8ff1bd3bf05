import Glibc
import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("The text engine")
struct EngineTests {
  let engine: HarfBuzzTextEngine

  init() throws {
    engine = try HarfBuzzTextEngine()
  }

  @Test("resolves every symbol's name to a glyph that exists")
  func symbols() {
    #expect(SymbolTable.names.count >= 2_700)
    let missing = SymbolTable.names.filter { engine.symbol($0, font: FontDescriptor()) == nil }
    #expect(missing.isEmpty)
    #expect(engine.symbol("no.such.symbol", font: FontDescriptor()) == nil)
  }

  @Test("centres a symbol on the capital letters beside it")
  func symbolPlace() throws {
    let star = try #require(engine.symbol("circle.fill", font: FontDescriptor()))
    let middle = star.firstBaseline - star.inkBounds.midY
    #expect(abs(middle - 17 * 0.727 / 2) < 0.1)
    #expect(star.size.height > 17 && star.size.height < 22)
  }

  @Test("gives symbols of one outline one width")
  func symbolWidths() throws {
    let names = ["circle", "circle.fill", "checkmark.circle", "checkmark.circle.fill"]
    let widths = names.compactMap { engine.symbol($0, font: FontDescriptor())?.size.width }
    #expect(widths.count == 4 && widths.allSatisfy { abs($0 - widths[0]) < 0.1 }, "\(widths)")
  }

  @Test(
    "gives lines the height of San Francisco, and the distance that is asked for",
    arguments: [34.0, 28, 22, 20, 17, 16, 15, 13, 12, 11])
  func heights(size: Double) {
    let one = engine.layout(TextRequest([text("Legato", size)]))
    #expect(one.size.height == size * 2444 / 2048)
    #expect(one.firstBaseline == size * 1950 / 2048)
    var span = text("Legato\nLegato", size)
    span.font.lineGap = 0.25
    let two = engine.layout(TextRequest([span]))
    #expect(abs(two.size.height - 2 * one.size.height - size / 4) < 1e-9)
    #expect(two.firstBaseline == one.firstBaseline)
    #expect(abs(two.lastBaseline - two.firstBaseline - one.size.height - size / 4) < 1e-9)
  }

  @Test("wraps at words and is as wide as its widest line")
  func wrapping() {
    let request = TextRequest([text("one two three four five six")], maxWidth: 100)
    let layout = engine.layout(request)
    #expect(layout.lineCount == 3)
    #expect(layout.size.width < 100)
    #expect(abs(layout.size.height - 3 * 17 * 2444 / 2048) < 1e-9)
    #expect(!layout.isTruncated)
    // What was measured fits in what was found.
    var again = request
    again.maxWidth = layout.size.width
    #expect(engine.layout(again).lineCount == 3)
  }

  @Test("breaks a word that is wider than its room between characters")
  func longWord() {
    let layout = engine.layout(TextRequest([text("incomprehensibilities")], maxWidth: 60))
    #expect(layout.lineCount > 1)
    #expect(layout.size.width <= 60.001)
  }

  @Test(
    "puts an ellipsis where text is left out",
    arguments: [TextRequest.Truncation.head, .middle, .tail])
  func truncation(mode: TextRequest.Truncation) {
    let whole = engine.layout(TextRequest([text("The quick brown fox jumps")]))
    let layout = engine.layout(
      TextRequest(
        [text("The quick brown fox jumps")], maxWidth: 120, lineLimit: 1, truncation: mode))
    #expect(layout.isTruncated)
    #expect(layout.lineCount == 1)
    #expect(layout.size.width <= 120.001)
    let (shown, all) = (layout.runs.flatMap(\.glyphs), whole.runs.flatMap(\.glyphs))
    #expect((shown.first?.id == all.first?.id) == (mode != .head))
    #expect((shown.last?.id == all.last?.id) == (mode != .tail))
  }

  @Test("aligns lines in the widest one's width")
  func alignment() throws {
    func starts(_ alignment: TextRequest.Alignment, rightToLeft: Bool = false) throws -> [Double] {
      let layout = engine.layout(
        TextRequest(
          [text("a\nlonger")], alignment: alignment, isRightToLeft: rightToLeft))
      return try [
        #require(layout.runs.first?.glyphs.first?.x), #require(layout.runs.last?.glyphs.first?.x),
      ]
    }
    #expect(try starts(.leading)[0] == 0)
    let (centered, trailing) = (try starts(.center)[0], try starts(.trailing)[0])
    #expect(abs(trailing - 2 * centered) < 1e-9)
    #expect(try starts(.leading, rightToLeft: true)[0] == trailing)
    #expect(try starts(.trailing, rightToLeft: true)[0] == 0)
  }

  @Test("sets right-to-left text from the right")
  func bidi() {
    let layout = engine.layout(TextRequest([text("abc.")], isRightToLeft: true))
    let plain = engine.layout(TextRequest([text("abc.")]))
    // The full stop belongs to the sentence, which goes to the left.
    #expect(layout.runs[0].glyphs[0].id == plain.runs[0].glyphs[3].id)
  }

  @Test("reads a paragraph in the direction of its first letter, where it is to be inferred")
  func inferredDirection() {
    func glyphs(_ string: String, rightToLeft: Bool, infers: Bool) -> [UInt32] {
      engine.layout(
        TextRequest([text(string)], isRightToLeft: rightToLeft, infersDirection: infers)
      ).runs.flatMap(\.glyphs).map(\.id)
    }
    let plain = glyphs("abc.", rightToLeft: false, infers: false)
    #expect(glyphs("abc.", rightToLeft: true, infers: true) == plain)
    #expect(glyphs("...abc", rightToLeft: true, infers: true).last == plain[2])
    // What has no letter follows the lines.
    #expect(
      glyphs("1-", rightToLeft: true, infers: true)
        == glyphs("1-", rightToLeft: true, infers: false))
    #expect(
      glyphs("\u{5D0}.", rightToLeft: false, infers: true)
        == glyphs("\u{5D0}.", rightToLeft: true, infers: false))
    // Where lines stand is another matter.
    let layout = engine.layout(
      TextRequest([text("a\nlonger")], isRightToLeft: true, infersDirection: true))
    #expect(layout.runs[0].glyphs[0].x > 0)
  }

  @Test("shows what no face has as the empty box, never in a font of the machine's")
  func missing() {
    let layout = engine.layout(TextRequest([text("\u{10FFFD}")]))
    #expect(layout.runs.flatMap(\.glyphs).map(\.id) == [0])
    #expect(layout.size.width > 0)
  }

  @Test("has digits of one width where asked")
  func digits() {
    func width(_ string: String, fixed: Bool, size: Double = 17) -> Double {
      engine.layout(
        TextRequest([
          TextSpan(string, font: FontDescriptor(size: size, hasMonospacedDigits: fixed))
        ])
      ).size.width
    }
    #expect(width("1111", fixed: false) < width("0000", fixed: false))
    // In the large cut of the face, whose tabular figures differ, as in the small one.
    for size in [17, 20, 60] as [Double] {
      for digit in "123456789" {
        let four = width(String(repeating: digit, count: 4), fixed: true, size: size)
        #expect(abs(four - width("0000", fixed: true, size: size)) < 1e-9)
      }
    }
  }

  @Test(
    "has rounded digits of one width that are no wider than San Francisco's",
    arguments: [400.0, 700])
  func roundedDigits(weight: Double) {
    func width(_ string: String) -> Double {
      let font = FontDescriptor(
        design: .rounded, size: 40, weight: weight, hasMonospacedDigits: true)
      return engine.layout(TextRequest([TextSpan(string, font: font)])).size.width
    }
    let ten = width("0000000000")
    for digit in "123456789" {
      #expect(abs(width(String(repeating: digit, count: 10)) - ten) < 1e-9)
    }
    #expect((0.55...0.65).contains(ten / 400), "\(ten / 400)")
  }

  @Test("raises a colon between two digits, and only there") func colons() throws {
    func glyphs(_ string: String, _ design: FontDescriptor.Design = .standard) -> [(
      y: Double, x: Double
    )] {
      let font = FontDescriptor(design: design, size: 20)
      let layout = engine.layout(TextRequest([TextSpan(string, font: font)]))
      return layout.runs.flatMap(\.glyphs).map { ($0.y, $0.x) }
    }
    let time = glyphs("1:2")
    #expect(abs(time[1].y - time[0].y + 2) < 1e-9 && time[0].y == time[2].y)
    for string in ["a:2", "1:b", "1: 2", "1:"] {
      let other = glyphs(string)
      #expect(other.allSatisfy { $0.y == other[0].y }, "\(string)")
    }
    #expect(Set(glyphs("1:2", .monospaced).map(\.y)).count == 1)
    func width(_ string: String) -> Double {
      engine.layout(
        TextRequest([TextSpan(string, font: FontDescriptor(size: 20))])
      ).size.width
    }
    #expect(abs(width("1:2:") - width("1") - width("2") - 2 * width(":") - 0.7) < 1e-6)
  }

  @Test("adds tracking behind every character")
  func tracking() {
    var span = text("legato")
    let plain = engine.layout(TextRequest([span])).size.width
    span.tracking = 2
    #expect(abs(engine.layout(TextRequest([span])).size.width - plain - 12) < 1e-9)
  }

  @Test("answers the same from two engines, whatever the environment")
  func determinism() throws {
    setenv("FONTCONFIG_FILE", "/nowhere", 1)
    setenv("LANG", "tr_TR.UTF-8", 1)
    setlocale(LC_ALL, "")
    let other = try HarfBuzzTextEngine()
    for design in [FontDescriptor.Design.standard, .rounded, .monospaced, .serif] {
      let request = TextRequest(
        [text("Office fiber, 12:30", 15, design: design), text(" more", 20)], maxWidth: 90)
      let (first, second) = (engine.layout(request), other.layout(request))
      #expect(first == second && first.inkBounds == second.inkBounds)
    }
  }

  @Test("sets texts that are empty, endless or strange")
  func strange() {
    let line = 17 * 2444.0 / 2048
    #expect(engine.layout(TextRequest([])).size.height == line)
    #expect(engine.layout(TextRequest([text("")])).size == Size(0, line))
    #expect(engine.layout(TextRequest([text("\n\n")])).lineCount == 3)
    let long = String(repeating: "word and ", count: 11_000)
    #expect(engine.layout(TextRequest([text(long)], maxWidth: 300)).lineCount > 1_000)
    #expect(engine.layout(TextRequest([text(long)], maxWidth: 300, lineLimit: 2)).lineCount == 2)
    for width in [0, -5, Double.nan, .infinity] {
      for size in [0, -3, Double.nan, .infinity, 1e9] {
        _ = engine.layout(
          TextRequest([text("a\u{0}b\t\u{202E}c\u{FFFD}", size)], maxWidth: width, lineLimit: -1))
      }
    }
  }
}

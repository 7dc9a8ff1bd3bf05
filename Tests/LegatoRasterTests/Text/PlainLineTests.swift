import LegatoDisplay
import Testing

@testable import LegatoRaster

/// A plain line is set without paragraphs and items, and is to be what they give.
@Suite("Plain lines")
struct PlainLineTests {
  private let library: FontLibrary
  private let shaper: Shaper

  init() throws {
    library = try FontLibrary()
    let sources = GlyphSources(fonts: library)
    shaper = Shaper(
      library: library, symbols: SymbolSetter(library: library, composed: sources.composed))
  }

  private func setter(_ request: TextRequest) -> TextSetter {
    TextSetter(library: library, shaper: shaper, request: request)
  }

  private func plain(_ request: TextRequest) -> TextLayout? {
    PlainLine(library: library, shaper: shaper, request: request).layout()
  }

  private func expectSame(_ request: TextRequest, at location: SourceLocation = #_sourceLocation) {
    guard let line = plain(request) else { return }
    let whole = setter(request).layoutByParagraphs()
    #expect(
      line.text == whole.text && line.runs == whole.runs && line.size == whole.size
        && line.inkBounds == whole.inkBounds && line.firstBaseline == whole.firstBaseline
        && line.lastBaseline == whole.lastBaseline && line.lineCount == whole.lineCount
        && line.isTruncated == whole.isTruncated,
      "\(request)", sourceLocation: location)
  }

  @Test("are what paragraphs give, in any font and room")
  func same() {
    var random = Random(seed: 4)
    var count = 0
    for _ in 0..<4_000 {
      let request = random.request()
      if plain(request) != nil { count += 1 }
      expectSame(request)
    }
    #expect(count > 2_000)
  }

  @Test("have a run for each height, size and color; a colon between digits is raised")
  func runs() throws {
    var raised = text("up ")
    raised.baselineOffset = 4
    var red = text("red ")
    red.color = DisplayColor(1, 0, 0)
    let request = TextRequest([
      text("At "), text("12"), text(":"), text("30 "), raised, red, text("big", 30),
    ])
    let line = try #require(plain(request))
    #expect(line.runs.map(\.glyphs.count) == [5, 1, 3, 3, 4, 3])
    #expect(line.text == "At 12:30 up red big")
    expectSame(request)
  }

  @Test(
    "are not for what needs more",
    arguments: [
      TextRequest([text("שלום")]), TextRequest([text("two\nlines")]), TextRequest([text("")]),
      TextRequest([text("café")]), TextRequest([text("right")], isRightToLeft: true),
      TextRequest([text("does not fit")], maxWidth: 40), TextRequest([text("bell\u{7}")]),
      TextRequest([TextSpan("line", font: FontDescriptor(), underline: TextLineMark())]),
    ])
  func others(_ request: TextRequest) {
    #expect(plain(request) == nil)
  }

  @Test(
    "Numbers are set from pairs of characters as they are shaped",
    arguments: [FontDescriptor.Design.standard, .rounded, .monospaced, .serif])
  func digits(_ design: FontDescriptor.Design) throws {
    for (size, weight) in [(17.0, 400.0), (34, 400), (17, 600), (30, 700), (12, 300)] {
      for isMonospaced in [false, true] {
        var span = text("", size, design: design)
        span.font.weight = weight
        span.font.hasMonospacedDigits = isMonospaced
        let setting = shaper.setting(of: span, .own)
        var known = 0
        // All of up to three digits, and some longer ones.
        let long = [
          "1234", "98765", "1111111", "40710747", "2147483647", "1,234", "7,411.17", "10.000,50",
          "1.1.1", "47,4,7",
        ]
        for number in (0..<1_000).map(String.init) + long {
          let scalars = number.unicodeScalars.map(\.value)
          scalars.withUnsafeBufferPointer {
            let shaped = shaper.shaped($0.indices, of: $0, span, setting, isRightToLeft: false)
            let run = shaper.run($0.indices, of: $0, span, setting, isRightToLeft: false)
            if shaped.glyphs == run.glyphs { known += 1 }
          }
        }
        #expect(known == 1_010, "\(design) \(size) \(weight) \(isMonospaced)")
      }
    }
    #expect(!shaper.pairs.isEmpty && shaper.pairs.values.allSatisfy { $0 != nil })
  }
}

@Suite("Numbers")
struct NumberPairsTests {
  @Test(
    "are digits, with single commas and points between them",
    arguments: [
      ("0", true), ("1,234.5", true), ("1.2.3", true), ("", false), (",5", false), ("5.", false),
      ("1,,2", false), ("-1", false), ("1 2", false), ("1a", false),
    ])
  func isNumber(_ text: String, _ expected: Bool) {
    let found = text.unicodeScalars.map(\.value).withUnsafeBufferPointer {
      NumberPairs.isNumber($0)
    }
    #expect(found == expected)
  }

  @Test("are shaped whole in a font whose characters are more than pairs")
  func otherFonts() {
    func glyph(_ id: UInt32, _ character: Int32 = 0) -> ShapedRun.Glyph {
      ShapedRun.Glyph(id: id, character: character, advance: 10, x: 0, y: 0)
    }
    // A ligature of 1 and 7, and another form of 4 behind a 2.
    #expect(NumberPairs { $0 == [0x31, 0x37] ? [glyph(99)] : Self.plain($0) } == nil)
    #expect(
      NumberPairs { $0 == [0x32, 0x34] ? [glyph(0x32), glyph(98, 1)] : Self.plain($0) } == nil)
    #expect(NumberPairs(Self.plain) != nil)
  }

  private static func plain(_ scalars: [UInt32]) -> [ShapedRun.Glyph] {
    scalars.enumerated().map {
      ShapedRun.Glyph(id: $1, character: Int32($0), advance: 10, x: 0, y: 0)
    }
  }
}

/// Numbers that are the same in each run.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func element<T>(of list: [T]) -> T { list[next(below: list.count)] }

  private mutating func span() -> TextSpan {
    let words = [
      "Row ", "12", ":", "30", ": grows", "AVATAR", "fi ffl", "To", "  ", "1:2", "x", "-> !=", "",
      "Hello, world", "a much longer stretch of plain words than is kept",
    ]
    var span = text(
      element(of: words), element(of: [11.0, 15, 17, 20, 34, .nan]),
      design: element(of: [.standard, .standard, .rounded, .monospaced, .serif]))
    span.font.weight = element(of: [400, 400, 600, 700])
    span.font.isItalic = next(below: 6) == 0
    span.font.hasMonospacedDigits = next(below: 4) == 0
    span.font.hasSmallCaps = next(below: 8) == 0
    span.font.width = element(of: [1, 1, 1, 1.2])
    span.tracking = element(of: [0, 0, 0, 2, -30])
    span.kerning = element(of: [0, 0, 1, .infinity])
    span.baselineOffset = element(of: [0, 0, 0, 3])
    span.color = next(below: 5) == 0 ? DisplayColor(1, 0, 0) : nil
    return span
  }

  mutating func request() -> TextRequest {
    var spans = (0...next(below: 3)).map { _ in span() }
    // Most texts are of one font.
    if next(below: 2) == 0 { for index in spans.indices { spans[index].font = spans[0].font } }
    return TextRequest(
      spans, maxWidth: element(of: [nil, nil, 400, 100, 0, -4, .nan, .infinity]),
      lineLimit: element(of: [nil, 1, 0, 3]),
      alignment: element(of: [.leading, .center, .trailing]),
      lineSpacing: element(of: [0, 4]), infersDirection: next(below: 2) == 0)
  }
}

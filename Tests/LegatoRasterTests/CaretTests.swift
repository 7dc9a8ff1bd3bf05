import Glibc
import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Carets")
struct CaretTests {
  let engine: HarfBuzzTextEngine

  init() throws {
    engine = try HarfBuzzTextEngine()
  }

  private func request(_ string: String, width: Double? = nil, rightToLeft: Bool = false)
    -> TextRequest
  {
    TextRequest([text(string)], maxWidth: width, isRightToLeft: rightToLeft)
  }

  @Test("stand at the edges of the characters, from one end of the text to the other")
  func edges() {
    let request = request("Office")
    let carets = engine.carets(request)
    let places = (0...6).map { carets.caret(before: $0).x }
    #expect(places == places.sorted() && Set(places).count == 7)
    #expect(places[0] == 0 && abs(places[6] - engine.layout(request).size.width) < 1e-9)
    #expect(carets.caret(before: 3).height == 17 * 2444.0 / 2048)
    for (index, x) in places.enumerated() {
      #expect(carets.index(at: Point(x + 0.1, 10)) == index)
    }
  }

  @Test("go from the right to the left where the text does")
  func rightToLeft() {
    let carets = engine.carets(request("אבג"))
    let places = (0...3).map { carets.caret(before: $0).x }
    #expect(places == places.sorted(by: >) && places[3] == 0)
    let mixed = engine.carets(request("ab אב cd"))
    #expect(mixed.caret(before: 3).x > mixed.caret(before: 4).x)
    #expect(mixed.caret(before: 6).x > mixed.caret(before: 0).x)
    let rectangles = mixed.rectangles(1..<4, width: 0, isRightToLeft: false)
    #expect(rectangles.count == 2, "what is selected in two directions is in two places")
  }

  @Test("stand on the later line where a line was wrapped or broken")
  func lines() {
    let carets = engine.carets(request("one two\nthree", width: 50))
    #expect(carets.lines.map(\.range) == [0..<4, 4..<7, 8..<13])
    #expect([0, 3, 4, 7, 8, 13].map(carets.line) == [0, 0, 1, 1, 2, 2])
    #expect(carets.index(at: Point(1000, 30)) == 7)
    #expect(carets.index(at: Point(-5, 1000)) == 8)
    #expect(carets.rectangles(0..<13, width: 200, isRightToLeft: false).count == 3)
    // A line break that is selected takes the rest of its line.
    #expect(carets.rectangles(5..<9, width: 200, isRightToLeft: false).map(\.maxX).first == 200)
    let empty = engine.carets(request("\n"))
    #expect(empty.lines.map(\.range) == [0..<0, 1..<1])
  }

  @Test("never stand within a character as a reader sees it")
  func graphemes() {
    let carets = engine.carets(request("e\u{301}👍🏽x"))
    let starts = carets.lines[0].boxes.map(\.range.lowerBound)
    #expect(starts == [0, 2, 4])
  }

  @Test("exist for texts that are empty or strange")
  func strange() {
    for string in ["", "\u{301}", "\u{202E}", "\r\n", "\u{FFFC}"] {
      for width in [nil, 0, -1, Double.nan] {
        let carets = engine.carets(request(string, width: width))
        #expect(!carets.lines.isEmpty)
        #expect(carets.caret(before: 99).x.isFinite)
        _ = carets.index(at: Point(.infinity, -.infinity))
      }
    }
  }

  @Test("An app's font is found by its family's name and by those of its faces")
  func appFonts() throws {
    setenv("LEGATO_FONTS", "/usr/share/fonts/truetype/crosextra", 1)
    defer { unsetenv("LEGATO_FONTS") }
    let engine = try HarfBuzzTextEngine()
    #expect(engine.hasFont(named: "Caladea") && engine.hasFont(named: "Caladea-BoldItalic"))
    #expect(!engine.hasFont(named: "Caladea-Black"))
    func width(_ font: FontDescriptor) -> Double {
      engine.layout(TextRequest([TextSpan("Words", font: font)])).size.width
    }
    let bold = width(FontDescriptor(design: .serif, weight: 700))
    #expect(width(FontDescriptor(family: "Caladea-Bold")) == bold)
    #expect(width(FontDescriptor(family: "Caladea", weight: 700)) == bold)
    #expect(width(FontDescriptor(family: "Caladea")) != bold)
  }
}

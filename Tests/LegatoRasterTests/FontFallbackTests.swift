import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Characters that a font does not have")
struct FontFallbackTests {
  private let engine: HarfBuzzTextEngine

  init() throws { engine = try HarfBuzzTextEngine() }

  private func layout(_ string: String, weight: Double = 400) -> TextLayout {
    engine.layout(
      TextRequest([TextSpan(string, font: FontDescriptor(size: 17, weight: weight))]))
  }

  private func glyphs(_ string: String) -> [UInt32] {
    layout(string).runs.flatMap(\.glyphs).map(\.id)
  }

  private func faces(_ string: String) -> [Int] { layout(string).runs.map(\.face) }

  @Test(
    "shows an emoji as one picture, whatever it is made of",
    arguments: [
      "\u{1F600}", "\u{1F44D}\u{1F3FD}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}",
      "\u{1F1E9}\u{1F1F0}", "1\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}",
    ])
  func emoji(_ character: String) throws {
    let run = try #require(layout(character).runs.first)
    #expect(run.glyphs.count == 1 && run.glyphs[0].id != 0)
    #expect(run.face == faces("\u{1F600}").first)
    // A line is as high as it is without.
    #expect(layout(character).size.height == layout("a").size.height)
    #expect(layout(character).size.width > 17 && layout(character).size.width < 26)
  }

  @Test("shows as a sign what asks for that, and does not take digits for emoji")
  func signs() {
    let picture = faces("\u{1F600}")[0]
    #expect(!faces("\u{2764}\u{FE0E}").contains(picture))
    #expect(faces("12 #*") == faces("a"))
    #expect(faces("caf\u{E9} \u{2014} \u{20AC}5") == faces("a"))
  }

  @Test("has letters of other scripts, joined where they are", arguments: [400.0, 700])
  func scripts(_ weight: Double) {
    for word in ["\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{633}\u{644}\u{627}\u{645}", "\u{563}"] {
      #expect(!glyphs(word).contains(0))
    }
    #expect(layout("\u{5D0}").runs.map(\.face) != layout("\u{5D0}", weight: 700).runs.map(\.face))
    // In a word letters have other forms than alone.
    let word = glyphs("\u{633}\u{645}")
    #expect(word.count == 2)
    #expect(Set(word).isDisjoint(with: glyphs("\u{633} \u{645}")))
  }

  @Test(
    "has Chinese and Japanese, as wide as high",
    arguments: ["你好世界", "こんにちは", "カナ"])
  func ideographs(_ word: String) {
    let layout = layout(word)
    #expect(!glyphs(word).contains(0) && Set(faces(word)).isDisjoint(with: faces("a")))
    #expect(abs(layout.size.width - 17 * Double(word.count)) < 17)
    // A line is as high as it is without.
    #expect(layout.size.height == self.layout("a").size.height)
    #expect(faces("a好").first == faces("a").first)
  }

  @Test("draws an emoji in its colours, with the opacity of the text's")
  func colors() throws {
    func shown(_ opacity: Double) throws -> Shown {
      try draw(40, 40) { list in
        list.show([
          .text(
            layout("\u{1F600}"), at: Point(8, 8), .color(DisplayColor(0, 0, 1, opacity)))
        ])
      }.pixel(19, 19)
    }
    let full = try shown(1)
    // A face is yellow, whatever the text's colour.
    #expect(full.red > 230 && full.green > 120 && full.blue < 120)
    #expect(abs(try shown(0.5).blue - (full.blue + 255) / 2) <= 3)
    #expect(try shown(0) == (255, 255, 255, 255))
  }

  @Test("draws an emoji at every size and angle", arguments: [0.25, 0.7, 3, 12], [0.0, 0.5])
  func sizes(_ scale: Double, _ turn: Double) throws {
    let drawn = try draw(320, 320) { list in
      list.show([.text(layout("\u{1F7E5}"), at: .zero, .color(.white))]) {
        $0.transform = Transform.translation(-10, -10).then(.scale(scale, scale))
          .then(.rotation(sine: turn, cosine: (1 - turn * turn).squareRoot()))
          .then(.translation(160, 160))
      }
    }
    #expect(drawn.isNear(160, 160, 233, 60, 50, by: 40))
  }
}

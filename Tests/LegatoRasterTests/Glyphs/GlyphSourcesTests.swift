import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Sources of glyphs")
struct GlyphSourcesTests {
  private let sources: GlyphSources

  init() throws { sources = GlyphSources(fonts: try FontLibrary()) }

  private func face(unitsPerEm: Double) throws -> KeptFace {
    var face = KeptFace(unitsPerEm: unitsPerEm, hasPictures: false)
    let corners: [(Int16, Int16)] = [(0, 0), (500, 0), (250, 700)]
    face.glyphs[3] = GlyphOutline(
      points: corners.map { GlyphOutline.Point(x: $0.0, y: $0.1, kind: .line) }, contourEnds: [3],
      isEvenOdd: false)
    try #require(face.glyphs[3] != nil)
    return face
  }

  @Test("Recorded glyphs have numbers below zero, and equal ones have the same number")
  func recorded() throws {
    let (first, second) = (try face(unitsPerEm: 1000), try face(unitsPerEm: 2000))
    #expect(sources.number(of: first) == -1)
    #expect(sources.number(of: second) == -2)
    #expect(sources.number(of: first) == -1)
    #expect(sources.source(-1).outline(3) == first.glyphs[3])
    #expect(sources.source(-2).unitsPerEm == 2000)
    #expect(sources.source(-1).outline(4) == nil)
  }

  @Test("A number that no face has stands for Inter Regular", arguments: [-1, Int.min])
  func unknown(number: Int) {
    #expect(sources.source(number) === sources.fonts.standard)
  }

  @Test("Font files are numbered from 0, and composed symbols have a number of their own")
  func files() throws {
    #expect(sources.source(3) === sources.fonts.face(3))
    #expect(sources.source(ComposedFace.number) === sources.composed)
  }

  @Test("A font that is asked for twice is found twice, or not at all")
  func questions() {
    let fonts = sources.fonts
    let number = fonts.number(for: FontDescriptor())
    for _ in 1...2 {
      #expect(fonts.hasFont(named: "Inter"))
      #expect(!fonts.hasFont(named: "No Font Of This Name"))
      #expect(fonts.number(for: FontDescriptor()) == number)
      #expect(fonts.number(for: FontDescriptor(family: "No Font Of This Name")) == number)
    }
  }
}

import LegatoDisplay
import Testing

@testable import LegatoRaster

/// What only asks for values loads no fonts: each file, and FreeType, is opened when it is first needed.
@Suite("Fonts are opened when they are needed")
struct LazyFontTests {
  @Test("An engine opens none")
  func engine() throws {
    let engine = try HarfBuzzTextEngine()
    #expect(engine.openedFontFiles.isEmpty && !engine.hasOpenedOutlines)
    _ = engine.metrics(of: FontDescriptor())
    #expect(engine.hasFont(named: "Inter"))
    #expect(engine.openedFontFiles.isEmpty && !engine.hasOpenedOutlines)
  }

  @Test("Setting a text opens the faces that it is set in, and no outlines")
  func setting() throws {
    let engine = try HarfBuzzTextEngine()
    let request = TextRequest([TextSpan("Hello", font: FontDescriptor(size: 12))])
    #expect(engine.layout(request).size.width > 20)
    #expect(engine.openedFontFiles.map { $0.split(separator: "/").last } == ["Inter-Regular.otf"])
    #expect(!engine.hasOpenedOutlines)
  }

  @Test("Drawing a text opens the outlines; drawing none does not")
  func drawing() throws {
    let engine = try HarfBuzzTextEngine()
    let rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    var list = DisplayList(size: Size(60, 20), scale: 1, background: .white)
    list.show([.fill(.rect(Rect(0, 0, 9, 9)), .color(.black), evenOdd: false)])
    rasterizer.render(list, changes: .everything)
    #expect(engine.openedFontFiles.isEmpty && !engine.hasOpenedOutlines)
    let layout = engine.layout(
      TextRequest([TextSpan("Hello", font: FontDescriptor(size: 12))]))
    list.show([.text(layout, at: Point(0, 0), .color(.black))])
    rasterizer.render(list, changes: .everything)
    #expect(engine.hasOpenedOutlines)
    #expect(rasterizer.rgba().contains { $0 < 128 })
  }
}

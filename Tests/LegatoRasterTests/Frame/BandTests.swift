import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Drawing in bands")
struct BandTests {
  @Test("gives the bytes of drawing all at once", arguments: 0..<24)
  func law(seed: Int) throws {
    let engine = try HarfBuzzTextEngine()
    var scene = RandomScene(seed: UInt64(seed), engine: engine, layers: 3 + seed % 17)
    for step in 0..<4 {
      let whole = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      whole.render(scene.list, changes: .everything)
      let banded = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      banded.painter.bandArea = 240 * (1 + seed % 9)
      banded.render(scene.list, changes: .everything)
      #expect(banded.rgba() == whole.rgba(), "step \(step)")
      _ = scene.change()
    }
  }

  @Test("covers a box once, in order, and cuts no backdrop")
  func cuts() throws {
    var list = DisplayList(size: Size(100, 400), scale: 1, background: .white)
    let bar = list.show([
      .fill(
        .rect(Rect(0, 90, 100, 45)),
        .backdrop(
          Backdrop(
            radius: 4, matrix: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
            ground: .white)), evenOdd: false)
    ])
    let rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    let painter = rasterizer.painter
    painter.bandArea = 2_000
    rasterizer.render(list, changes: .everything)
    let box = PixelBox(left: 0, top: 0, right: 100, bottom: 400)
    func cuts() -> [Int32] { painter.bands(of: box).map(\.bottom) }
    #expect(painter.bands(of: box).first?.top == 0)
    // A pixel around the bar on each side is its own as well.
    #expect(cuts().prefix(6) == [20, 40, 60, 80, 137, 157])
    #expect(cuts().last == 400)
    // What is not seen holds nothing together.
    list.modify(bar) { $0.opacity = 0 }
    rasterizer.render(list, changes: DisplayChanges(changed: [bar]))
    #expect(cuts().prefix(6) == [20, 40, 60, 80, 100, 120])
  }

  @Test("counts a layer once, however many bands it is in")
  func count() throws {
    var list = DisplayList(size: Size(100, 400), scale: 1, background: .white)
    list.show([square(0, 0, 90, red)]) { $0.transform = .scale(1, 4) }
    list.show([square(0, 0, 10, blue)])
    let rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    rasterizer.painter.bandArea = 1_000
    #expect(rasterizer.render(list, changes: .everything).layersDrawn == 2)
  }
}

import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("What opaque pages hide")
struct HidingTests {
  /// Pages of an opaque ground and some rows, over one another, that move, fade, shrink and are clipped;
  /// something turns on some of them, and some show what is behind them.
  private struct Pages {
    var random: Seeded
    var list = DisplayList(size: Size(100, 160), scale: 2, background: DisplayColor(0.9, 0.95, 1))
    var pages: [LayerID] = []
    var all: [LayerID] = []

    init(seed: Int) {
      random = Seeded(UInt64(seed))
      for number in 0..<3 { add(number) }
    }

    private mutating func add(_ number: Int) {
      var page = Layer(name: "page")
      let ground = DrawCommand.fill(
        .rect(Rect(0, 0, 100, random.chance(0.8) ? 160 : 90)), .color([red, blue, .white][number]),
        evenOdd: false)
      let isCommand = random.chance(0.5)
      if isCommand { page.commands = [ground] }
      let id = list.insert(page)
      var children: [LayerID] = []
      if !isCommand {
        var layer = Layer(name: "ground")
        layer.commands = [ground]
        children = [list.insert(layer)]
        if random.chance(0.4) { children.insert(list.insert(layer), at: 0) }
      }
      for row in 0..<6 {
        var layer = Layer(name: "row")
        layer.commands = [square(0, 0, 14, number % 2 == 0 ? .black : .white)]
        layer.transform = .translation(random.within(0, 70), Double(row) * 24)
        layer.isMoving = random.chance(0.1)
        children.append(list.insert(layer))
      }
      if random.chance(0.3) {
        var bar = Layer(name: "bar")
        bar.commands = [
          .fill(
            .rect(Rect(0, 0, 100, 20)),
            .backdrop(Backdrop(radius: 4, matrix: BackdropTests.plain, ground: .white)),
            evenOdd: false)
        ]
        children.append(list.insert(bar))
      }
      list.modify(id) { $0.children = children }
      var parent = list.root
      if random.chance(0.5) {
        parent = list.insert(Layer(name: "screen"))
        list.modify(list.root) { $0.children.append(parent) }
      }
      list.modify(parent) { $0.children.append(id) }
      pages.append(id)
      all += children
    }

    /// In points: between pixels, on whole ones, and close to those.
    private mutating func length(_ limit: Double) -> Double {
      let length = random.within(-limit, limit)
      switch random.below(3) {
      case 0: return length
      case 1: return length.rounded() / 2
      default: return length.rounded() / 2 + [-0.002, -0.0006, 0.0006, 0.002][random.below(4)]
      }
    }

    mutating func change() -> DisplayChanges {
      var changes = DisplayChanges()
      for page in pages where random.chance(0.8) {
        changes.changed.insert(page)
        let (x, y) = (random.chance(0.5) ? 0 : length(90), random.chance(0.6) ? 0 : length(120))
        let place = Transform.translation(x, y)
        let scale = random.chance(0.6) ? 1 : random.within(0.7, 1.3)
        let (opacity, radius) = (random.chance(0.75) ? 1 : 0.6, Double(random.below(20)))
        let (isMoving, isClipped, isTurned) = (
          random.chance(0.9), random.chance(0.3), random.chance(0.05)
        )
        list.modify(page) {
          $0.isMoving = isMoving
          $0.opacity = opacity
          $0.transform = Transform.scale(scale, scale, about: Point(50, 80)).then(place)
          if isTurned {
            $0.transform = Transform.rotation(sine: 0.6, cosine: 0.8).then($0.transform)
          }
          $0.clip =
            isClipped
            ? Layer.Clip(
              .roundedRect(
                Rect(0, 0, 100, 150), radius: Size(radius, radius), continuous: true)) : nil
        }
      }
      let child = all[random.below(all.count)]
      changes.changed.insert(child)
      let place = random.within(0, 70)
      list.modify(child) { if $0.name == "row" { $0.transform.tx = place } }
      return changes
    }
  }

  @Test("is not drawn, and leaves the same bytes", arguments: 0..<40)
  func law(seed: Int) throws {
    let engine = try HarfBuzzTextEngine()
    var pages = Pages(seed: seed)
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.painter.minHidden = 1
    playing.painter.bandArea = [1 << 17, 4_000, 900][seed % 3]
    playing.painter.keptAreaLimit = [0, 5_000, 1 << 20][seed / 3 % 3]
    playing.render(pages.list, changes: .everything)
    for step in 0..<8 {
      let changes = pages.change()
      playing.render(pages.list, changes: changes)
      let whole = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      whole.painter.minHidden = .max
      whole.render(pages.list, changes: .everything)
      let isSame = playing.rgba() == whole.rgba()
      #expect(isSame, "step \(step)")
    }
  }

  @Test("ends where the page above mixes with what is below", arguments: [1, 0.93, 1.07, 1.178])
  func edges(scale: Double) throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(100, 160), scale: 2, background: .black)
    func page(_ color: DisplayColor, _ rect: Rect) -> LayerID {
      list.show([.fill(.rect(rect), .color(color), evenOdd: false)]) {
        $0.isMoving = true
        // More than a plain rectangle: a picture is kept of it.
        $0.clip = Layer.Clip(.rect(Rect(-500, -500, 1_000, 1_000)))
      }
    }
    let below = page(red, Rect(-100, -100, 300, 400))
    let above = page(blue, Rect(-50, 0, 200, 300))
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.painter.minHidden = 1
    playing.render(list, changes: .everything)
    let steps = (0..<48).map { Double($0) / 48 } + [-0.002, -0.0007, 0.0007, 0.002, 0.4999]
    for (number, step) in steps.enumerated() {
      list.modify(above) {
        $0.transform = Transform.scale(scale, scale).then(.translation(0, 40 + step / 2))
      }
      list.modify(below) { $0.transform = .translation(0, Double(number % 2) / 4) }
      playing.render(list, changes: DisplayChanges(changed: [below, above]))
      let whole = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      whole.painter.minHidden = .max
      whole.render(list, changes: .everything)
      let isSame = playing.rgba() == whole.rgba()
      #expect(isSame, "\(step)")
    }
  }

  @Test("is the page below, as far as the one above has come")
  func pushed() throws {
    var list = DisplayList(size: Size(200, 400), scale: 2, background: .white)
    func page(_ color: DisplayColor) -> [LayerID] {
      let page = list.show([.fill(.rect(Rect(0, 0, 200, 400)), .color(color), evenOdd: false)])
      let rows = [10.0, 100, 180].map { x in
        var row = Layer(name: "row")
        row.commands = [square(0, 0, 9, .black)]
        row.transform = .translation(x, 40)
        return list.insert(row)
      }
      list.modify(page) { $0.children = rows }
      return [page] + rows
    }
    let (below, above) = (page(red), page(blue))
    let rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    rasterizer.painter.keptAreaLimit = 0
    rasterizer.render(list, changes: .everything)
    func drawn(at x: Double) -> Int {
      for (page, place) in [(below[0], -0.3 * (200 - x) + 0.1), (above[0], x)] {
        list.modify(page) {
          $0.isMoving = true
          $0.transform = .translation(place, 0)
        }
      }
      return rasterizer.render(
        list, changes: DisplayChanges(changed: [below[0], above[0]])
      ).layersDrawn
    }
    // Of the page above its ground and the first row have come in; below, they hide the third.
    #expect(drawn(at: 160.2) == (1 + 2) + (1 + 1))
    // The first row below is beyond the edge of the screen.
    #expect(drawn(at: 60.2) == (1 + 1) + (1 + 2))
    #expect(drawn(at: 0) == 1 + 3)
  }
}

import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Drawing a part again")
struct DamageLawTests {
  @Test("gives the bytes of drawing everything", arguments: 0..<24)
  func law(seed: Int) throws {
    let engine = try HarfBuzzTextEngine()
    var scene = RandomScene(seed: UInt64(seed), engine: engine, layers: 3 + seed % 17)
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(scene.list, changes: .everything)
    for step in 0..<12 {
      let changes = scene.change()
      let statistics = playing.render(scene.list, changes: changes)
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(scene.list, changes: .everything)
      let (shown, expected) = (playing.rgba(), seeking.rgba())
      guard shown != expected else { continue }
      let different = shown.indices.filter { shown[$0] != expected[$0] }
      let first = different[0] / 4
      Issue.record(
        """
        seed \(seed), step \(step): \(different.count) bytes differ, the first at \
        (\(first % playing.width), \(first / playing.width)): \(shown[different[0]]) for \
        \(expected[different[0]]); damage \(statistics.damage)
        changed \(changes.changed.map(\.number)), removed \(changes.removed.map(\.number))
        \(scene.list)
        """)
      return
    }
  }

  @Test("does so among many children, and costs only what changed")
  func manyChildren() throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(100, 100), scale: 1, background: .white)
    var rows: [LayerID] = []
    for index in 0..<700 {
      rows.append(
        list.show([square(0, 0, 3, index % 2 == 0 ? red : blue)]) {
          $0.transform = .translation(Double(index % 30) * 3.3, Double(index / 30) * 4)
        })
    }
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(list, changes: .everything)
    var random = Seeded(7)
    for step in 0..<60 {
      let row = rows[random.below(rows.count)]
      var changes = DisplayChanges(changed: [row])
      switch step % 3 {
      case 0: list.modify(row) { $0.transform.tx += 1.5 }
      case 1:
        list.modify(list.root) { $0.children.removeAll { $0 == row } }
        list.remove(row)
        rows.removeAll { $0 == row }
        changes = DisplayChanges(changed: [list.root], removed: [row])
      default:
        let new = list.show([square(50, 50, 5, .black)])
        rows.append(new)
        changes = DisplayChanges(changed: [list.root, new])
      }
      let statistics = playing.render(list, changes: changes)
      #expect(statistics.pixels < 400)
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(list, changes: .everything)
      #expect(playing.rgba() == seeking.rgba(), "step \(step)")
    }
  }

  /// On a surface so large that nothing else is drawn again by chance.
  @Test("does so where a group's filters, clips and opacity reach further than what changed")
  func groups() throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(600, 600), scale: 1, background: .white)
    let group = DrawGroup(
      transform: .translation(300, 300), filters: [.blur(radius: 8, opaque: false)],
      [square(0, 0, 20, red)])
    let clipped = DrawGroup(
      opacity: 0.5,
      clips: [
        DrawGroup.Clip(
          .geometry(.ellipse(Rect(250, 250, 90, 90)), .identity, evenOdd: false))
      ], [square(200, 200, 300, blue), square(250, 250, 50, .black)])
    let layer = list.show([.group(clipped), .group(group)])
    list.show([square(270, 270, 10, .black)])
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(list, changes: .everything)
    for commands: [DrawCommand] in [
      [.group(clipped)], [.group(clipped), .group(group)], [.group(group)], [],
    ] {
      list.modify(layer) { $0.commands = commands }
      let statistics = playing.render(list, changes: DisplayChanges(changed: [layer]))
      #expect(statistics.pixels < 150 * 150)
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(list, changes: .everything)
      #expect(playing.rgba() == seeking.rgba())
    }
  }

  /// A cover behind all; a zoom around a shadow around a fade; a still clip around a moving paint.
  @Test("does so in zooms around fades, under clips that stand still and over full covers")
  func nested() throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(90, 80), scale: 2, background: .black)
    list.show([square(0, 0, 90, .white)])
    let zoom = list.show([])
    let shadow = list.insert(Layer(name: "shadow"))
    let fade = list.insert(Layer(name: "fade"))
    let text = engine.layout(TextRequest([text("Moving")]))
    list.modify(fade) {
      $0.commands = [square(3, 2, 40, red), .text(text, at: .zero, .color(blue))]
    }
    list.modify(shadow) {
      $0.filters = [.shadow(.black, radius: 2, offset: Point(1, 2))]
      $0.children = [fade]
    }
    list.modify(zoom) { $0.children = [shadow] }
    let clip = list.show([square(40, 40, 30, blue)]) {
      $0.clip = Layer.Clip(.ellipse(Rect(40, 40, 44.3, 33.1)))
    }
    let shine = list.insert(Layer(name: "shine"))
    list.modify(clip) { $0.children = [shine] }
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(list, changes: .everything)
    for step in 0..<40 {
      let part = Double(step / 4) / 10
      list.modify(zoom) {
        $0.transform = .scale(0.4 + 1.3 * part, 0.4 + part, about: Point(20, 20))
        // Where it stops and starts, what is below is drawn from other pictures.
        $0.isMoving = step % 4 != 2
      }
      list.modify(fade) {
        $0.opacity = 1 - 0.8 * part
        $0.isMoving = step % 12 < 8
      }
      list.modify(shine) {
        $0.transform = .translation(30 * part, 0)
        $0.commands = [square(30, 40, 12, red)]
        $0.isMoving = true
      }
      let changes = DisplayChanges(changed: [zoom, fade, shine])
      playing.render(list, changes: changes)
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(list, changes: .everything)
      #expect(playing.rgba() == seeking.rgba(), "step \(step)")
    }
  }

  @Test("is nothing where nothing changed")
  func idle() throws {
    let engine = try HarfBuzzTextEngine()
    let scene = RandomScene(seed: 1, engine: engine, layers: 9)
    let rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    rasterizer.render(scene.list, changes: .everything)
    #expect(rasterizer.render(scene.list, changes: .none) == RasterStatistics())
    // A layer that is named and is as it was is no change.
    let named = DisplayChanges(changed: Set(scene.alive))
    #expect(rasterizer.render(scene.list, changes: named).pixels == 0)
  }
}

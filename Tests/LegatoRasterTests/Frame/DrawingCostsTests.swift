import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("What layers cost")
struct DrawingCostsTests {
  /// Two squares that overlap, the first of which holds a third.
  private struct Scene {
    var list = DisplayList(size: Size(100, 100), scale: 1, background: .white)
    var card = LayerID(number: 0)
    var dot = LayerID(number: 0)
    var other = LayerID(number: 0)
    let rasterizer: CairoRasterizer
    let costs: DrawingCosts

    init(collects: Bool = true) throws {
      rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
      // Each reading is a second after the one before.
      var now = 0.0
      costs = DrawingCosts {
        now += 1
        return now
      }
      if collects { rasterizer.costs = costs }
      card = list.show([Self.square(10, 10, 40)])
      var layer = Layer(name: "dot")
      layer.commands = [Self.square(15, 15, 5)]
      dot = list.insert(layer)
      let (card, dot) = (card, dot)
      list.modify(card) { $0.children = [dot] }
      other = list.show([Self.square(30, 30, 40)])
    }

    static func square(_ x: Double, _ y: Double, _ side: Double) -> DrawCommand {
      .fill(.rect(Rect(x, y, side, side)), .color(DisplayColor(0.2, 0.4, 0.9)), evenOdd: false)
    }

    mutating func change(_ id: LayerID, _ body: (inout Layer) -> Void) {
      list.modify(id, body)
      var changes = DisplayChanges.none
      changes.changed = [id]
      rasterizer.render(list, changes: changes)
    }

    func reasons(_ id: LayerID) -> RedrawReasons? {
      costs.frame.first { $0.layer == id }?.reasons
    }
  }

  @Test("The first frame draws all of the surface")
  func first() throws {
    let scene = try Scene()
    scene.rasterizer.render(scene.list, changes: .everything)
    #expect(scene.reasons(scene.card) == .surface)
    #expect(scene.reasons(scene.dot) == .surface)
    let card = try #require(scene.costs.frame.first { $0.layer == scene.card })
    // Its box has the pixels that its edges may touch.
    #expect((40 * 40...44 * 44).contains(card.pixels) && card.filters == 0)
  }

  @Test("A layer that changes says what has changed; what overlaps it is a neighbour")
  func own() throws {
    var scene = try Scene()
    scene.rasterizer.render(scene.list, changes: .everything)
    scene.change(scene.other) { $0.opacity = 0.5 }
    #expect(scene.reasons(scene.other) == .opacity)
    #expect(scene.reasons(scene.card) == .neighbour)
    scene.change(scene.other) {
      $0.commands = [Scene.square(30, 30, 30)]
      $0.transform = .translation(2, 0)
    }
    #expect(scene.reasons(scene.other) == [.commands, .moved])
    #expect(scene.reasons(scene.other)?.words == ["new commands", "moved"])
  }

  @Test("A layer is drawn again with what holds it, and with what it holds")
  func containers() throws {
    var scene = try Scene()
    scene.rasterizer.render(scene.list, changes: .everything)
    scene.change(scene.card) { $0.transform = .translation(1, 0) }
    #expect(scene.reasons(scene.card) == .moved)
    #expect(scene.reasons(scene.dot) == .container)
    scene.change(scene.dot) { $0.transform = .translation(1, 0) }
    #expect(scene.reasons(scene.dot) == .moved)
    #expect(scene.reasons(scene.card) == .content)
    #expect(scene.reasons(scene.other) == nil)
  }

  @Test("A layer that comes is drawn for the first time")
  func insertion() throws {
    var scene = try Scene()
    scene.rasterizer.render(scene.list, changes: .everything)
    var layer = Layer(name: "late")
    layer.commands = [Scene.square(80, 80, 10)]
    let late = scene.list.insert(layer)
    scene.list.modify(scene.card) { $0.children.append(late) }
    var changes = DisplayChanges.none
    changes.changed = [late, scene.card]
    scene.rasterizer.render(scene.list, changes: changes)
    #expect(scene.reasons(late) == .firstDrawn)
  }

  @Test("Filters and the pictures they are in are counted with their layer")
  func filters() throws {
    var scene = try Scene()
    scene.rasterizer.render(scene.list, changes: .everything)
    scene.change(scene.card) { $0.filters = [.blur(radius: 3, opaque: false)] }
    let card = try #require(scene.costs.frame.first { $0.layer == scene.card })
    #expect(card.filters == 1 && card.pictures == 1 && card.reasons == .filters)
    scene.change(scene.other) { $0.opacity = 0.5 }
    let kept = try #require(scene.costs.frame.first { $0.layer == scene.card })
    #expect(kept.filters == 0 && kept.pictures == 0 && kept.reasons == .neighbour)
  }

  @Test("Time is that of the layer itself, without what it holds, and the dearest is first")
  func time() throws {
    let scene = try Scene()
    scene.rasterizer.render(scene.list, changes: .everything)
    // Of a layer that holds one: from entering it to entering the other, and from leaving that to leaving it.
    let seconds = Dictionary(
      uniqueKeysWithValues: scene.costs.frame.map { ($0.layer, $0.seconds) })
    #expect(seconds[scene.card] == 2 && seconds[scene.dot] == 1 && seconds[scene.other] == 1)
    #expect(scene.costs.frame.map(\.seconds) == scene.costs.frame.map(\.seconds).sorted(by: >))
  }

  @Test("Collecting changes no pixel")
  func pixels() throws {
    var (plain, collected) = (try Scene(collects: false), try Scene())
    for scene in [plain, collected] { scene.rasterizer.render(scene.list, changes: .everything) }
    #expect(plain.rasterizer.rgba() == collected.rasterizer.rgba())
    plain.change(plain.card) { $0.filters = [.blur(radius: 3, opaque: false)] }
    collected.change(collected.card) { $0.filters = [.blur(radius: 3, opaque: false)] }
    #expect(plain.rasterizer.rgba() == collected.rasterizer.rgba())
    #expect(plain.costs.frame.isEmpty && !collected.costs.frame.isEmpty)
  }
}

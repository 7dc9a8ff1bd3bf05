import LegatoDisplay
import Testing

@testable import LegatoRaster

/// A turn about an upright axis at x = 50, seen from a distance of 100.
private func turned(_ degrees: Double, perspective: Double = 0.01) -> Projection {
  let (s, c) = (sine(degrees), sine(degrees + 90))
  // w = 1 + (x − 50)·s·perspective
  let w = (x: s * perspective, one: 1 - 50 * s * perspective)
  return Projection(
    c + 50 * w.x, 50 * w.x, w.x, 0, 1, 0, 50 - 50 * c + 50 * (w.one - 1), 50 * (w.one - 1), w.one)
}

private func sine(_ degrees: Double) -> Double {
  // Enough terms for any angle here, and nothing of the platform's.
  let x = (degrees - 360 * (degrees / 360).rounded()) * .pi / 180
  var (term, sum) = (x, x)
  for n in stride(from: 2.0, to: 40, by: 2) {
    term *= -x * x / (n * (n + 1))
    sum += term
  }
  return sum
}

/// A card of two halves, red at the left and blue at the right.
private let halves = [
  DrawCommand.fill(.rect(Rect(10, 20, 40, 60)), .color(red), evenOdd: false),
  DrawCommand.fill(.rect(Rect(50, 20, 40, 60)), .color(blue), evenOdd: false),
]

@Suite("Drawing at an angle")
struct ProjectionDrawingTests {
  private func card(_ projection: Projection, scale: Double = 1) throws -> CairoRasterizer {
    try draw(100, 100, scale: scale) { list in
      list.show(halves) { $0.projection = projection }
    }
  }

  @Test("without turning is drawing flat, byte by byte", arguments: [1.0, 2, 3])
  func flat(scale: Double) throws {
    let flat = try draw(100, 100, scale: scale) { $0.show(halves) }
    #expect(try card(.identity, scale: scale).rgba() == flat.rgba())
  }

  @Test("puts the corners where the matrix says", arguments: [-70.0, -45, 20, 45, 60, 80])
  func corners(degrees: Double) throws {
    let projection = turned(degrees)
    let shown = try card(projection)
    // A little inside of each corner there is its colour, a little outside there is none.
    for (x, y) in [(10.0, 20.0), (10, 80), (90, 20), (90, 80)] {
      let corner = try #require(projection.image(of: Point(x, y)))
      let middle = try #require(projection.image(of: Point(50, 50)))
      func at(_ distance: Double) -> Shown? {
        let length = ((corner.x - middle.x) * (corner.x - middle.x) + 900).squareRoot()
        let px = corner.x + (corner.x - middle.x) / length * distance
        let py = corner.y + (corner.y - middle.y) / length * distance
        guard (0..<100).contains(px), (0..<100).contains(py) else { return nil }
        return shown.pixel(Int(px), Int(py))
      }
      if let outside = at(2) { #expect(outside == (255, 255, 255, 255)) }
      guard let inside = at(-2.5) else { continue }
      #expect(inside.green < 128, "\(degrees)° \(x) \(y) \(inside)")
      #expect(x < 50 ? inside.red > inside.blue : inside.blue > inside.red)
    }
  }

  @Test("shows the back mirrored")
  func back() throws {
    let front = try card(turned(0))
    let back = try card(turned(180))
    #expect(front.pixel(20, 50) == (255, 0, 0, 255))
    #expect(back.pixel(20, 50) == (0, 0, 255, 255))
    #expect(back.pixel(80, 50) == (255, 0, 0, 255))
  }

  @Test("shows nothing at a right angle")
  func edge() throws {
    let shown = try card(turned(90))
    #expect((0..<100).allSatisfy { shown.pixel($0, 50) == (255, 255, 255, 255) })
  }

  @Test("shows nothing of what is behind the eye")
  func behind() throws {
    // All of the card is behind; then only what is left of x = 50.
    let none = Projection(1, 0, 0, 0, 1, 0, 0, 0, -1)
    #expect(try card(none).rgba() == draw(100, 100) { _ in }.rgba())
    let half = Projection(1, 0, 0.02, 0, 1, 0, 0, 0, -1)
    let shown = try card(half)
    let bytes = shown.rgba()
    #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0] == bytes[$0 + 1] })
    #expect(shown.pixel(99, 60).blue == 255)
  }

  @Test("spaces a ruler as perspective does")
  func ruler() throws {
    let projection = turned(60)
    let shown = try draw(100, 100, scale: 4) { list in
      list.show(
        (0..<8).map {
          .fill(
            .rect(Rect(10 + 10 * Double($0), 20, 5, 60)), .color($0 % 2 == 0 ? red : blue),
            evenOdd: false)
        }
      ) { $0.projection = projection }
    }
    for mark in 0..<8 {
      let middle = try #require(projection.image(of: Point(12.5 + 10 * Double(mark), 50)))
      let gap = try #require(projection.image(of: Point(17.5 + 10 * Double(mark), 50)))
      let pixel = shown.pixel(Int(middle.x * 4), Int(middle.y * 4))
      #expect(pixel == (mark % 2 == 0 ? (255, 0, 0, 255) : (0, 0, 255, 255)), "\(mark)")
      #expect(shown.pixel(Int(gap.x * 4), Int(gap.y * 4)) == (255, 255, 255, 255), "\(mark)")
    }
  }

  @Test("smooths edges over a pixel, and no more")
  func edges() throws {
    let shown = try card(turned(40))
    for y in 0..<100 {
      let row = (0..<100).map { shown.pixel($0, y).green }
      let between = row.filter { $0 > 8 && $0 < 247 }.count
      // Left and right a pixel each, or two that share it; along the slanted top and bottom an
      // edge goes through few rows.
      if row.contains(where: { $0 < 8 }), y > 30, y < 70 { #expect(between <= 4, "row \(y)") }
    }
  }

  @Test("keeps the mean of what becomes too small to be seen")
  func minified() throws {
    // Black and white stripes a point wide, seen at 85°: grey, and not some of the stripes.
    let shown = try draw(100, 100) { list in
      list.show(
        (0..<40).map {
          .fill(
            .rect(Rect(10 + 2 * Double($0), 10, 1, 80)), .color(.black), evenOdd: false)
        } + [square(0, 0, 0, .black)]
      ) { $0.projection = turned(85, perspective: 0) }
    }
    for x in 48...51 { #expect((96...160).contains(shown.pixel(x, 50).red)) }
  }

  @Test("takes filters, clips, masks, opacity and blend modes along")
  func group() throws {
    let shown = try draw(100, 100) { list in
      list.show(halves) {
        $0.projection = turned(180)
        $0.opacity = 0.5
        $0.clip = Layer.Clip(.rect(Rect(10, 20, 80, 30)))
        $0.filters = [.colorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])]
      }
    }
    #expect(shown.isNear(20, 30, 255, 128, 128))
    #expect(shown.isNear(80, 30, 128, 128, 255))
    #expect(shown.pixel(20, 70) == (255, 255, 255, 255))
    let multiplied = try draw(100, 100, background: DisplayColor(0, 1, 0)) { list in
      list.show(halves) {
        $0.projection = turned(180)
        $0.blendMode = .multiply
      }
    }
    #expect(multiplied.pixel(20, 50) == (0, 0, 0, 255))
    #expect(multiplied.pixel(5, 50) == (0, 255, 0, 255))
  }

  @Test("takes layers below along, at an angle of their own as well")
  func nested() throws {
    let shown = try draw(100, 100) { list in
      let inner = list.insert(
        {
          var layer = Layer(name: "inner")
          layer.commands = halves
          layer.projection = turned(180)
          return layer
        }())
      list.show([]) {
        $0.projection = turned(180)
        $0.children = [inner]
      }
    }
    #expect(shown.pixel(20, 50) == (255, 0, 0, 255))
    #expect(shown.pixel(80, 50) == (0, 0, 255, 255))
  }

  @Test("is bounded where what is held is larger than any picture")
  func huge() throws {
    let shown = try draw(100, 100) { list in
      list.show([.fill(.rect(Rect(-1e7, 20, 2e7, 60)), .color(red), evenOdd: false)]) {
        $0.projection = turned(10)
      }
    }
    #expect(shown.pixel(50, 50) == (255, 0, 0, 255))
    #expect(shown.pixel(50, 5) == (255, 255, 255, 255))
  }

  @Test("shows nothing for numbers that are none", arguments: [Double.nan, .infinity, 0])
  func bad(number: Double) throws {
    let shown = try card(Projection(number, 0, 0, 0, 1, 0, 0, 0, 1))
    #expect(shown.pixel(20, 50) == (255, 255, 255, 255))
  }
}

@Suite("A layer at an angle, drawn again in part")
struct ProjectionDamageTests {
  @Test("gives the bytes of drawing everything, turning, standing still and changing inside")
  func law() throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(100, 100), scale: 2, background: .white)
    list.show([square(0, 0, 50, DisplayColor(0.8, 1, 0.8))])
    let card = list.show(halves)
    let dot = list.insert(Layer(name: "dot"))
    let text = engine.layout(TextRequest([text("Flip")]))
    list.modify(dot) {
      $0.commands = [square(0, 0, 8, .black), .text(text, at: .zero, .color(blue))]
    }
    list.modify(card) { $0.children = [dot] }
    let beside = list.show([square(40, 40, 9, red)])
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(list, changes: .everything)
    for step in 0..<48 {
      var changed: Set<LayerID> = []
      if step % 3 != 2 {
        list.modify(card) {
          $0.projection = step % 16 == 15 ? nil : turned(Double(step) * 7.3)
          $0.isMoving = step % 5 < 3
        }
        changed.insert(card)
      }
      if step % 2 == 0 {
        list.modify(dot) { $0.transform = .translation(Double(10 + step), 40) }
        changed.insert(dot)
      }
      list.modify(beside) { $0.transform = .translation(Double(step % 7), 0) }
      changed.insert(beside)
      playing.render(list, changes: DisplayChanges(changed: changed))
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(list, changes: .everything)
      #expect(playing.rgba() == seeking.rgba(), "step \(step)")
    }
  }

  @Test("costs what it covers, and not where it would be if it were flat")
  func cost() throws {
    let engine = try HarfBuzzTextEngine()
    var list = DisplayList(size: Size(200, 100), scale: 1, background: .white)
    // Turned about x = 50 and then moved aside: flat it would be at the left.
    let dot = list.insert(Layer(name: "dot"))
    list.modify(dot) { $0.commands = [square(10, 20, 10, red)] }
    list.show([]) {
      $0.children = [dot]
      $0.projection = turned(0).then(Projection(.translation(120, 0)))
    }
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(list, changes: .everything)
    list.modify(dot) { $0.commands = [square(10, 20, 10, blue)] }
    let statistics = playing.render(list, changes: DisplayChanges(changed: [dot]))
    #expect(statistics.damage.count == 1)
    #expect(statistics.damage.allSatisfy { $0.minX >= 110 })
    #expect(statistics.pixels < 1_000)
    #expect(playing.pixel(135, 25) == (0, 0, 255, 255))
  }
}

@Suite("Groups and luminance")
struct GroupDrawingTests {
  @Test("A group keeps blend modes inside from what is beyond")
  func group() throws {
    for isGroup in [false, true] {
      let shown = try draw(20, 20, background: DisplayColor(0, 1, 0)) { list in
        let inner = list.insert(
          {
            var layer = Layer(name: "inner")
            layer.commands = [square(0, 0, 20, red)]
            layer.blendMode = .multiply
            return layer
          }())
        list.show([]) {
          $0.children = [inner]
          $0.isGroup = isGroup
        }
      }
      #expect(shown.pixel(10, 10) == (isGroup ? (255, 0, 0, 255) : (0, 0, 0, 255)))
    }
  }

  @Test("Luminance becomes alpha, of half a colour half as much")
  func luminance() throws {
    func alpha(_ color: DisplayColor) throws -> Int {
      255
        - (try draw(4, 4) { list in
          list.show([square(0, 0, 4, color)]) { $0.filters = [.luminanceToAlpha] }
        }).pixel(2, 2).red
    }
    #expect(try alpha(.white) == 255)
    #expect(try alpha(.black) == 0)
    #expect(try alpha(red) == 54)
    #expect(try alpha(DisplayColor(0, 1, 0)) == 182)
    #expect(try alpha(blue) == 18)
    #expect(abs(try alpha(DisplayColor(1, 1, 1, 0.5)) - 128) <= 1)
  }
}

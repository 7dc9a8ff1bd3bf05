import LegatoDisplay
import Testing

/// The right side goes away from the eye.
private let tilted = Projection(1, 0, 0.01, 0, 1, 0, 0, 0, 1)

@Suite("Projections")
struct ProjectionTests {
  @Test("make what is farther away smaller")
  func perspective() {
    #expect(tilted.image(of: Point(0, 50)) == Point(0, 50))
    #expect(tilted.image(of: Point(100, 50)) == Point(50, 25))
    #expect(tilted.w(Point(100, 50)) == 2)
  }

  @Test("have no image of what is beside the eye or behind it")
  func behind() {
    #expect(tilted.image(of: Point(-100, 0)) == nil)
    #expect(tilted.image(of: Point(-150, 0)) == nil)
    #expect(tilted.image(of: Point(-99, 0)) != nil)
    #expect(tilted.image(of: Rect(-300, 0, 100, 100).corners).isEmpty)
    #expect(tilted.bounds(of: Rect(-300, 0, 100, 100)).isEmpty)
  }

  @Test("cut off what is behind the eye")
  func cut() {
    let bounds = tilted.bounds(of: Rect(-200, 10, 300, 80))
    #expect(bounds.maxX == 50)
    #expect(bounds.minX < -10_000)
    #expect(bounds.minY < 10 && bounds.maxY > 10_000)
  }

  @Test("go back by their inverse, behind the eye as well as before it")
  func inverse() throws {
    let map = Projection(0.9, 0.1, 0.002, -0.2, 1.1, -0.001, 30, -20, 0.8)
    let back = try #require(map.inverse)
    for (x, y) in [(0.0, 0.0), (100, 3), (-40, 70), (12.5, -60)] {
      let image = try #require(map.image(of: Point(x, y)))
      let point = try #require(back.image(of: image))
      #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9)
    }
    // A place that only something behind the eye comes to: nothing is seen there.
    let seenBehind = Point((-150.0) / (-0.5), 0)
    #expect(tilted.inverse?.image(of: seenBehind) == nil)
    #expect(Projection(0, 0, 0, 0, 1, 0, 0, 0, 1).inverse == nil)
  }

  @Test("follow one another as transforms do")
  func then() {
    let turn = Transform.rotation(sine: 0.6, cosine: 0.8, about: Point(3, 4))
    let scale = Transform.scale(2, 3)
    #expect(Projection(turn).then(Projection(scale)).affine == turn.then(scale))
    let both = tilted.then(Projection(scale))
    #expect(both.image(of: Point(100, 50)) == scale.apply(Point(50, 25)))
    #expect(tilted.affine == nil)
    // Without perspective the last number is the distance of all of the plane.
    #expect(Projection(4, 0, 0, 0, 4, 0, 8, 0, 2).affine == Transform(2, 0, 0, 2, 4, 0))
    #expect(Projection(1, 0, 0, 0, 1, 0, 0, 0, -1).affine == nil)
  }

  @Test("read as text")
  func text() {
    var layer = Layer(name: "Card")
    layer.projection = Projection(1, 0, 0.00125, 0, 1, 0, 10, 0, 1)
    layer.isGroup = true
    layer.filters = [.luminanceToAlpha]
    var list = DisplayList(size: Size(10, 10), scale: 1, background: .white)
    let id = list.insert(layer)
    list.modify(list.root) { $0.children = [id] }
    #expect(
      list.description.contains(
        "Card projection (1, 0, 0.00125; 0, 1, 0; 10, 0, 1) group luminance to alpha\n"))
  }
}

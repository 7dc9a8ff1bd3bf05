import LegatoDisplay
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("a map and its way back leave a point where it was")
  func inverse() throws {
    let map = Transform.scale(2, 3, about: Point(5, 7))
      .then(.rotation(sine: 0.6, cosine: 0.8, about: Point(1, 1)))
      .then(.translation(-4, 9))
    let back = try #require(map.inverse)
    let point = back.apply(map.apply(Point(12, -3)))
    #expect(abs(point.x - 12) < 1e-12 && abs(point.y + 3) < 1e-12)
    #expect(Transform.scale(0, 1).inverse == nil)
    #expect(Transform.scale(.nan, 1).inverse == nil)
  }

  @Test("an anchor stays where it is")
  func anchors() {
    let anchor = Point(30, 40)
    #expect(Transform.scale(0.5, 2, about: anchor).apply(anchor) == anchor)
    let turned = Transform.rotation(sine: 1, cosine: 0, about: anchor).apply(Point(40, 40))
    // A quarter clockwise, as y points down: from the right of the anchor to below it.
    #expect(turned == Point(30, 50))
  }

  @Test("bounds hold the image of a rectangle, also turned and mirrored")
  func bounds() {
    let quarter = Transform.rotation(sine: 1, cosine: 0)
    #expect(quarter.bounds(of: Rect(0, 0, 10, 4)) == Rect(-4, 0, 4, 10))
    #expect(Transform.scale(-1, 1).bounds(of: Rect(2, 0, 3, 1)) == Rect(-5, 0, 3, 1))
  }

  @Test("an empty rectangle adds nothing to a union, and meets nothing")
  func rectangles() {
    let box = Rect(1, 2, 3, 4)
    #expect(box.union(.zero) == box)
    #expect(Rect(9, 9, -1, 5).union(box) == box)
    #expect(box.union(Rect(10, 0, 1, 1)) == Rect(1, 0, 10, 6))
    #expect(box.intersection(Rect(2, 3, 9, 9)) == Rect(2, 3, 2, 3))
    #expect(box.intersection(Rect(50, 50, 1, 1)).isEmpty)
    #expect(!box.contains(Point(4, 3)))
    #expect(box.contains(Point(1, 2)))
  }

  @Test(
    "numbers are written as people write them",
    arguments: [
      (0.1 + 0.2, "0.3"), (-0.0001, "0"), (12, "12"), (1.25, "1.25"), (-3.0005, "-3.001"),
      (.infinity, "inf"), (.nan, "nan"), (0.05, "0.05"),
    ])
  func numbers(value: Double, text: String) {
    #expect(Point(value, 0).description == "(\(text), 0)")
  }
}

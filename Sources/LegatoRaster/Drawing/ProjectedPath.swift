import LegatoDisplay

/// Takes a path to where a projection shows it. Lines stay lines; curves become as many lines as nobody can tell from
/// them.
struct ProjectedPath: PathTarget {
  var target: CairoPath
  let projection: Projection
  /// How many pixels a length of 1 has at the most.
  let stretch: Double
  private var current = Point.zero
  private var begin = Point.zero
  private var shown = Point.zero

  /// How far a line may be from its curve, in pixels.
  private static let tolerance = 0.04
  private static let maxLines = 128.0

  /// - Parameter projection: from the path's coordinates to the target's. All of the path is in front of the eye.
  init(target: CairoPath, projection: Projection, stretch: Double) {
    self.target = target
    self.projection = projection
    self.stretch = stretch
  }

  private mutating func image(_ point: Point) -> Point {
    // What would be beside the eye stays where the path was.
    shown = projection.image(of: point) ?? shown
    return shown
  }

  mutating func move(to point: Point) {
    (current, begin) = (point, point)
    target.move(to: image(point))
  }

  mutating func line(to point: Point) {
    current = point
    target.line(to: image(point))
  }

  /// A cubic is nowhere further from its chord than an eighth of its largest second derivative, which is at one of the
  /// ends; of one of n parts it is 1/n² of that.
  mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    let start = current
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return 6 * (x * x + y * y).squareRoot()
    }
    let bend = max(bend(start, control1, control2), bend(control1, control2, end)) * stretch
    let needed = (bend / (8 * Self.tolerance)).squareRoot().rounded(.up)
    let count = needed.isNaN ? 1 : max(1, min(needed, Self.maxLines))
    for index in stride(from: 1, to: count, by: 1) {
      let (t, u) = (index / count, 1 - index / count)
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line(
        to: Point(
          a * start.x + b * control1.x + c * control2.x + d * end.x,
          a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
    line(to: end)
  }

  mutating func close() {
    current = begin
    target.close()
  }
}

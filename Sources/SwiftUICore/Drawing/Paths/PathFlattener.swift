import LegatoDisplay

/// A path as straight lines, for asking whether a point is inside, or how far from it.
struct PathFlattener {
  private var lines: [(Point, Point)] = []

  /// - Parameter closes: whether open parts are closed, as they are where they are filled.
  init(_ data: PathData, closes: Bool = true) {
    var current = Point.zero
    var first = Point.zero
    func along(_ from: Point, _ map: (Double) -> Point) -> [Point] {
      (1...16).map { map(Double($0) / 16) }
    }
    for element in data.elements {
      switch element {
      case .move(let point):
        if closes, current != first { lines.append((current, first)) }
        (current, first) = (point, point)
      case .line(let point):
        lines.append((current, point))
        current = point
      case .quad(let end, let control):
        let start = current
        for point in along(
          start,
          { t in
            let u = 1 - t
            return Point(
              u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              u * u * start.y + 2 * u * t * control.y + t * t * end.y)
          })
        {
          lines.append((current, point))
          current = point
        }
      case .curve(let end, let c1, let c2):
        let start = current
        for point in along(
          start,
          { t in
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return Point(
              a * start.x + b * c1.x + c * c2.x + d * end.x,
              a * start.y + b * c1.y + c * c2.y + d * end.y)
          })
        {
          lines.append((current, point))
          current = point
        }
      case .close:
        if current != first { lines.append((current, first)) }
        current = first
      }
    }
    if closes, current != first { lines.append((current, first)) }
  }

  /// The distance of a point to the nearest line; infinite where there is none.
  func distance(to point: Point) -> Double {
    var least = Double.infinity
    for (a, b) in lines {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let squared = dx * dx + dy * dy
      let along = squared > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared : 0
      let t = min(max(along, 0), 1)
      least = min(least, hypot(point.x - a.x - t * dx, point.y - a.y - t * dy))
    }
    return least
  }

  func contains(_ point: Point, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for (a, b) in lines where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x {
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}

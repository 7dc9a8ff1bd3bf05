import LegatoDisplay

/// The outline of a line along a path: both sides of each part, with its joins and caps. It is to be
/// filled by the non-zero rule.
struct PathStroker {
  private let style: LineStyle
  private let half: Double
  private(set) var outline = PathData()

  init(_ data: PathData, _ style: LineStyle) {
    self.style = style
    half = style.width / 2
    guard half > 0, half.isFinite else { return }
    for part in Polyline.parts(of: data) {
      for dash in part.dashed(style) { add(dash) }
    }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.points
    if points.count < 2 || (points.count == 2 && points[0] == points[1]) {
      dot(points[0])
    } else if line.isClosed, points.count > 2 {
      append(side(points, closed: true))
      append(side(points.reversed(), closed: true))
    } else {
      let back = Array(points.reversed())
      append(
        side(points, closed: false) + cap(points) + side(back, closed: false) + cap(back))
    }
  }

  private mutating func append(_ polygon: [Point]) {
    guard let first = polygon.first else { return }
    outline.elements.append(.move(first))
    outline.elements += polygon.dropFirst().map { .line($0) }
    outline.elements.append(.close)
  }

  /// A part of no length: a circle, a square, or nothing.
  private mutating func dot(_ point: Point) {
    switch style.cap {
    case .butt: break
    case .round: append(arc(about: point, from: Point(0, -1), turn: 2 * .pi))
    case .square:
      append(
        [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
          Point(point.x + half * $0.0, point.y + half * $0.1)
        })
    }
  }

  /// One side of a line: the one on the left as it is walked, where y points down.
  private func side(_ points: [Point], closed: Bool) -> [Point] {
    let count = points.count
    let directions = (0..<(closed ? count : count - 1)).map {
      direction(points[$0], points[($0 + 1) % count])
    }
    var result: [Point] = []
    for (index, next) in directions.enumerated() {
      let point = points[index]
      if closed || index > 0 {
        join(
          at: point, directions[(index + directions.count - 1) % directions.count], next, &result)
      } else {
        result.append(beside(point, next))
      }
    }
    if !closed, let last = directions.last { result.append(beside(points[count - 1], last)) }
    return result
  }

  private func direction(_ a: Point, _ b: Point) -> Point {
    let length = Polyline.distance(a, b)
    return length > 0 ? Point((b.x - a.x) / length, (b.y - a.y) / length) : Point(1, 0)
  }

  /// The point half a width to the left of the way.
  private func beside(_ point: Point, _ way: Point) -> Point {
    Point(point.x + half * way.y, point.y - half * way.x)
  }

  private func join(at point: Point, _ before: Point, _ after: Point, _ side: inout [Point]) {
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    if abs(cross) < 1e-6, dot > 0 {
      side.append(beside(point, after))
    } else if cross < 0 {
      // The inner side: by way of the corner itself, so that short lines leave no gap.
      side += [beside(point, before), point, beside(point, after)]
    } else if style.join == .round {
      let normal = Point(before.y, -before.x)
      side += arc(about: point, from: normal, turn: atan2(cross, dot))
    } else if style.join == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + dot) {
      // The corner of both edges lies √(2 / (1 + cos)) half-widths out.
      let reach = half / (1 + dot)
      side.append(
        Point(
          point.x + reach * (before.y + after.y), point.y - reach * (before.x + after.x)))
    } else {
      side += [beside(point, before), beside(point, after)]
    }
  }

  /// What closes the end of a line, from its left side to its right.
  private func cap(_ points: [Point]) -> [Point] {
    let end = points[points.count - 1]
    let way = direction(points[points.count - 2], end)
    switch style.cap {
    case .butt: return []
    case .round: return arc(about: end, from: Point(way.y, -way.x), turn: .pi)
    case .square:
      let out = Point(end.x + half * way.x, end.y + half * way.y)
      return [beside(out, way), beside(out, Point(-way.x, -way.y))]
    }
  }

  /// Points on a circle of half a width, clockwise to the eye, both ends included.
  private func arc(about center: Point, from normal: Point, turn: Double) -> [Point] {
    // A chord strays from its arc of angle θ by r·(1 − cos(θ/2)): 0.02 points are allowed.
    let step = 2 * acos(max(0, 1 - 0.02 / max(half, 0.02)))
    let count = max(1, Int((abs(turn) / step).rounded(.up)))
    return (0...count).map { index in
      let angle = turn * Double(index) / Double(count)
      let (s, c) = (sin(angle), cos(angle))
      return Point(
        center.x + half * (c * normal.x - s * normal.y),
        center.y + half * (s * normal.x + c * normal.y))
    }
  }
}

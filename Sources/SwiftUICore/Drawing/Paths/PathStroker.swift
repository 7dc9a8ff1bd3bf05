import LegatoDisplay

/// Makes the outline of the line that a pen draws along a path.
///
/// Each subpath becomes a loop around it, or two where it is closed, whose winding number is not 0
/// just where the pen has been: every stretch adds 1.
struct PathStroker {
  private let style: LineStyle
  /// Half of the line's width.
  private let reach: Double
  private var result = PathData()
  private var loop: [Point] = []

  init(_ style: LineStyle) {
    self.style = style
    reach = style.width / 2
  }

  func outline(of data: PathData) -> PathData {
    var copy = self
    for line in Polyline.all(in: data) {
      guard !style.dash.isEmpty, line.points.count > 1 else {
        copy.stroke(line)
        continue
      }
      for dash in line.dashed(style.dash, phase: style.dashPhase) { copy.stroke(dash) }
    }
    return copy.result
  }

  private mutating func stroke(_ line: Polyline) {
    guard line.points.count > 1 else {
      dot(line.points[0])
      return
    }
    let reversed = Polyline(
      points: line.points.reversed(), isSmooth: line.isSmooth.reversed(), isClosed: line.isClosed,
      hasSegments: true)
    for side in [line, reversed] {
      let count = side.points.count
      let corners = side.isClosed ? 0..<count : 1..<(count - 1)
      if !side.isClosed {
        loop.append(moved(side.points[0], normal(direction(side, from: 0)), by: reach))
      }
      for index in corners {
        join(
          at: side.points[index], direction(side, from: (index + count - 1) % count),
          direction(side, from: index), isSmooth: side.isSmooth[index])
      }
      if side.isClosed {
        endLoop()
      } else {
        cap(at: side.points[count - 1], direction(side, from: count - 2))
      }
    }
    endLoop()
  }

  private func direction(_ line: Polyline, from index: Int) -> Point {
    let (from, to) = (line.points[index], line.points[(index + 1) % line.points.count])
    let length = hypot(to.x - from.x, to.y - from.y)
    return Point((to.x - from.x) / length, (to.y - from.y) / length)
  }

  /// To the left of a direction, as y points down.
  private func normal(_ direction: Point) -> Point { Point(direction.y, -direction.x) }

  private func moved(_ point: Point, _ direction: Point, by length: Double) -> Point {
    Point(point.x + direction.x * length, point.y + direction.y * length)
  }

  private mutating func join(at point: Point, _ from: Point, _ to: Point, isSmooth: Bool) {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    let (start, end) = (normal(from), normal(to))
    loop.append(moved(point, start, by: reach))
    if cross < 0 {
      // The inner side of a bend: by way of the point itself, so that nothing is left open where
      // the stretches are shorter than the line is wide.
      loop.append(point)
    } else if isSmooth || style.join == .round {
      arc(around: point, from: start, by: atan2(cross, dot))
    } else if style.join == .miter, 1 + dot > 1e-9,
      // A mitre is 1/cos(θ/2) times as long as the line is wide, for a bend of θ.
      2 / (1 + dot) <= style.miterLimit * style.miterLimit
    {
      let tip = Point(start.x + end.x, start.y + end.y)
      loop.append(moved(point, tip, by: reach / (1 + dot)))
    }
    loop.append(moved(point, end, by: reach))
  }

  private mutating func cap(at point: Point, _ direction: Point) {
    let start = normal(direction)
    loop.append(moved(point, start, by: reach))
    switch style.cap {
    case .butt: break
    case .round: arc(around: point, from: start, by: .pi)
    case .square:
      let beyond = moved(point, direction, by: reach)
      loop.append(moved(beyond, start, by: reach))
      loop.append(moved(beyond, start, by: -reach))
    }
    loop.append(moved(point, start, by: -reach))
  }

  /// The points between the ends of an arc.
  private mutating func arc(around center: Point, from start: Point, by angle: Double) {
    guard reach > Polyline.tolerance else { return }
    let step = 2 * acos(1 - Polyline.tolerance / reach)
    let count = Int((angle / step).rounded(.up))
    guard count > 1 else { return }
    for index in 1..<count {
      let (s, c) = (
        sin(angle * Double(index) / Double(count)), cos(angle * Double(index) / Double(count))
      )
      loop.append(
        moved(center, Point(start.x * c - start.y * s, start.x * s + start.y * c), by: reach))
    }
  }

  /// A line without length: its caps.
  private mutating func dot(_ point: Point) {
    switch style.cap {
    case .butt: return
    case .round:
      loop.append(moved(point, Point(1, 0), by: reach))
      arc(around: point, from: Point(1, 0), by: 2 * .pi)
    case .square:
      for corner in [Point(-1, -1), Point(1, -1), Point(1, 1), Point(-1, 1)] {
        loop.append(moved(point, corner, by: reach))
      }
    }
    endLoop()
  }

  private mutating func endLoop() {
    guard let first = loop.first else { return }
    result.elements.append(.move(first))
    result.elements += loop.dropFirst().map { .line($0) }
    result.elements.append(.close)
    loop.removeAll(keepingCapacity: true)
  }
}

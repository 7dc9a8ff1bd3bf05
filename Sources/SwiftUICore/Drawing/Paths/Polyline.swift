import LegatoDisplay

/// A part of a path as straight lines.
struct Polyline {
  var points: [Point]
  var isClosed = false

  /// How far a line may stray from the curve that it stands for, in points.
  private static let tolerance = 0.02

  /// The parts of a path. Points that follow themselves are left out, but for a part that is one.
  static func parts(of data: PathData) -> [Polyline] {
    var parts: [Polyline] = []
    var points: [Point] = []
    func finish(closed: Bool) {
      if points.count > 1 || (points.count == 1 && closed) {
        parts.append(Polyline(points: points, isClosed: closed))
      }
    }
    func add(_ point: Point) {
      if points.last != point { points.append(point) }
    }
    for element in data.elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point):
        // A line of no length is a dot: a round cap shows it.
        if points.count == 1, points[0] == point { points.append(point) } else { add(point) }
      case .quad(let end, let control):
        let start = points.last ?? .zero
        addCurve(to: end, bend: bend(start, control, end) / 4, &points) { t in
          let u = 1 - t
          return Point(
            u * u * start.x + 2 * u * t * control.x + t * t * end.x,
            u * u * start.y + 2 * u * t * control.y + t * t * end.y)
        }
      case .curve(let end, let c1, let c2):
        let start = points.last ?? .zero
        addCurve(
          to: end, bend: max(bend(start, c1, c2), bend(c1, c2, end)) * 0.75, &points
        ) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return Point(
            a * start.x + b * c1.x + c * c2.x + d * end.x,
            a * start.y + b * c1.y + c * c2.y + d * end.y)
        }
      case .close:
        if points.count > 2, points.first == points.last { points.removeLast() }
        let first = points.first
        finish(closed: true)
        points = first.map { [$0] } ?? []
      }
    }
    finish(closed: false)
    return parts
  }

  /// The second difference of three control points: what bends a curve away from its chord.
  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
  }

  /// Adds points along a curve. With n steps a curve strays by at most `bend` / n² from its chords.
  private static func addCurve(
    to end: Point, bend: Double, _ points: inout [Point], _ place: (Double) -> Point
  ) {
    guard bend.isFinite else { return }
    let count = Int(min(max((bend / tolerance).squareRoot().rounded(.up), 1), 256))
    for step in 1...count {
      let point = step == count ? end : place(Double(step) / Double(count))
      if points.last != point { points.append(point) }
    }
  }

  /// The line cut into the dashes of a pattern; closed parts begin a dash where they begin.
  func dashed(_ style: LineStyle) -> [Polyline] {
    let period = style.dash.reduce(0, +)
    let line = isClosed ? points + points.prefix(1) : points
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    // A dash that is too fine to be seen makes a plain line: it must not cost more than that.
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
      style.dashPhase.isFinite, length.isFinite, length / period < 20_000
    else { return [self] }
    var index = 0
    var left = style.dashPhase.truncatingRemainder(dividingBy: 2 * period)
    if left < 0 { left += 2 * period }
    while left >= style.dash[index % style.dash.count] {
      left -= style.dash[index % style.dash.count]
      index += 1
    }
    left = style.dash[index % style.dash.count] - left
    var dashes: [Polyline] = []
    var current: [Point] = index.isMultiple(of: 2) ? Array(line.prefix(1)) : []
    func finish() {
      if current.count > 1 { dashes.append(Polyline(points: current)) }
      current = []
    }
    for (start, end) in zip(line, line.dropFirst()) {
      let whole = Self.distance(start, end)
      var done = 0.0
      while whole - done > left {
        done += left
        let share = done / whole
        let point = Point(
          start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        if index.isMultiple(of: 2) {
          current.append(point)
          finish()
        } else {
          current = [point]
        }
        index += 1
        left = style.dash[index % style.dash.count]
      }
      left -= whole - done
      if index.isMultiple(of: 2) { current.append(end) }
    }
    finish()
    return dashes
  }

  static func distance(_ a: Point, _ b: Point) -> Double { hypot(b.x - a.x, b.y - a.y) }
}

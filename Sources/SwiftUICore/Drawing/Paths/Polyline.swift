import LegatoDisplay

/// A subpath as straight lines, no two points in a row the same.
struct Polyline {
  var points: [Point] = []
  /// For each point whether the line goes on there as a curve does.
  var isSmooth: [Bool] = []
  var isClosed = false
  /// Whether something was drawn at all: a point that was only moved to is not.
  var hasSegments = false

  /// How far the lines may be off a curve, in points.
  static let tolerance = 0.02

  mutating func append(_ point: Point, isSmooth: Bool = false) {
    if let last = points.last, hypot(point.x - last.x, point.y - last.y) < 1e-9 { return }
    points.append(point)
    self.isSmooth.append(isSmooth)
  }

  /// The subpaths of a path.
  static func all(in data: PathData) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    var current = Point.zero
    var first = Point.zero
    func end() {
      if line.hasSegments { lines.append(line) }
      line = Polyline()
    }
    func begin() {
      if line.points.isEmpty { line.append(current) }
      line.hasSegments = true
    }
    /// - Parameter bend: the largest second difference of the control points, weighted by degree.
    func curve(to end: Point, bend: Double, _ map: (Double) -> Point) {
      begin()
      let count = min(max((bend / tolerance).squareRoot().rounded(.up), 1), 400)
      for step in 1..<max(Int(count), 2) where count > 1 {
        line.append(map(Double(step) / count), isSmooth: true)
      }
      line.append(end)
      current = end
    }
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    for element in data.elements {
      switch element {
      case .move(let point):
        end()
        (current, first) = (point, point)
      case .line(let point):
        begin()
        line.append(point)
        current = point
      case .quad(let end, let control):
        let start = current
        curve(to: end, bend: bend(start, control, end) / 4) { t in
          let u = 1 - t
          return Point(
            u * u * start.x + 2 * u * t * control.x + t * t * end.x,
            u * u * start.y + 2 * u * t * control.y + t * t * end.y)
        }
      case .curve(let end, let c1, let c2):
        let start = current
        let most = max(bend(start, c1, c2), bend(c1, c2, end))
        curve(to: end, bend: most * 3 / 4) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return Point(
            a * start.x + b * c1.x + c * c2.x + d * end.x,
            a * start.y + b * c1.y + c * c2.y + d * end.y)
        }
      case .close:
        begin()
        line.close()
        end()
        current = first
      }
    }
    end()
    return lines
  }

  private mutating func close() {
    if let first = points.first, let last = points.last, points.count > 1,
      hypot(first.x - last.x, first.y - last.y) < 1e-9
    {
      points.removeLast()
      isSmooth.removeLast()
    }
    isClosed = points.count > 1
  }

  // MARK: Dashes

  /// The parts of the line that a pattern of lengths, drawn and left out in turn, leaves.
  ///
  /// A pattern that holds a number below 0 or adds up to none, or whose pieces are too many to be
  /// seen, is none.
  func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
    let period = pattern.reduce(0, +)
    var path = points
    if isClosed { path.append(points[0]) }
    let length = zip(path, path.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    guard pattern.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite,
      length / period < 20_000
    else { return [self] }
    // An odd pattern is drawn and left out the other way round every second time.
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let whole = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    var index = 0
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var pieces: [Polyline] = []
    var piece = Polyline()
    func begin(_ point: Point) {
      piece = Polyline()
      piece.append(point)
      piece.hasSegments = true
    }
    func end() {
      if index % 2 == 0, piece.hasSegments { pieces.append(piece) }
    }
    begin(path[0])
    for number in path.indices.dropFirst() {
      let (from, to) = (path[number - 1], path[number])
      let length = hypot(to.x - from.x, to.y - from.y)
      var at = 0.0
      while at + left < length {
        at += left
        let share = at / length
        let point = Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        piece.append(point)
        end()
        index = (index + 1) % lengths.count
        left = lengths[index]
        begin(point)
      }
      left -= length - at
      piece.append(to, isSmooth: isSmooth[number % isSmooth.count])
    }
    end()
    return pieces
  }
}

import CCairo
import LegatoDisplay

/// What the segments of a path are written to.
protocol PathTarget {
  mutating func move(to point: Point)
  mutating func line(to point: Point)
  mutating func curve(_ control1: Point, _ control2: Point, to end: Point)
  mutating func close()
}

/// The current path of a Cairo context.
struct CairoPath: PathTarget {
  let context: OpaquePointer

  func move(to point: Point) { cairo_move_to(context, point.x, point.y) }
  func line(to point: Point) { cairo_line_to(context, point.x, point.y) }
  func curve(_ control1: Point, _ control2: Point, to end: Point) {
    cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }
  func close() { cairo_close_path(context) }
}

/// Writes geometries into a path, every point taken through a transform first.
struct PathWriter<Target: PathTarget> {
  var target: Target
  let transform: Transform

  /// Cairo counts in 1/256 of a pixel up to ±2²³: what lies further out is brought in.
  private var reach: Double { 1e6 }

  private func point(_ point: Point) -> Point {
    let moved = transform.apply(point)
    func near(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -reach), reach)
    }
    return Point(near(moved.x), near(moved.y))
  }

  private mutating func move(_ x: Double, _ y: Double) {
    target.move(to: point(Point(x, y)))
  }

  private mutating func line(_ x: Double, _ y: Double) {
    target.line(to: point(Point(x, y)))
  }

  private mutating func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    target.curve(point(control1), point(control2), to: point(end))
  }

  /// Adds a geometry; empty ones add nothing.
  mutating func add(_ geometry: Geometry) {
    switch geometry {
    case .rect(let rect):
      guard rect.width >= 0, rect.height >= 0 else { return }
      move(rect.minX, rect.minY)
      line(rect.maxX, rect.minY)
      line(rect.maxX, rect.maxY)
      line(rect.minX, rect.maxY)
      target.close()
    case .roundedRect(let rect, let radius, let continuous):
      guard rect.width >= 0, rect.height >= 0 else { return }
      add(rounded: rect, radius: radius, continuous: continuous)
    case .ellipse(let rect):
      guard rect.width >= 0, rect.height >= 0 else { return }
      add(
        rounded: rect, radius: Size(rect.width / 2, rect.height / 2), continuous: false)
    case .path(let path): add(path)
    }
  }

  private mutating func add(_ path: PathData) {
    var current = Point.zero
    var begin = Point.zero
    var isOpen = false
    func start() {
      guard !isOpen else { return }
      isOpen = true
      begin = current
      move(current.x, current.y)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
        isOpen = false
        start()
      case .line(let point):
        start()
        line(point.x, point.y)
        current = point
      case .quad(let point, let control):
        start()
        // The cubic that is the same curve has its controls two thirds of the way out.
        curve(
          Point(
            current.x + (control.x - current.x) * 2 / 3,
            current.y + (control.y - current.y) * 2 / 3),
          Point(
            point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3),
          point)
        current = point
      case .curve(let point, let control1, let control2):
        start()
        curve(control1, control2, point)
        current = point
      case .close:
        guard isOpen else { continue }
        target.close()
        isOpen = false
        current = begin
      }
    }
  }

  private mutating func add(rounded rect: Rect, radius: Size, continuous: Bool) {
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let rx = min(max(radius.width.isNaN ? 0 : radius.width, 0), halfWidth)
    let ry = min(max(radius.height.isNaN ? 0 : radius.height, 0), halfHeight)
    guard rx > 0, ry > 0 else {
      add(.rect(rect))
      return
    }
    // The curve of a corner that begins on an upper or lower side, and of one that begins on another.
    let (across, down) = (halfWidth / rx, halfHeight / ry)
    let corners =
      continuous
      ? [Corner.continuous(start: across, end: down), .continuous(start: down, end: across)]
      : [Corner.circular, .circular]
    // Each corner is the top right one, turned: `along` runs towards it, `out` away from it. Core Graphics begins in the
    // middle of the right side, from where dashes are counted.
    let places: [(x: Double, y: Double, alongX: Double, alongY: Double)] = [
      (rect.maxX, rect.maxY, 0, 1), (rect.minX, rect.maxY, -1, 0), (rect.minX, rect.minY, 0, -1),
      (rect.maxX, rect.minY, 1, 0),
    ]
    move(rect.maxX, rect.midY)
    for (index, place) in places.enumerated() {
      let corner = corners[(index + 1) % 2]
      // A corner's curve in multiples of the radius: back along the first side, in from it.
      func at(_ point: Point) -> Point {
        let (back, inward) = (point.x, point.y)
        return Point(
          place.x + rx * (-back * place.alongX - inward * place.alongY),
          place.y + ry * (-back * place.alongY + inward * place.alongX))
      }
      let first = at(corner.start)
      line(first.x, first.y)
      for segment in corner.segments {
        curve(at(segment.0), at(segment.1), at(segment.2))
      }
    }
    target.close()
  }
}

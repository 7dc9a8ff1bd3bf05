import LegatoDisplay

extension PathData {
  /// The smallest upright rectangle around the path's lines and curves. A subpath of one point alone
  /// counts, as that point.
  var tightBounds: Rect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func include(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    var current = Point.zero
    var first = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        include(point)
        (current, first) = (point, point)
      case .line(let point):
        include(point)
        current = point
      case .quad(let end, let control):
        include(end)
        for t in Self.turns(current.x, control.x, end.x) + Self.turns(current.y, control.y, end.y) {
          let u = 1 - t
          include(
            Point(
              u * u * current.x + 2 * u * t * control.x + t * t * end.x,
              u * u * current.y + 2 * u * t * control.y + t * t * end.y))
        }
        current = end
      case .curve(let end, let c1, let c2):
        include(end)
        for t in Self.turns(current.x, c1.x, c2.x, end.x)
          + Self.turns(current.y, c1.y, c2.y, end.y)
        {
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          include(
            Point(
              a * current.x + b * c1.x + c * c2.x + d * end.x,
              a * current.y + b * c1.y + c * c2.y + d * end.y))
        }
        current = end
      case .close: current = first
      }
    }
    guard left <= right, top <= bottom else { return .zero }
    return Rect(left, top, right - left, bottom - top)
  }

  /// Where a component of a quadratic curve turns round.
  private static func turns(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let t = (a - b) / (a - 2 * b + c)
    return t > 0 && t < 1 ? [t] : []
  }

  /// The same of a cubic one: where its derivative, a quadratic polynomial, is 0.
  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
    let a = s - 3 * r + 3 * q - p
    let b = 2 * (r - 2 * q + p)
    let c = q - p
    var roots: [Double] = []
    if abs(a) < 1e-12 * (abs(b) + abs(c)) {
      roots = [-c / b]
    } else {
      let inner = b * b - 4 * a * c
      guard inner >= 0 else { return [] }
      // Without cancellation: the larger root first, the other from their product.
      let sum = -(b + (b < 0 ? -1 : 1) * inner.squareRoot()) / 2
      roots = [sum / a, c / sum]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension PathData.Element {
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): (point.x + point.y).isFinite
    case .quad(let point, let control): (point.x + point.y + control.x + control.y).isFinite
    case .curve(let point, let c1, let c2):
      (point.x + point.y + c1.x + c1.y + c2.x + c2.y).isFinite
    case .close: true
    }
  }
}

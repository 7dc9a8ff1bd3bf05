import LegatoDisplay

extension Geometry {
  /// The outline as segments, beginning where SwiftUI's shapes begin: an ellipse at the right,
  /// going down; rectangles at the top left, going right.
  var outline: PathData {
    switch self {
    case .path(let data): return data
    case .rect(let rect):
      return PathData([
        .move(Point(rect.minX, rect.minY)), .line(Point(rect.maxX, rect.minY)),
        .line(Point(rect.maxX, rect.maxY)), .line(Point(rect.minX, rect.maxY)), .close,
      ])
    case .ellipse(let rect): return Self.ellipse(rect)
    case .roundedRect(let rect, let radius, _):
      return Self.rounded(
        rect, min(radius.width, rect.width / 2), min(radius.height, rect.height / 2))
    }
  }

  /// The reach of a quarter circle's control points: 4/3·(√2 − 1).
  private static let quarter = 0.5522847498307936

  private static func ellipse(_ rect: Rect) -> PathData {
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * quarter, ry * quarter)
    return PathData([
      .move(Point(cx + rx, cy)),
      .curve(
        Point(cx, cy + ry), control1: Point(cx + rx, cy + ky), control2: Point(cx + kx, cy + ry)),
      .curve(
        Point(cx - rx, cy), control1: Point(cx - kx, cy + ry), control2: Point(cx - rx, cy + ky)),
      .curve(
        Point(cx, cy - ry), control1: Point(cx - rx, cy - ky), control2: Point(cx - kx, cy - ry)),
      .curve(
        Point(cx + rx, cy), control1: Point(cx + kx, cy - ry), control2: Point(cx + rx, cy - ky)),
      .close,
    ])
  }

  private static func rounded(_ rect: Rect, _ rx: Double, _ ry: Double) -> PathData {
    let (kx, ky) = (rx * (1 - quarter), ry * (1 - quarter))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return PathData([
      .move(Point(l + rx, t)), .line(Point(r - rx, t)),
      .curve(Point(r, t + ry), control1: Point(r - kx, t), control2: Point(r, t + ky)),
      .line(Point(r, b - ry)),
      .curve(Point(r - rx, b), control1: Point(r, b - ky), control2: Point(r - kx, b)),
      .line(Point(l + rx, b)),
      .curve(Point(l, b - ry), control1: Point(l + kx, b), control2: Point(l, b - ky)),
      .line(Point(l, t + ry)),
      .curve(Point(l + rx, t), control1: Point(l, t + ky), control2: Point(l + kx, t)),
      .close,
    ])
  }
}

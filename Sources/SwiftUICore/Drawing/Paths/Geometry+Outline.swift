import LegatoDisplay

extension Geometry {
  /// The outline as segments, beginning where SwiftUI's shapes begin: ellipses and rounded
  /// rectangles at the right, going down; rectangles at the top left, going right.
  var outline: PathData {
    switch self {
    case .path(let data): return data
    case .rect(let rect):
      return PathData([
        .move(Point(rect.minX, rect.minY)), .line(Point(rect.maxX, rect.minY)),
        .line(Point(rect.maxX, rect.maxY)), .line(Point(rect.minX, rect.maxY)), .close,
      ])
    case .ellipse(let rect): return Self.ellipse(rect)
    case .roundedRect(let rect, let radius, let continuous):
      return RoundedOutline(rect, corner: radius, continuous: continuous).data
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
}

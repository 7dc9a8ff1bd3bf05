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
    case .roundedRect(let rect, let radius, let isContinuous):
      return .rounded(rect, Array(repeating: radius, count: 4), isContinuous)
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

extension PathData {
  /// A rounded rectangle that begins behind its top left corner, going right.
  ///
  /// - Parameter radii: those of the corners from the top right one on, clockwise. A corner takes
  ///   half of a side at the most.
  static func rounded(_ rect: Rect, _ radii: [Size], _ isContinuous: Bool) -> PathData {
    // Each corner is the top right one, turned: `along` runs towards it.
    let places: [(x: Double, y: Double, alongX: Double, alongY: Double)] = [
      (rect.maxX, rect.minY, 1, 0), (rect.maxX, rect.maxY, 0, 1), (rect.minX, rect.maxY, -1, 0),
      (rect.minX, rect.minY, 0, -1),
    ]
    var elements: [PathData.Element] = []
    for (place, radius) in zip(places, radii) {
      let rx = min(max(radius.width.isNaN ? 0 : radius.width, 0), rect.width / 2)
      let ry = min(max(radius.height.isNaN ? 0 : radius.height, 0), rect.height / 2)
      guard rx > 0, ry > 0 else {
        elements.append(.line(Point(place.x, place.y)))
        continue
      }
      let corner =
        isContinuous
        ? Corner.continuous(room: min(rect.width / 2 / rx, rect.height / 2 / ry))
        : Corner.circular
      // A corner's curve in multiples of the radius: back along the first side, in from it.
      func at(_ point: Point) -> Point {
        Point(
          place.x + rx * (-point.x * place.alongX - point.y * place.alongY),
          place.y + ry * (-point.x * place.alongY + point.y * place.alongX))
      }
      elements.append(.line(at(corner.start)))
      for segment in corner.segments {
        elements.append(
          .curve(at(segment.2), control1: at(segment.0), control2: at(segment.1)))
      }
    }
    // The path begins where its last corner ends.
    switch elements.last {
    case .line(let point), .curve(let point, _, _):
      return PathData([.move(point)] + elements + [.close])
    default: return PathData()
    }
  }
}

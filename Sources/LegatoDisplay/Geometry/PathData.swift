/// A path as a list of its segments, in points.
public struct PathData: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The box around all points and control points: it holds the path, and may be larger.
  public var controlBounds: Rect {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func include(_ point: Point) {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quad(let point, let control):
        include(point)
        include(control)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .close: break
      }
    }
    guard left <= right, top <= bottom else { return .zero }
    return Rect(left, top, right - left, bottom - top)
  }
}

/// What is filled, stroked or clipped to. The plain shapes stay plain, so that a rasteriser can
/// take its fast way and the text form stays readable.
public enum Geometry: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, radius: Size, continuous: Bool)
  case ellipse(Rect)
  case path(PathData)

  /// A box that holds the geometry.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path(let data): data.controlBounds
    }
  }
}

package import LegatoDisplay

/// The outline of a 2D shape.
///
/// Lengths are in points, y points down, and angles begin at +x and turn clockwise to the eye. A path
/// may hold any numbers; one that holds some that are not finite is not drawn, and contains nothing.
public struct Path: Hashable, Sendable {
  /// A plain shape stays plain until it is built upon.
  enum Storage: Hashable, Sendable {
    case geometry(Geometry)
    case elements(PathData)
    /// The outline of a line along a geometry: a rasteriser draws the line itself.
    case stroke(Geometry, LineStyle)
  }
  var storage: Storage

  /// Creates an empty path.
  public init() { storage = .elements(PathData()) }

  /// Creates a path containing a rectangle.
  public init(_ rect: CGRect) { storage = .geometry(.rect(rect.display)) }

  /// Creates a path containing a rounded rectangle. A corner takes half of a side at the most.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    storage = .geometry(
      .roundedRect(
        rect.display,
        radius: Size(max(0, cornerSize.width), max(0, cornerSize.height)),
        continuous: style == .continuous))
  }

  /// Creates a path containing a rounded rectangle. A corner takes half of a side at the most.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a path as an ellipse within the given rectangle.
  public init(ellipseIn rect: CGRect) { storage = .geometry(.ellipse(rect.display)) }

  /// Creates an empty path, then executes a closure to add its initial elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(_ data: PathData) { storage = .elements(data) }

  package var geometry: Geometry {
    switch storage {
    case .geometry(let geometry): geometry
    case .elements, .stroke: .path(data)
    }
  }

  /// The outline as segments.
  var data: PathData {
    get {
      switch storage {
      case .geometry(let geometry): geometry.outline
      case .elements(let data): data
      case .stroke(let geometry, let style): PathStroker(style).outline(of: geometry.outline)
      }
    }
    // In place: a path that grows by an element does not copy the others.
    _modify {
      var data = data
      storage = .elements(PathData())
      defer { storage = .elements(data) }
      yield &data
    }
  }

  // MARK: Characteristics

  /// Whether the path has no elements.
  public var isEmpty: Bool { data.elements.isEmpty }

  /// A rectangle containing all path segments: the smallest one, control points left out. The null
  /// rectangle where there are none.
  public var boundingRect: CGRect {
    if isEmpty { return .null }
    let bounds = tightBounds
    return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
  }

  /// The same; zero where there are no elements.
  var tightBounds: Rect {
    switch storage {
    case .geometry(let geometry): geometry.bounds
    case .elements, .stroke: data.tightBounds
    }
  }

  /// Returns the last point in the path, or nil if the path contains no points. Of a closed part
  /// that is where it began.
  public var currentPoint: CGPoint? {
    let elements = data.elements
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _):
      return CGPoint(x: point.x, y: point.y)
    case .close:
      for case .move(let point) in elements.reversed() { return CGPoint(x: point.x, y: point.y) }
      return nil
    }
  }

  /// Returns true if the path contains a specified point.
  ///
  /// - Parameters:
  ///   - p: the point.
  ///   - eoFill: whether the even-odd rule says what is inside, and not the winding number.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathFlattener(data).contains(p.display, evenOdd: eoFill)
  }

  /// Whether all points are finite. Shapes of the platform in a frame that is finite are.
  var isInSupportedRange: Bool {
    let storage: Storage =
      if case .stroke(let geometry, _) = self.storage { .geometry(geometry) } else { self.storage }
    switch storage {
    case .geometry(.path(let data)): return data.elements.allSatisfy(\.isFinite)
    case .geometry(.roundedRect(let rect, let radius, _)):
      return (rect.x + rect.y + rect.width + rect.height).isFinite && !radius.width.isNaN
        && !radius.height.isNaN
    case .geometry(let geometry):
      let box = geometry.bounds
      return (box.x + box.y + box.width + box.height).isFinite
    case .elements(let data): return data.elements.allSatisfy(\.isFinite)
    case .stroke: return true
    }
  }

  /// Whether a line along the path, as wide as twice the distance, covers a point.
  func isOutline(within distance: CGFloat, of p: CGPoint) -> Bool {
    PathFlattener(data, closes: false).distance(to: p.display) <= distance
  }
}

extension Path: Shape {
  /// The path itself, whatever the frame.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension CGPoint {
  package var display: Point { Point(x, y) }
}

extension CGSize {
  package var display: Size { Size(width, height) }
}

extension CGRect {
  package var display: Rect { Rect(minX, minY, width, height) }
}

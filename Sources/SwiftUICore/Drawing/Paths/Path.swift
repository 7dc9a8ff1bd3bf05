package import LegatoDisplay

/// The outline of a 2D shape.
public struct Path: Hashable, Sendable {
  /// A plain shape stays plain until it is built upon.
  enum Storage: Hashable, Sendable {
    case geometry(Geometry)
    case elements(PathData)
    /// The outline of a line along a geometry: a rasteriser draws the line itself.
    case stroke(Geometry, LineStyle)
  }
  var storage: Storage

  public init() { storage = .elements(PathData()) }
  public init(_ rect: CGRect) { storage = .geometry(.rect(rect.display)) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    storage = .geometry(
      .roundedRect(
        rect.display,
        radius: Size(max(0, cornerSize.width), max(0, cornerSize.height)),
        continuous: style == .continuous))
  }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  public init(ellipseIn rect: CGRect) { storage = .geometry(.ellipse(rect.display)) }
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
      case .stroke(let geometry, let style): PathStroker(geometry.outline, style).outline
      }
    }
    set { storage = .elements(newValue) }
  }

  public var isEmpty: Bool { data.elements.isEmpty }

  /// A rectangle containing all path segments.
  public var boundingRect: CGRect {
    let bounds = geometry.bounds
    return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
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

  // MARK: Building

  public mutating func move(to end: CGPoint) { data.elements.append(.move(end.display)) }
  public mutating func addLine(to end: CGPoint) { data.elements.append(.line(end.display)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    data.elements.append(.quad(end.display, control: control.display))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    data.elements.append(
      .curve(end.display, control1: control1.display, control2: control2.display))
  }
  public mutating func closeSubpath() { data.elements.append(.close) }
  public mutating func addRect(_ rect: CGRect) {
    data.elements += Geometry.rect(rect.display).outline.elements
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    data.elements += Path(roundedRect: rect, cornerSize: cornerSize, style: style).data.elements
  }
  public mutating func addEllipse(in rect: CGRect) {
    data.elements += Geometry.ellipse(rect.display).outline.elements
  }
  public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }
  public mutating func addPath(_ path: Path) { data.elements += path.data.elements }

  /// Adds an arc of a circle to the path, specified with a radius and angles. As y points down,
  /// `clockwise: false` goes clockwise to the eye.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    // The cubic that touches an arc of angle θ at its ends and its middle: 4/3·tan(θ/4).
    let reach = 4.0 / 3 * tan(step / 4) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      let to = from + step
      let (p, q) = (point(from), point(to))
      addCurve(
        to: q,
        control1: CGPoint(x: p.x - reach * sin(from), y: p.y + reach * cos(from)),
        control2: CGPoint(x: q.x + reach * sin(to), y: q.y - reach * cos(to)))
    }
  }

  // MARK: Deriving

  /// Returns a path constructed by translating all its points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { Point($0.x + dx, $0.y + dy) }
  }

  func mapped(_ map: (Point) -> Point) -> Path {
    Path(
      PathData(
        data.elements.map { element in
          switch element {
          case .move(let point): .move(map(point))
          case .line(let point): .line(map(point))
          case .quad(let point, let control): .quad(map(point), control: map(control))
          case .curve(let point, let control1, let control2):
            .curve(map(point), control1: map(control1), control2: map(control2))
          case .close: .close
          }
        }))
  }

  /// Returns a stroked copy of the path: the outline of a line along it. A dash of lengths that are
  /// not finite and above 0 in sum is none.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    path.storage = .stroke(geometry, style.display)
    return path
  }

  /// Returns a partial copy of the path, by length. Where `from` is past `to` it is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    PathTrimmer(data).trimmed(from: from, to: to)
  }

  /// Returns true if the path contains a specified point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathFlattener(data).contains(p.display, evenOdd: eoFill)
  }

  /// Whether all points are finite. Shapes of the platform in a frame that is finite are.
  var isUsable: Bool {
    let data: PathData
    switch storage {
    case .elements(let own), .stroke(.path(let own), _): data = own
    case .geometry, .stroke: return true
    }
    return data.elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): (point.x + point.y).isFinite
      case .quad(let point, let control): (point.x + point.y + control.x + control.y).isFinite
      case .curve(let point, let c1, let c2):
        (point.x + point.y + c1.x + c1.y + c2.x + c2.y).isFinite
      case .close: true
      }
    }
  }

  /// Whether a line along the path, as wide as twice the distance, covers a point.
  func isOutline(within distance: CGFloat, of p: CGPoint) -> Bool {
    PathFlattener(data, closes: false).distance(to: p.display) <= distance
  }
}

extension Path: Shape {
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

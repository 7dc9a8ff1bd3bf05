import LegatoDisplay

extension Path {
  /// Begins a new subpath at the specified point.
  public mutating func move(to end: CGPoint) { data.elements.append(.move(end.display)) }

  /// Appends a straight line segment from the current point to the specified point.
  public mutating func addLine(to end: CGPoint) { data.elements.append(.line(end.display)) }

  /// Adds a quadratic Bézier curve to the path, with the specified end point and control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    data.elements.append(.quad(end.display, control: control.display))
  }

  /// Adds a cubic Bézier curve to the path, with the specified end point and control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    data.elements.append(
      .curve(end.display, control1: control1.display, control2: control2.display))
  }

  /// Closes and completes the current subpath: a line goes back to where it began, and what follows
  /// begins there. Does nothing where there is none.
  public mutating func closeSubpath() {
    let elements = data.elements
    guard let last = elements.last, last != .close else { return }
    data.elements.append(.close)
  }

  /// Adds a rectangular subpath to the path.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rounded rectangle to the path.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rounded rectangle with uneven corners to the path.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds an ellipse that fits inside the specified rectangle to the path.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a sequence of rectangular subpaths to the path.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a sequence of connected straight-line segments to the path; the first point begins a new
  /// subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Appends another path value to this path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    data.elements += path.applying(transform).data.elements
  }
}

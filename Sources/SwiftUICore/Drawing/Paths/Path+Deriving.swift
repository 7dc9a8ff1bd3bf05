import LegatoDisplay

extension Path {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// A path element that terminates the current subpath, without closing it, and defines a new
    /// current point.
    case move(to: CGPoint)
    /// A line from the previous current point to the given point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the previous current point to the given end point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the previous current point to the given end point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line from the start point of the current subpath, if any, to the current point.
    case closeSubpath
  }

  /// Calls `body` with each element in the path.
  public func forEach(_ body: (Element) -> Void) {
    func point(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    for element in data.elements {
      switch element {
      case .move(let end): body(.move(to: point(end)))
      case .line(let end): body(.line(to: point(end)))
      case .quad(let end, let control):
        body(.quadCurve(to: point(end), control: point(control)))
      case .curve(let end, let control1, let control2):
        body(.curve(to: point(end), control1: point(control1), control2: point(control2)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Returns a path constructed by applying the transform to all points of the path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let display = transform.display
    // Upright rectangles and ellipses that are moved and scaled stay what they are.
    if case .geometry(let geometry) = storage, display.b == 0, display.c == 0, display.a > 0,
      display.d > 0
    {
      switch geometry {
      case .rect(let rect): return Path(.geometry(.rect(display.bounds(of: rect))))
      case .ellipse(let rect): return Path(.geometry(.ellipse(display.bounds(of: rect))))
      default: break
      }
    }
    return mapped(display.apply)
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// Returns a path constructed by translating all its points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
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

  /// Returns a partial copy of the path, by length. Ends are clamped to 0…1; where `from` is past
  /// `to` it is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    PathTrimmer(data).trimmed(from: from, to: to)
  }

  /// Returns a stroked copy of the path: the outline of the line that `style` draws along it, to be
  /// filled by the winding number. Curves become straight lines, at most 0.02 points off.
  ///
  /// Empty where the line width is 0 or less, or a number is not finite.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard isInSupportedRange, style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    var path = Path()
    path.storage = .stroke(geometry, style.display)
    return path
  }
}

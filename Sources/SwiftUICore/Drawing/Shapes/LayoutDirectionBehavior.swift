import LegatoDisplay

/// A description of what should happen when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// A behavior that doesn't mirror when the layout direction changes.
  case fixed

  /// A behavior that mirrors when the layout direction has the specified value.
  case mirrors(in: LayoutDirection)

  /// A behavior that mirrors when the layout direction is right-to-left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The path in a frame, flipped about its middle where the shape mirrors.
  func path(in rect: CGRect, for direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    let sum = rect.minX + rect.maxX
    return path.mirrored { Point(sum - $0.x, $0.y) }
  }
}

extension Path {
  /// The path flipped by a map; a stroke stays one.
  fileprivate func mirrored(_ flip: (Point) -> Point) -> Path {
    guard case .stroke(let geometry, let style) = storage else { return mapped(flip) }
    var base = Path(geometry.outline)
    base = base.mapped(flip)
    base.storage = .stroke(base.geometry, style)
    return base
  }
}

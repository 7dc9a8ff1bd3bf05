/// Defines the shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter ellipses, and curves that pass smoothly into the sides.
  case circular, continuous
}

/// A rectangular shape aligned inside the frame of the view containing it.
nonisolated public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}
  /// The frame as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Moves the edges inwards by an amount in points. A negative amount moves them outwards;
  /// infinity and NaN are treated as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
nonisolated public struct RoundedRectangle: InsettableShape, Hashable {
  /// The horizontal and vertical radius of every corner, in points. Negative values are treated as
  /// 0; a corner takes at most half of each side.
  public var cornerSize: CGSize
  /// Whether the corners are arcs or pass smoothly into the sides.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerSize: The horizontal and vertical radius of every corner, in points.
  ///   - style: Whether the corners are arcs or pass smoothly into the sides.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rounded rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of every corner, in points. Negative values are treated as 0; a
  ///     corner takes at most half of the shorter side.
  ///   - style: Whether the corners are arcs or pass smoothly into the sides.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The frame with rounded corners as a path.
  public func path(in rect: CGRect) -> Path {
    guard cornerSize.width == cornerSize.height else {
      return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    // A round corner stays round where it has no room.
    let radius = min(cornerSize.width, min(rect.width, rect.height) / 2)
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }
  /// The corner size, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  /// The inset shape's corners stay parallel to the outer ones.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// A circle centered on the frame of the view containing it.
nonisolated public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  public init() {}
  /// The largest circle around the center of the frame that fits into it.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The largest square within the proposal: where one side is not said, the other one tells.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let said = [proposal.width, proposal.height].compactMap(\.self)
    let side = said.min() ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
    return CGSize(width: side, height: side)
  }
  /// Moves the edges inwards by an amount in points. A negative amount moves them outwards;
  /// infinity and NaN are treated as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// An ellipse aligned inside the frame of the view containing it.
nonisolated public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}
  /// The ellipse that touches all sides of the frame.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Moves the edges inwards by an amount in points. A negative amount moves them outwards;
  /// infinity and NaN are treated as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A capsule shape aligned inside the frame of the view containing it.
nonisolated public struct Capsule: InsettableShape, Hashable {
  /// Whether the ends are half circles or pass smoothly into the longer sides.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The frame with its shorter sides rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// Moves the edges inwards by an amount in points. A negative amount moves them outwards;
  /// infinity and NaN are treated as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

// What looks the same from the other side needs no mirroring.
extension Rectangle {
  /// `.fixed`: the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
  /// `.fixed`: the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
  /// `.fixed`: the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
  /// `.fixed`: the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
  /// `.fixed`: the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Defines the shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangular shape aligned inside the frame of the view containing it.
nonisolated public struct Rectangle: InsettableShape, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
nonisolated public struct RoundedRectangle: InsettableShape, Hashable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
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
  public init() {}
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
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// An ellipse aligned inside the frame of the view containing it.
nonisolated public struct Ellipse: InsettableShape, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A capsule shape aligned inside the frame of the view containing it.
nonisolated public struct Capsule: InsettableShape, Hashable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    // A half circle at the ends: continuous corners of half the side come to the same.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

// What looks the same from the other side needs no mirroring.
extension Rectangle {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

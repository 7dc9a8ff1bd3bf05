import LegatoDisplay

/// Describes the corner radius values of a rounded rectangle with uneven corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// The radius of the top-leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom-leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom-trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top-trailing corner.
  public var topTrailing: CGFloat

  /// Creates a new set of corner radii for a rounded rectangle with uneven corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii, in points.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  func mapped(_ map: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: map(topLeading), bottomLeading: map(bottomLeading),
      bottomTrailing: map(bottomTrailing), topTrailing: map(topTrailing))
  }
}

/// A rectangular shape with rounded corners with different values, aligned inside the frame of the
/// view containing it.
///
/// Radii below 0 are none; two that do not fit on their side become smaller by the same factor.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of each corner of the rounded rectangle.
  public var cornerRadii: RectangleCornerRadii
  /// The style of corners drawn by the rounded rectangle.
  public var style: RoundedCornerStyle

  /// Creates a new rounded rectangle shape with uneven corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a new rounded rectangle shape with uneven corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The frame with rounded corners as a path.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The four radii, in points.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The inset shape's corners stay parallel to the outer ones.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetUnevenRoundedRectangle(base: self, amount: amount)
  }
}

extension Path {
  /// Creates a path as the given rounded rectangle, which may have uneven corner radii. Leading is
  /// left; shapes are mirrored as a whole where the layout runs right to left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    // What has no corners to round is clipped and filled as a rectangle, which is far less work.
    guard radii.contains(where: { $0 != 0 }) else {
      self.init(rect)
      return
    }
    self.init(
      RoundedOutline(
        rect.display, corners: radii.map { Size($0, $0) }, continuous: style == .continuous
      ).data)
  }
}

/// A normalized 2D point in a view's coordinate space.
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// The horizontal coordinate as a fraction of the width: 0 is the leading edge, 1 the trailing
  /// one. It is not clamped.
  public var x: CGFloat
  /// The vertical coordinate as a fraction of the height: 0 is the top edge, 1 the bottom one. It
  /// is not clamped.
  public var y: CGFloat

  /// Creates the point of the top leading corner.
  public init() { (x, y) = (0, 0) }
  /// Creates a point from fractions of the width and the height.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin, which is the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Both components, times 128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
  }

  /// The point seen from the other side: what leading and trailing become right to left.
  package func mirrored(_ isMirrored: Bool) -> UnitPoint {
    isMirrored ? UnitPoint(x: 1 - x, y: y) : self
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

/// A normalized 2D point in a view's coordinate space.
public struct UnitPoint: Hashable, Sendable, Animatable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
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

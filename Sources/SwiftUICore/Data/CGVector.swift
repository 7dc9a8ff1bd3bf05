/// A structure that contains a two-dimensional vector.
public struct CGVector: Hashable, Sendable {
  /// The x component of the vector.
  public var dx: CGFloat
  /// The y component of the vector.
  public var dy: CGFloat

  /// The vector whose components are both zero.
  public static let zero = CGVector()

  /// Creates a vector whose components are both zero.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

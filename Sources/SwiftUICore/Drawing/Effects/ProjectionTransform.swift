package import LegatoDisplay

/// A projective map of a view's plane: a matrix that rows (x, y, 1) are multiplied with from the
/// left.
///
/// A point (x, y) comes to ((m11·x + m21·y + m31) / w, (m12·x + m22·y + m32) / w), where w is
/// m13·x + m23·y + m33. Points whose w is 0 or less are behind the eye: they are not shown. Lengths
/// are in points, y points down.
public struct ProjectionTransform: Hashable, Sendable {
  /// Row 1, column 1: how x enters the new x.
  public var m11: CGFloat = 1
  /// Row 1, column 2: how x enters the new y.
  public var m12: CGFloat = 0
  /// Row 1, column 3: how x enters the divisor.
  public var m13: CGFloat = 0
  /// Row 2, column 1: how y enters the new x.
  public var m21: CGFloat = 0
  /// Row 2, column 2: how y enters the new y.
  public var m22: CGFloat = 1
  /// Row 2, column 3: how y enters the divisor.
  public var m23: CGFloat = 0
  /// Row 3, column 1: the translation along x, in points.
  public var m31: CGFloat = 0
  /// Row 3, column 2: the translation along y, in points.
  public var m32: CGFloat = 0
  /// Row 3, column 3: the constant part of the divisor.
  public var m33: CGFloat = 1

  /// Creates the transform that leaves everything as it is.
  public init() {}

  /// Creates the projection that does what an affine transform does.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  init(display map: Projection) {
    (m11, m12, m13) = (map.m11, map.m12, map.m13)
    (m21, m22, m23) = (map.m21, map.m22, map.m23)
    (m31, m32, m33) = (map.m31, map.m32, map.m33)
  }

  package var display: Projection {
    Projection(m11, m12, m13, m21, m22, m23, m31, m32, m33)
  }

  /// Whether the transform leaves everything as it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform is without perspective: its last column is (0, 0, 1).
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes this the transform back.
  ///
  /// - Returns: whether there is one; where the transform flattens the plane, or holds a number that
  ///   is not finite, it stays as it is.
  public mutating func invert() -> Bool {
    guard let inverse = display.inverse else { return false }
    self = ProjectionTransform(display: inverse)
    return true
  }

  /// Returns the transform back; the same transform where it flattens the plane.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// Returns a transform that applies this one first and the given one after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(display: display.then(rhs.display))
  }
}

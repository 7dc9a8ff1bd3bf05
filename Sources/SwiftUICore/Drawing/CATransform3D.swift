/// A three-dimensional transformation matrix, by the names that geometry effects use.
///
/// It takes a row vector (x, y, z, 1) to (x, y, z, 1) · M. Lengths are in points, angles in radians.
/// Numbers are not checked: what is drawn with a matrix that holds one that is not finite is not shown.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1: how x enters x.
  public var m11: CGFloat = 0
  /// Row 1, column 2: how x enters y.
  public var m12: CGFloat = 0
  /// Row 1, column 3: how x enters z.
  public var m13: CGFloat = 0
  /// Row 1, column 4: how x enters the divisor.
  public var m14: CGFloat = 0
  /// Row 2, column 1: how y enters x.
  public var m21: CGFloat = 0
  /// Row 2, column 2: how y enters y.
  public var m22: CGFloat = 0
  /// Row 2, column 3: how y enters z.
  public var m23: CGFloat = 0
  /// Row 2, column 4: how y enters the divisor.
  public var m24: CGFloat = 0
  /// Row 3, column 1: how z enters x.
  public var m31: CGFloat = 0
  /// Row 3, column 2: how z enters y.
  public var m32: CGFloat = 0
  /// Row 3, column 3: how z enters z.
  public var m33: CGFloat = 0
  /// Row 3, column 4: how z enters the divisor.
  public var m34: CGFloat = 0
  /// Row 4, column 1: the translation along x, in points.
  public var m41: CGFloat = 0
  /// Row 4, column 2: the translation along y, in points.
  public var m42: CGFloat = 0
  /// Row 4, column 3: the translation along z, in points.
  public var m43: CGFloat = 0
  /// Row 4, column 4: the constant part of the divisor; 1 for a transform without perspective.
  public var m44: CGFloat = 0

  /// Creates a matrix of zeros.
  public init() {}

  /// Creates a matrix with the specified values.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    rows = [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

extension ProjectionTransform {
  /// Creates the projection that a transform in space is to a flat view: what it does to points whose
  /// third coordinate is 0, seen from in front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}

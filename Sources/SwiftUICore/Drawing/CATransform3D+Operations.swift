// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These are the names that the platform gives its functions.

/// The transform that leaves everything as it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a transform leaves everything as it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns the transform that moves by `(tx, ty, tz)`, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns the transform that scales by `(sx, sy, sz)`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns the transform that turns by `angle` radians about the vector `(x, y, z)`.
///
/// A vector of no length, or one that is not finite, has no direction: then nothing is turned.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sin(angle.native)), CGFloat(cos(angle.native)))
  let t = 1 - c
  // Rodrigues' formula, transposed: vectors are rows.
  return CATransform3D(
    m11: c + x * x * t, m12: x * y * t + z * s, m13: x * z * t - y * s, m14: 0,
    m21: x * y * t - z * s, m22: c + y * y * t, m23: y * z * t + x * s, m24: 0,
    m31: x * z * t + y * s, m32: y * z * t - x * s, m33: c + z * z * t, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that moves by `(tx, ty, tz)` first, and then does what `t` does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales by `(sx, sy, sz)` first, and then does what `t` does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that turns by `angle` radians about `(x, y, z)` first, and then does what
/// `t` does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that does what `a` does first, and then what `b` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var result = CATransform3D()
  let (left, right) = (a.rows, b.rows)
  result.rows = (0..<4).map { row in
    (0..<4).map { column in
      (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
    }
  }
  return result
}

/// Returns the transform back; where there is none, the transform itself.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan: what makes the left side the identity makes the right side the inverse.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    guard
      let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
      left[pivot][column] != 0, left[pivot][column].isFinite
    else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  var result = CATransform3D()
  result.rows = right
  return result
}

/// Returns a transform that does to the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12) = (m.a, m.b)
  (result.m21, result.m22) = (m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Whether a transform is exactly one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns what a transform does to the plane; what `t` does besides is lost.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

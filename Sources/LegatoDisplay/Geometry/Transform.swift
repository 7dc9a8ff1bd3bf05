/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public static let identity = Transform(1, 0, 0, 1, 0, 0)

  @inlinable
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(1, 0, 0, 1, x, y)
  }

  /// A scale that leaves `anchor` where it is.
  @inlinable
  public static func scale(_ x: Double, _ y: Double, about anchor: Point = .zero) -> Transform {
    Transform(x, 0, 0, y, anchor.x - x * anchor.x, anchor.y - y * anchor.y)
  }

  /// A rotation that leaves `anchor` where it is, from the angle's sine and cosine. A positive
  /// angle turns clockwise, as y points down.
  @inlinable
  public static func rotation(sine: Double, cosine: Double, about anchor: Point = .zero)
    -> Transform
  {
    Transform(
      cosine, sine, -sine, cosine,
      anchor.x - cosine * anchor.x + sine * anchor.y,
      anchor.y - sine * anchor.x - cosine * anchor.y)
  }

  /// The map that applies this one first and `next` after it.
  @inlinable
  public func then(_ next: Transform) -> Transform {
    Transform(
      next.a * a + next.c * b, next.b * a + next.d * b,
      next.a * c + next.c * d, next.b * c + next.d * d,
      next.a * tx + next.c * ty + next.tx, next.b * tx + next.d * ty + next.ty)
  }

  @inlinable public var isIdentity: Bool { self == .identity }
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  @inlinable public var determinant: Double { a * d - b * c }

  /// The map back, or `nil` where this one flattens the plane.
  @inlinable
  public var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return Transform(ia, ib, ic, id, -(ia * tx + ic * ty), -(ib * tx + id * ty))
  }

  @inlinable
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  @inlinable
  public func bounds(of rect: Rect) -> Rect {
    let (px, qx) = (a * rect.minX, a * rect.maxX)
    let (rx, sx) = (c * rect.minY, c * rect.maxY)
    let (py, qy) = (b * rect.minX, b * rect.maxX)
    let (ry, sy) = (d * rect.minY, d * rect.maxY)
    let left = min(px, qx) + min(rx, sx) + tx
    let top = min(py, qy) + min(ry, sy) + ty
    return Rect(
      left, top, max(px, qx) + max(rx, sx) + tx - left, max(py, qy) + max(ry, sy) + ty - top)
  }
}

package import LegatoDisplay

/// An affine transformation matrix for use in drawing 2D graphics.
///
/// It takes a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Lengths are in points; y points down,
/// so a positive angle turns clockwise to the eye. Numbers are not checked: what is drawn with a
/// matrix that holds one that is not finite is not shown.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// How x enters the new x.
  public var a: CGFloat
  /// How x enters the new y.
  public var b: CGFloat
  /// How y enters the new x.
  public var c: CGFloat
  /// How y enters the new y.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a matrix of zeros.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a matrix with the specified values.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a matrix with the specified values, in the order of the mathematical notation.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a rotation about the origin, by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(angle.native)), CGFloat(cos(angle.native)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  package init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }

  package var display: Transform { Transform(a, b, c, d, tx, ty) }

  /// Whether the transform is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that applies this one first and the given one after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(display.then(t2.display))
  }

  /// Returns a transform that translates before this one is applied.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that scales before this one is applied.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that rotates, by an angle in radians, before this one is applied.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform back; the same transform where it flattens the plane.
  public func inverted() -> CGAffineTransform {
    display.inverse.map(CGAffineTransform.init) ?? self
  }
}

extension CGPoint {
  /// Returns the point resulting from an affine transformation of an existing point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the width and height resulting from a transformation of an existing height and width.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that holds the transformed corners of a rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let box = t.display.bounds(of: display)
    return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

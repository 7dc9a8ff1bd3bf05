/// A projective map of the plane, as a camera makes it: points are rows that are multiplied from the
/// left.
///
/// `w = m13·x + m23·y + m33`, `x' = (m11·x + m21·y + m31) / w`, `y' = (m12·x + m22·y + m32) / w`.
/// Where w is 0 or less a point lies beside the eye or behind it, and has no image.
public struct Projection: Hashable, Sendable {
  public var m11: Double
  public var m12: Double
  public var m13: Double
  public var m21: Double
  public var m22: Double
  public var m23: Double
  public var m31: Double
  public var m32: Double
  public var m33: Double

  public static let identity = Projection(.identity)

  @inlinable
  public init(
    _ m11: Double, _ m12: Double, _ m13: Double, _ m21: Double, _ m22: Double, _ m23: Double,
    _ m31: Double, _ m32: Double, _ m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  @inlinable
  public init(_ transform: Transform) {
    self.init(
      transform.a, transform.b, 0, transform.c, transform.d, 0, transform.tx, transform.ty, 1)
  }

  /// The same map without perspective, or `nil` where there is some, or nothing to be seen.
  public var affine: Transform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return Transform(m11 / m33, m12 / m33, m21 / m33, m22 / m33, m31 / m33, m32 / m33)
  }

  /// The map that applies this one first and `next` after it.
  public func then(_ next: Projection) -> Projection {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + w * next.m31, x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    let (first, second, third) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    return Projection(
      first.0, first.1, first.2, second.0, second.1, second.2, third.0, third.1, third.2)
  }

  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map back, or `nil` where this one flattens the plane. Its w is above 0 where this one's is.
  public var inverse: Projection? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Projection(
      (m22 * m33 - m23 * m32) / determinant, (m13 * m32 - m12 * m33) / determinant,
      (m12 * m23 - m13 * m22) / determinant, (m23 * m31 - m21 * m33) / determinant,
      (m11 * m33 - m13 * m31) / determinant, (m13 * m21 - m11 * m23) / determinant,
      (m21 * m32 - m22 * m31) / determinant, (m12 * m31 - m11 * m32) / determinant,
      (m11 * m22 - m12 * m21) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  public var isFinite: Bool {
    (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
  }

  /// How far a point is from the eye, 1 being the plane's own distance.
  @inlinable
  public func w(_ point: Point) -> Double { m13 * point.x + m23 * point.y + m33 }

  /// The image of a point, or `nil` where it is beside the eye or behind it.
  @inlinable
  public func image(of point: Point) -> Point? {
    let w = w(point)
    guard w > 0 else { return nil }
    return Point(
      (m11 * point.x + m21 * point.y + m31) / w, (m12 * point.x + m22 * point.y + m32) / w)
  }

  /// The images of a polygon's corners, what is behind the eye cut off first; empty where all of it
  /// is.
  public func image(of polygon: [Point]) -> [Point] {
    let ws = polygon.map(w)
    // The edge of what is seen would be infinitely far away: it is cut a little before.
    guard let nearest = ws.map({ abs($0) }).max(), nearest > 0 else { return [] }
    let edge = nearest * 1e-6
    var seen: [Point] = []
    for index in polygon.indices {
      let next = (index + 1) % polygon.count
      if ws[index] >= edge { seen.append(polygon[index]) }
      guard (ws[index] >= edge) != (ws[next] >= edge) else { continue }
      let part = (edge - ws[index]) / (ws[next] - ws[index])
      seen.append(
        Point(
          polygon[index].x + (polygon[next].x - polygon[index].x) * part,
          polygon[index].y + (polygon[next].y - polygon[index].y) * part))
    }
    return seen.compactMap(image)
  }

  /// The smallest upright rectangle around the image of what is seen of `rect`; empty where nothing
  /// of it is.
  public func bounds(of rect: Rect) -> Rect {
    Rect(around: image(of: rect.corners))
  }
}

extension Rect {
  /// The corners, one beside the other around the rectangle.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// The smallest rectangle around points; empty where there are none.
  public init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    self.init(left, top, right - left, bottom - top)
  }
}

/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points, where x is
/// time and y is progress.
///
/// It is the curve of CSS `cubic-bezier()` (CSS Easing Functions Level 1, section 2.2) and of
/// `Animation.timingCurve`. Progress along y is not clamped: control points outside 0…1 make
/// curves that anticipate or overshoot.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's progress, unclamped.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's progress, unclamped.
  public let y2: Double

  /// The largest magnitude that a control point's y can have.
  ///
  /// It keeps every value that is computed from a curve finite.
  public static let maximumControlValue = 1e9

  /// Creates a curve from its control points.
  ///
  /// - Parameters:
  ///   - x1: Time of the first point; clamped to 0…1. NaN is treated as 0.
  ///   - y1: Progress of the first point; clamped to ±`maximumControlValue`. NaN is treated as 0.
  ///   - x2: Time of the second point; clamped to 0…1. NaN is treated as 1.
  ///   - y2: Progress of the second point; clamped to ±`maximumControlValue`. NaN is treated as 1.
  ///     (The values for NaN are the linear curve's.)
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let limit = Self.maximumControlValue
    self.x1 = x1.replacingNaN(with: 0).clamped(to: 0...1)
    self.y1 = y1.replacingNaN(with: 0).clamped(to: -limit...limit)
    self.x2 = x2.replacingNaN(with: 1).clamped(to: 0...1)
    self.y2 = y2.replacingNaN(with: 1).clamped(to: -limit...limit)
  }

  /// The curve mirrored at the diagonal: x and y of both control points change places.
  ///
  /// It is the inverse function of this curve where both points lie inside 0…1. A y outside that
  /// range becomes a time and is clamped, so the mirror image of an overshooting curve is an
  /// approximation.
  public var inverse: CubicBezier {
    CubicBezier(y1, x1, y2, x2)
  }

  /// Progress at a moment.
  ///
  /// - Parameter progress: The fraction of the duration that has passed. Clamped to 0…1; NaN is
  ///   treated as 0.
  /// - Returns: Exactly 0 at 0 and exactly 1 at 1.
  public func value(at progress: Double) -> Double {
    let p = progress.replacingNaN(with: 0).clamped(to: 0...1)
    if p == 0 || p == 1 || isDiagonal { return p }
    return Polynomial(y1, y2).value(at: parameter(at: p))
  }

  /// The slope of the curve at a moment: progress per whole duration.
  ///
  /// - Parameter progress: As for ``value(at:)``.
  /// - Returns: Infinite, with the sign of the motion, where the curve is vertical. Where a
  ///   control point coincides with its end point the slope at that end is undefined, and
  ///   the result is what SwiftUI's curves report: 1 at the start, 0 at the end.
  public func velocity(at progress: Double) -> Double {
    let p = progress.replacingNaN(with: 0).clamped(to: 0...1)
    if isDiagonal { return 1 }
    if p == 0, x1 == 0, y1 == 0 { return 1 }
    if p == 1, x2 == 1, y2 == 1 { return 0 }
    let t = p == 0 || p == 1 ? p : parameter(at: p)
    let dx = Polynomial(x1, x2).slope(at: t)
    let dy = Polynomial(y1, y2).slope(at: t)
    if dx > 0 { return dy / dx }
    // x never runs backwards, so a slope below 0 is rounding.
    return dy == 0 ? 1 : (dy > 0 ? .infinity : -.infinity)
  }

  /// Whether this is the straight line, in whatever parametrisation.
  private var isDiagonal: Bool {
    x1 == y1 && x2 == y2
  }

  /// The Bézier parameter whose x is `p`, for `p` inside 0…1.
  ///
  /// Newton's method, kept inside a bracket that each step narrows; where it stalls (flat x)
  /// bisection finishes. SwiftUI stops at 2⁻²⁰; this goes on to 1e-13, so that velocities
  /// agree with finite differences.
  private func parameter(at p: Double) -> Double {
    let x = Polynomial(x1, x2)
    var low = 0.0
    var high = 1.0
    var t = p
    for _ in 0..<8 {
      let error = x.value(at: t) - p
      if abs(error) <= 1e-13 { return t }
      if error > 0 { high = t } else { low = t }
      let next = t - error / x.slope(at: t)
      guard next > low, next < high else { break }
      t = next
    }
    for _ in 0..<60 {
      t = 0.5 * (low + high)
      let error = x.value(at: t) - p
      if error == 0 { break }
      if error > 0 { high = t } else { low = t }
    }
    return t
  }

  /// One coordinate as a polynomial of the parameter: a·t³ + b·t² + c·t.
  private struct Polynomial {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at t: Double) -> Double {
      ((a * t + b) * t + c) * t
    }

    func slope(at t: Double) -> Double {
      (3 * a * t + 2 * b) * t + c
    }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The curve as CSS writes it, for example `cubicBezier(0.4, 0, 0.2, 1)`.
  public var description: String {
    let points = [x1, y1, x2, y2].map(\.shortText).joined(separator: ", ")
    return "cubicBezier(\(points))"
  }
}

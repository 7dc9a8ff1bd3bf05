package import LegatoMotion

/// A function defined by a two-dimensional curve that maps an input progress in the range [0,1] to
/// an output progress that is also in the range [0,1].
public struct UnitCurve: Hashable, Sendable {
  package let easing: Easing

  package init(_ easing: Easing) {
    self.easing = easing
  }

  /// Creates a new curve using bezier control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }

  /// A linear curve: progress equals time, also outside 0…1.
  public static let linear = UnitCurve(.linear)
  /// A bezier curve that starts out slowly, then speeds up as it finishes: (0.42, 0) (1, 1).
  /// Its velocity at 1 is 0, as on the platform.
  public static let easeIn = UnitCurve(.easeIn)
  /// A bezier curve that starts out quickly, then slows down as it approaches the end:
  /// (0, 0) (0.58, 1). Its velocity at 0 is 1, as on the platform.
  public static let easeOut = UnitCurve(.easeOut)
  /// A bezier curve that starts out slowly, speeds up over the middle, then slows down again:
  /// (0.42, 0) (0.58, 1).
  public static let easeInOut = UnitCurve(.easeInOut)
  /// The former name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = UnitCurve(.easeInOut)
  /// A curve that starts out slowly, then speeds up as it finishes: a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A circular curve that starts out quickly, then slows down as it approaches the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// A circular curve that starts out slowly, speeds up over the middle, then slows down again.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the output value (y component) of the curve at the given time.
  public func value(at progress: Double) -> Double { easing.value(at: progress) }

  /// Returns the rate of change (first derivative) of the output value of the curve at the given
  /// time.
  public func velocity(at progress: Double) -> Double { easing.velocity(at: progress) }

  /// Returns a copy of the curve with its x and y components swapped.
  public var inverse: UnitCurve { UnitCurve(easing.inverse) }
}

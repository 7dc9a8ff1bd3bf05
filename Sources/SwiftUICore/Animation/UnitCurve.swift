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

  public static let linear = UnitCurve(.linear)
  public static let easeIn = UnitCurve(.easeIn)
  public static let easeOut = UnitCurve(.easeOut)
  public static let easeInOut = UnitCurve(.easeInOut)
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the output value (y component) of the curve at the given time.
  public func value(at progress: Double) -> Double { easing.value(at: progress) }

  /// Returns the rate of change (first derivative) of the output value of the curve at the given
  /// time.
  public func velocity(at progress: Double) -> Double { easing.velocity(at: progress) }

  /// Returns a copy of the curve with its x and y components swapped.
  public var inverse: UnitCurve { UnitCurve(easing.inverse) }
}

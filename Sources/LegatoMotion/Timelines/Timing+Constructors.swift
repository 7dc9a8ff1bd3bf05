// Motions without modifiers. Names and defaults are those of SwiftUI's animations.
extension Timing {
  /// Linear. `duration` as for ``curve(_:duration:)``.
  public static func linear(duration: Double = 0.35) -> Timing {
    curve(.linear, duration: duration)
  }

  /// A slow start. `duration` as for ``curve(_:duration:)``.
  public static func easeIn(duration: Double = 0.35) -> Timing {
    curve(.easeIn, duration: duration)
  }

  /// A slow end. `duration` as for ``curve(_:duration:)``.
  public static func easeOut(duration: Double = 0.35) -> Timing {
    curve(.easeOut, duration: duration)
  }

  /// A slow start and a slow end. `duration` as for ``curve(_:duration:)``.
  public static func easeInOut(duration: Double = 0.35) -> Timing {
    curve(.easeInOut, duration: duration)
  }

  /// A unit curve with a duration.
  ///
  /// - Parameters:
  ///   - easing: The curve.
  ///   - duration: Seconds; 0.35 by default. 0, negative numbers and NaN: the value is at its end
  ///     from the start. Infinity: the value stays at the start.
  public static func curve(_ easing: Easing, duration: Double = 0.35) -> Timing {
    Timing(.curve(easing, duration: duration > 0 ? duration : 0))
  }

  /// A cubic Bézier with a duration; limits as for ``CubicBezier/init(_:_:_:_:)`` and
  /// ``curve(_:duration:)``.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Timing {
    curve(.cubicBezier(x1, y1, x2, y2), duration: duration)
  }

  /// A spring by perceived duration and bounce.
  ///
  /// Limits are those of ``DampedSpring/init(duration:bounce:)``, and as in SwiftUI's running
  /// animations the stiffness is at most ``DampedSpring/stiffnessLimit``.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Timing {
    spring(DampedSpring(duration: duration, bounce: bounce).limited())
  }

  /// A spring by undamped period and damping ratio.
  ///
  /// Limits are those of ``DampedSpring/init(response:dampingRatio:)``, and as in SwiftUI's
  /// running animations the stiffness is at most ``DampedSpring/stiffnessLimit``.
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> Timing {
    spring(DampedSpring(response: response, dampingRatio: dampingFraction).limited())
  }

  /// A spring with an initial velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: In whole distances per second, towards the end if positive. Clamped to
  ///     ±1e9; NaN is treated as 0, the default.
  public static func spring(_ spring: DampedSpring, initialVelocity: Double = 0) -> Timing {
    let velocity = initialVelocity.replacingNaN(with: 0).clamped(to: -1e9...1e9)
    return Timing(.spring(spring, initialVelocity: velocity))
  }

  /// ``DampedSpring/smooth(duration:extraBounce:)`` as a timing; the same limits.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Timing {
    spring(duration: duration, bounce: DampedSpring.smoothBounce + extraBounce)
  }

  /// ``DampedSpring/snappy(duration:extraBounce:)`` as a timing; the same limits.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Timing {
    spring(duration: duration, bounce: DampedSpring.snappyBounce + extraBounce)
  }

  /// ``DampedSpring/bouncy(duration:extraBounce:)`` as a timing; the same limits.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Timing {
    spring(duration: duration, bounce: DampedSpring.bouncyBounce + extraBounce)
  }
}

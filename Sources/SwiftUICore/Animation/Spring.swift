package import LegatoMotion

/// A representation of a spring's motion.
public struct Spring: Hashable, Sendable {
  package let model: DampedSpring

  package init(_ model: DampedSpring) {
    self.model = model
  }

  /// A spring by its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds, the period that the spring would have without damping. 0, negative
  ///     values and NaN are treated as the stiffest spring that runs: 29.6 ms.
  ///   - bounce: From -1 to 1: 0 is critical damping, above 0 the spring overshoots, below 0 it is
  ///     overdamped. 1 and above is no damping; -1 and below is a damping ratio of 1e6. NaN is
  ///     treated as 0.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    model = DampedSpring(duration: duration, bounce: bounce)
  }
  /// A spring by its undamped period and damping ratio.
  ///
  /// - Parameters:
  ///   - response: Seconds. 0, negative values and NaN are treated as the stiffest spring that runs:
  ///     29.6 ms. Others are clamped to about 6.3e-6…6.3e6.
  ///   - dampingRatio: 1 is critical damping. Clamped to 0…1e6; NaN is treated as 1.
  public init(response: Double, dampingRatio: Double) {
    model = DampedSpring(response: response, dampingRatio: dampingRatio)
  }
  /// A spring by its physical constants.
  ///
  /// - Parameters:
  ///   - mass: Above 0, clamped to 1e-9…1e9. 0, negative values and NaN are treated as 1.
  ///   - stiffness: Force per unit of distance; 0 and below is the softest spring. NaN is treated
  ///     as 45,000.
  ///   - damping: Force per unit of velocity. Negative values and NaN are treated as 0.
  ///   - allowOverDamping: Whether damping may exceed the critical amount. If not, more is treated
  ///     as critical.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    model = DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverdamping: allowOverDamping)
  }
  /// A spring that settles in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, clamped to 0.01…10. NaN is treated as 0.5.
  ///   - dampingRatio: 1 is critical damping. Clamped to 0.001…1; NaN is treated as 1.
  ///   - epsilon: The distance, for a target of 1, at which the spring is considered settled. NaN
  ///     and values outside 1e-12..<1 are treated as 0.001.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    model = DampedSpring(
      settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  /// The perceived duration in seconds; the same as ``response``.
  public var duration: TimeInterval { model.duration }
  /// How much the spring bounces: 1 is no damping, 0 critical damping, towards -1 ever more
  /// damping.
  public var bounce: Double { model.bounce }
  /// The period, in seconds, that the spring would have without damping.
  public var response: Double { model.response }
  /// Damping relative to critical damping: 0 never comes to rest, below 1 is underdamped, above 1
  /// overdamped.
  public var dampingRatio: Double { model.dampingRatio }
  /// The mass at the end of the spring; 1 unless given. Motion does not depend on it.
  public var mass: Double { model.mass }
  /// Force per unit of distance.
  public var stiffness: Double { model.stiffness }
  /// Force per unit of velocity.
  public var damping: Double { model.damping }
  /// The estimated seconds until a motion from 0 to 1 stays within 0.001 of its end; infinite
  /// without damping.
  public var settlingDuration: TimeInterval { model.settlingDuration }

  /// A spring of duration 0.5 s without bounce.
  public static let smooth = Spring.smooth()
  /// A spring of duration 0.5 s with a small bounce of 0.15.
  public static let snappy = Spring.snappy()
  /// A spring of duration 0.5 s with a visible bounce of 0.3.
  public static let bouncy = Spring.bouncy()
  /// A spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``init(duration:bounce:)``.
  ///   - extraBounce: Added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``init(duration:bounce:)``.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``init(duration:bounce:)``.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The value of the spring at a given time given a target amount of change.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = model.response(at: time)
    return target.scaled(by: response.step) + initialVelocity.scaled(by: response.impulse)
  }

  /// The velocity of the spring at a given time given a target amount of change.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = model.response(at: time)
    return target.scaled(by: response.stepVelocity)
      + initialVelocity.scaled(by: response.impulseVelocity)
  }
}

package import LegatoMotion

/// A representation of a spring's motion.
public struct Spring: Hashable, Sendable {
  package let model: DampedSpring

  package init(_ model: DampedSpring) {
    self.model = model
  }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    model = DampedSpring(duration: duration, bounce: bounce)
  }
  public init(response: Double, dampingRatio: Double) {
    model = DampedSpring(response: response, dampingRatio: dampingRatio)
  }
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    model = DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverdamping: allowOverDamping)
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    model = DampedSpring(
      settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  public var duration: TimeInterval { model.duration }
  public var bounce: Double { model.bounce }
  public var response: Double { model.response }
  public var dampingRatio: Double { model.dampingRatio }
  public var mass: Double { model.mass }
  public var stiffness: Double { model.stiffness }
  public var damping: Double { model.damping }
  public var settlingDuration: TimeInterval { model.settlingDuration }

  public static let smooth = Spring.smooth()
  public static let snappy = Spring.snappy()
  public static let bouncy = Spring.bouncy()
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
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

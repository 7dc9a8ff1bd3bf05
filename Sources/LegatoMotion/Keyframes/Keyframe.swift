/// One step of a keyframe track: the target of the value, the duration, and the interpolation.
public struct Keyframe<Vector: MotionVector> {
  /// The interpolation towards a keyframe. Velocities are in units per second; `nil` continues the
  /// motion smoothly.
  public enum Kind {
    /// Linear interpolation along a unit curve.
    case linear(Easing)
    /// A cubic Hermite curve, which meets its neighbours without a kink.
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    /// A spring, which is cut off at the end of the step, wherever it is then.
    case spring(DampedSpring, startVelocity: Vector?)
    /// A jump to the target, without a duration.
    case move
  }

  /// The value at the end of the step.
  public let target: Vector
  /// The duration in seconds; 0 or more, and finite.
  public let duration: Double
  /// The interpolation towards the target.
  public let kind: Kind

  /// The duration of an undamped spring, which never settles, where no duration is given, in
  /// seconds.
  public static var maxSettlingTime: Double { 10 }

  /// The distance from a target of 1 at which a spring is settled where no duration is given.
  /// Measured: a spring of duration 0.4 and bounce 0.3 takes 1.273 s.
  public static var settlingDistance: Double { 1e-5 }

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - target: The value at the end of the step.
  ///   - duration: Seconds. Negative, infinite and NaN durations are treated as 0: the value jumps.
  ///     `nil` is the settling time of a spring, and 0 for other kinds. ``Kind/move`` has no
  ///     duration, whatever is given.
  ///   - kind: The interpolation towards the target.
  public init(_ target: Vector, duration: Double?, kind: Kind) {
    self.target = target
    self.kind = kind
    switch kind {
    case .move: self.duration = 0
    case .spring(let spring, _):
      self.duration = Self.sanitized(duration ?? Self.settling(of: spring))
    case .linear, .cubic: self.duration = Self.sanitized(duration ?? 0)
    }
  }

  private static func sanitized(_ duration: Double) -> Double {
    duration > 0 && duration.isFinite ? duration : 0
  }

  private static func settling(of spring: DampedSpring) -> Double {
    let time = spring.settlingDuration(target: 1, epsilon: settlingDistance)
    return time.isFinite ? time : maxSettlingTime
  }
}

/// One step of a track: where the value goes, how long that takes, and how it gets there.
public struct Keyframe<Vector: MotionVector> {
  /// How a value gets to a keyframe. Velocities are in units per second; `nil` is the one with
  /// which the motion goes on smoothly.
  public enum Kind {
    /// On a straight line, along a unit curve.
    case linear(Easing)
    /// On a cubic curve, which meets its neighbours without a kink.
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    /// Pulled by a spring, which is cut off at the end of the step, wherever it is then.
    case spring(DampedSpring, startVelocity: Vector?)
    /// At once.
    case move
  }

  /// Where the value goes.
  public let target: Vector
  /// Seconds, 0 or more, and finite.
  public let duration: Double
  /// How the value gets to the target.
  public let kind: Kind

  /// How long a spring without damping, which never settles, is followed where no duration is
  /// given, in seconds.
  public static var longestSettling: Double { 10 }

  /// The distance from a target of 1 at which a spring counts as settled where no duration is
  /// given. Measured: a spring of duration 0.4 and bounce 0.3 takes 1.273 s.
  public static var settlingDistance: Double { 1e-5 }

  /// A keyframe.
  ///
  /// - Parameters:
  ///   - target: Where the value goes.
  ///   - duration: Seconds. A duration that is not a positive, finite number is 0: the value is
  ///     there at once. `nil` is as long as a spring takes to settle, and 0 for other kinds.
  ///     ``Kind/move`` takes no time, whatever is given.
  ///   - kind: How the value gets there.
  public init(_ target: Vector, duration: Double?, kind: Kind) {
    self.target = target
    self.kind = kind
    switch kind {
    case .move: self.duration = 0
    case .spring(let spring, _): self.duration = Self.usable(duration ?? Self.settling(of: spring))
    case .linear, .cubic: self.duration = Self.usable(duration ?? 0)
    }
  }

  private static func usable(_ duration: Double) -> Double {
    duration > 0 && duration.isFinite ? duration : 0
  }

  private static func settling(of spring: DampedSpring) -> Double {
    let time = spring.settlingDuration(target: 1, epsilon: settlingDistance)
    return time.isFinite ? time : longestSettling
  }
}

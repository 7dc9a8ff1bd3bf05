// One motion with given ends, in the vocabulary of SwiftUI's spring value.
extension DampedSpring {
  /// The value at `time` of a motion that starts at 0 and is pulled to `target`.
  ///
  /// - Parameters:
  ///   - target: The end of the motion, in any unit. NaN and infinity are treated as 0.
  ///   - initialVelocity: Units per second at the start; 0 by default. NaN and infinity are treated
  ///     as 0.
  ///   - time: Seconds since the start; limits as for ``response(at:)``.
  public func value(
    target: Double = 1, initialVelocity: Double = 0, time: Double
  ) -> Double {
    let target = target.finiteOrZero
    let motion = freeMotion(at: time)
    return target - target * motion.remaining
      + initialVelocity.finiteOrZero * motion.impulse
  }

  /// The velocity, in units per second, of the motion that ``value(target:initialVelocity:time:)``
  /// describes; the parameters have the same limits.
  public func velocity(
    target: Double = 1, initialVelocity: Double = 0, time: Double
  ) -> Double {
    let motion = freeMotion(at: time)
    let pull = angularFrequency * angularFrequency * motion.impulse
    return target.finiteOrZero * pull
      + initialVelocity.finiteOrZero * motion.impulseVelocity
  }

  /// The force on the value: `stiffness · (target - position) - damping · velocity`.
  ///
  /// It is the acceleration times ``mass``. Arguments that are NaN or infinite are treated as 0.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target.finiteOrZero - position.finiteOrZero)
      - damping * velocity.finiteOrZero
  }

  /// Position and velocity after `time` seconds, for a motion that starts anywhere.
  ///
  /// This hands an interrupted motion over: read it from one spring, and pass it to the next.
  /// Advancing is exact, so one long step equals many short ones.
  ///
  /// - Parameters:
  ///   - position: The value at the start. NaN and infinity are treated as 0.
  ///   - velocity: Units per second at the start. NaN and infinity are treated as 0.
  ///   - target: The target of the spring. NaN and infinity are treated as 0.
  ///   - time: Seconds; limits as for ``response(at:)``.
  public func advance(
    position: Double, velocity: Double, target: Double, by time: Double
  ) -> (position: Double, velocity: Double) {
    let motion = freeMotion(at: time)
    let target = target.finiteOrZero
    let offset = position.finiteOrZero - target
    let velocity = velocity.finiteOrZero
    let pull = angularFrequency * angularFrequency * motion.impulse
    return (
      target + offset * motion.remaining + velocity * motion.impulse,
      velocity * motion.impulseVelocity - offset * pull
    )
  }
}

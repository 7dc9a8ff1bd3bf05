// One motion with given ends, in the vocabulary of SwiftUI's spring value.
extension DampedSpring {
  /// The value at `time` of a motion that starts at 0 and is pulled to `target`.
  ///
  /// - Parameters:
  ///   - target: Where the motion ends, in any unit. NaN and infinity count as 0.
  ///   - initialVelocity: Units per second at the start. NaN and infinity count as 0.
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
  /// describes.
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
  /// It is the acceleration times ``mass``. Arguments that are NaN or infinite count as 0.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target.finiteOrZero - position.finiteOrZero)
      - damping * velocity.finiteOrZero
  }

  /// Position and velocity after `time` seconds, for a motion that starts anywhere.
  ///
  /// This is the hand-over of a motion that is interrupted: read it out of one spring, give it
  /// to the next. Advancing is exact, so one long step equals many short ones.
  ///
  /// - Parameters:
  ///   - position: Where the value is at the start. NaN and infinity count as 0.
  ///   - velocity: Units per second at the start. NaN and infinity count as 0.
  ///   - target: Where the spring pulls. NaN and infinity count as 0.
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

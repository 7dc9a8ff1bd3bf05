// When SwiftUI takes a running spring animation away. It steps springs 300 times a second and
// looks once a frame whether they are at rest; here the question is put to the closed form,
// at every step, so that the answer does not depend on a frame rate. SwiftUI's thresholds
// are absolute: larger motions run longer.
extension DampedSpring {
  /// How many steps SwiftUI integrates a spring in, per second.
  static let restChecksPerSecond = 300.0

  /// The speed, and the acceleration, below which a spring may be at rest: 0.06² = 0.0036.
  static let restSpeed = 0.06

  /// The part of the distance that may be left.
  static let restDistance = 0.01

  /// The max time that ``restTime(targetSquared:velocitySquared:targetDotVelocity:)`` returns for a
  /// damped spring, in seconds.
  public static let maximumRestTime = 3000.0

  /// The time at which SwiftUI ends a spring animation of a value with many components.
  ///
  /// It is the first multiple of 1/300 s where speed and acceleration are at most 0.06 units per
  /// second (per second), and at most 1 % of the distance is left; a motion without distance need
  /// only be slow. Position and velocity are linear in the distance `T` and the initial velocity
  /// `v`, so three scalar products determine the result.
  ///
  /// The result is that of the closed form, which can differ from SwiftUI's own by one oscillation:
  /// see ``steppedRestTime(targetSquared:velocitySquared:targetDotVelocity:)``.
  ///
  /// - Parameters:
  ///   - targetSquared: `T · T`, clamped to 0…1e200. NaN is treated as 0.
  ///   - velocitySquared: `v · v`, per second squared; limits as for `targetSquared`.
  ///   - targetDotVelocity: `T · v`, clamped to ±|T||v|. NaN is treated as 0.
  /// - Returns: Seconds. Infinite for an undamped spring, at most ``maximumRestTime`` otherwise. A
  ///   result beyond a minute may be late by part of an oscillation: the number of evaluations is
  ///   bounded, and then the envelope decides.
  public func restTime(
    targetSquared: Double, velocitySquared: Double, targetDotVelocity: Double
  ) -> Double {
    let problem = RestProblem(
      spring: self, targetSquared: targetSquared, velocitySquared: velocitySquared,
      targetDotVelocity: targetDotVelocity)
    return problem.solve()
  }
}

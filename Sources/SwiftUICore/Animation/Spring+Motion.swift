// What a spring does to vectors: to their state over a time, with which force, and for how long.
extension Spring {
  /// Updates the current value and velocity of a spring. It is exact: one long step equals many
  /// short ones.
  ///
  /// - Parameters:
  ///   - value: The current value of the spring.
  ///   - velocity: The current velocity of the spring, in units per second.
  ///   - target: The target that `value` is moving towards.
  ///   - deltaTime: The seconds that have passed since the spring was at `value`; negative values and
  ///     NaN are treated as 0.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  /// Calculates the force upon the spring given a current position, target, and velocity amount of
  /// change: `stiffness · (target − position) − damping · velocity`.
  ///
  /// This value is in units of the vector type per second squared, for a mass of 1.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The estimated duration required for the spring system to be considered at rest.
  ///
  /// - Parameters:
  ///   - target: The displacement. It is treated as 0 where its length is not finite.
  ///   - initialVelocity: Units per second. It is treated as 0 where its length is not finite.
  ///   - epsilon: How small all subsequent values need to be before the spring is considered to have
  ///     settled. A number that is not positive and finite is treated as 0.001.
  /// - Returns: Seconds; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let target = target.magnitudeSquared.isFinite ? target : .zero
    let velocity = initialVelocity.magnitudeSquared.isFinite ? initialVelocity : .zero
    return model.settlingDuration(epsilon: epsilon) { distance, speed in
      (target.scaled(by: distance) + velocity.scaled(by: speed)).magnitudeSquared.squareRoot()
    }
  }
}

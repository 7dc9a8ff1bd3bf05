// The same between two animatable values: their data move, and what else they hold stays that of the
// value where the motion starts.
extension Spring {
  /// Calculates the value of the spring at a given time for a starting and ending value for the
  /// spring to travel.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Calculates the velocity of the spring at a given time given a starting and ending value for the
  /// spring to travel.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Calculates the force upon the spring given a current position and velocity, and the starting and
  /// end values for the spring to travel. The position is a value between those two, not a way.
  ///
  /// This value is in units of the vector type per second squared.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: way(fromValue, toValue), position: way(fromValue, position),
      velocity: velocity.animatableData)
    return result
  }

  /// The estimated duration required for the spring system to be considered at rest.
  ///
  /// The epsilon value specifies the threshold for how small all subsequent values need to be before
  /// the spring is considered to have settled.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  private func way<V: Animatable>(_ start: V, _ end: V) -> V.AnimatableData {
    end.animatableData - start.animatableData
  }
}

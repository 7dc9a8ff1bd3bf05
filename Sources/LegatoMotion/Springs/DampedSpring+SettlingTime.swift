extension DampedSpring {
  /// The exact time from which on the unit step stays within `tolerance` of its target.
  ///
  /// With the default it is the 0.1 % settling time. It is found on the closed form: the last
  /// extremum outside the tolerance is known, and after it the distance shrinks steadily, so
  /// that bisection finds the crossing.
  ///
  /// - Parameters:
  ///   - tolerance: A fraction of the distance. Clamped to 1e-12…0.999; NaN is treated as 0.001,
  ///     the default.
  ///   - initialVelocity: In whole distances per second, towards the target if positive. Clamped to
  ///     ±1e9; NaN is treated as 0, the default.
  /// - Returns: Seconds; infinite for an undamped spring.
  public func settlingTime(
    tolerance: Double = 0.001, initialVelocity: Double = 0
  ) -> Double {
    guard isDamped else { return .infinity }
    let tolerance = tolerance.replacingNaN(with: 0.001).clamped(to: 1e-12...0.999)
    let velocity = initialVelocity.replacingNaN(with: 0).clamped(to: -1e9...1e9)
    return dampingRatio < 1
      ? swingingSettlingTime(tolerance: tolerance, velocity: velocity)
      : creepingSettlingTime(tolerance: tolerance, velocity: velocity)
  }

  /// The later one of a time and of the settling time, which is only worked out where it is that one.
  ///
  /// - Parameter time: seconds after the start, from 0 up.
  package func settlingTime(
    notBefore time: Double, tolerance: Double, initialVelocity: Double
  ) -> Double {
    if isDamped, initialVelocity.isFinite,
      staysWithin(tolerance, after: time, velocity: initialVelocity)
    {
      return time
    }
    return max(time, settlingTime(tolerance: tolerance, initialVelocity: initialVelocity))
  }

  /// Whether what is left of the unit distance is known to be at most `tolerance` from a time on.
  private func staysWithin(_ tolerance: Double, after time: Double, velocity: Double) -> Bool {
    guard dampingRatio < 1 else {
      return time >= creepingExtremum(velocity: velocity)
        && abs(remaining(at: time, velocity: velocity)) <= tolerance
    }
    // The exponential that the swings stay below.
    let sine = (decay - velocity) / splitting
    let height = (1 + sine * sine).squareRoot()
    return height * ElementaryFunctions.exp(-decay * time) <= tolerance
  }

  /// What is left of the unit distance at `t`, with its sign.
  private func remaining(at t: Double, velocity: Double) -> Double {
    let motion = freeMotion(at: t)
    return motion.remaining - velocity * motion.impulse
  }

  private func swingingSettlingTime(tolerance: Double, velocity: Double) -> Double {
    // After half a period the motion is its own mirror image, `shrink` times as large, so
    // the first extremum gives all others.
    let halfPeriod = .pi / splitting
    let first = firstExtremum(before: halfPeriod, velocity: velocity)
    let height = abs(remaining(at: first, velocity: velocity))
    guard height > tolerance else {
      return crossing(from: 0, to: first, tolerance: tolerance, velocity: velocity)
    }
    let swings = ElementaryFunctions.log(height / tolerance) / (decay * halfPeriod)
    let last = first + swings.rounded(.down) * halfPeriod
    // Rounding may put the last extremum just inside the tolerance; then it is the one before.
    let start =
      abs(remaining(at: last, velocity: velocity)) > tolerance
      ? last : max(last - halfPeriod, first)
    return crossing(from: start, to: start + halfPeriod, tolerance: tolerance, velocity: velocity)
  }

  /// The time of the first extremum, from 0 up to half a period.
  private func firstExtremum(before halfPeriod: Double, velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    var low = 0.0
    var high = halfPeriod
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if middle == low || middle == high { break }
      let motion = freeMotion(at: middle)
      let speed =
        angularFrequency * angularFrequency * motion.impulse
        + velocity * motion.impulseVelocity
      // Before the extremum the velocity has the sign that it starts with.
      if speed * velocity > 0 { low = middle } else { high = middle }
    }
    return high
  }

  /// When a spring that does not swing turns round, which it does once at most; 0 where it does not.
  private func creepingExtremum(velocity: Double) -> Double {
    // In units of the fast exponential the impulse response is (e^(2βt) - 1)/2β, or t where β is 0;
    // `ratio` is its value at that moment.
    let ratio = velocity / (velocity * slowRate - angularFrequency * angularFrequency)
    guard ratio > 0, ratio < .infinity else { return 0 }
    let spread = 2 * splitting * ratio
    return spread < 1e-8 ? ratio : ElementaryFunctions.log(1 + spread) / (2 * splitting)
  }

  private func creepingSettlingTime(tolerance: Double, velocity: Double) -> Double {
    let start = creepingExtremum(velocity: velocity)
    if start > 0, abs(remaining(at: start, velocity: velocity)) <= tolerance {
      return crossing(from: 0, to: start, tolerance: tolerance, velocity: velocity)
    }
    // Doubling: some 60 steps lead from any time constant to any distance allowed above.
    var length = 1 / slowRate
    for _ in 0..<60 {
      if abs(remaining(at: start + length, velocity: velocity)) <= tolerance { break }
      length *= 2
    }
    return crossing(from: start, to: start + length, tolerance: tolerance, velocity: velocity)
  }

  /// The moment when the distance falls to `tolerance`, between a time when it is larger and
  /// a later one when it is not, with no extremum in between.
  private func crossing(
    from start: Double, to end: Double, tolerance: Double, velocity: Double
  ) -> Double {
    let sign: Double = remaining(at: start, velocity: velocity) < 0 ? -1 : 1
    return FallingCrossing(from: start, to: end) {
      sign * remaining(at: $0, velocity: velocity) - tolerance
    }.time
  }
}

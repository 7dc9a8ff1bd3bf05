// How long SwiftUI's spring value says that it takes. These reproduce its estimates, the
// coarse ones included; `settlingTime(tolerance:initialVelocity:)` is the exact answer.
extension DampedSpring {
  /// SwiftUI's estimate of the seconds until the unit step stays within 0.001 of its target.
  ///
  /// Infinite for an undamped spring.
  public var settlingDuration: Double {
    settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
  }

  /// SwiftUI's estimate of the seconds until a motion stays within `epsilon` of its target.
  ///
  /// Below critical damping it is `ln((|T·d - v| + |T|) / ε) / d` with `d = ζω₀`: an envelope that
  /// adds a distance to a velocity, so it depends on the unit of time. From critical damping on,
  /// the motion is sampled every 0.1 s, and the result is the first sample after which all samples
  /// of more than a second lie within `epsilon`. SwiftUI samples 102.4 s; slower motions are
  /// sampled here with steps ten times as long, and so on. Both rules were verified against
  /// SwiftUI's own numbers.
  ///
  /// - Parameters:
  ///   - target: The distance, in any unit. NaN and infinity are treated as 0.
  ///   - initialVelocity: Units per second. NaN and infinity are treated as 0.
  ///   - epsilon: The distance at which the motion is over; 0.001 by default. NaN, infinity, 0 and
  ///     negative numbers are treated as 0.001.
  /// - Returns: Seconds, 0 or more; infinite for an undamped spring.
  public func settlingDuration(
    target: Double, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    let target = target.finiteOrZero
    let velocity = initialVelocity.finiteOrZero
    return settlingDuration(epsilon: epsilon) { abs($0 * target + $1 * velocity) }
  }

  /// The same estimate for a motion of many components: `length(a, b)` is the length of `a`
  /// times the distance plus `b` times the initial velocity.
  package func settlingDuration(
    epsilon: Double, length: (Double, Double) -> Double
  ) -> Double {
    guard isDamped else { return .infinity }
    let epsilon = epsilon > 0 && epsilon < .infinity ? epsilon : 0.001
    if dampingRatio < 1 {
      let envelope = length(decay, -1) + length(1, 0)
      return max(0, ElementaryFunctions.log(envelope / epsilon) / decay)
    }
    // The slowest spring there is creeps for about 1e14 s, which the 15th scale covers.
    for scale in 0..<15 {
      let samplesPerStep = Self.powerOfTen(scale)
      let found = sampledSettling(epsilon: epsilon) { sample in
        let time = sample * samplesPerStep / 10
        let motion = freeMotion(at: time)
        return (time, length(motion.remaining, -motion.impulse))
      }
      if let found { return found }
    }
    return .infinity
  }

  /// The first of 1024 samples that is followed by more than ten within `epsilon`.
  private func sampledSettling(
    epsilon: Double, sample: (Double) -> (time: Double, distance: Double)
  ) -> Double? {
    var settled: (index: Int, time: Double)?
    for index in 0..<1024 {
      let (time, distance) = sample(Double(index))
      guard distance < epsilon else {
        settled = nil
        continue
      }
      let first = settled ?? (index, time)
      if index - first.index > 10 { return first.time }
      settled = first
    }
    return nil
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// Creates a spring that settles in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, clamped to 0.01…10. NaN is treated as 0.5.
  ///   - dampingRatio: Clamped to 0.001…1. NaN is treated as 1. Below 1, the spring's
  ///     ``settlingDuration(target:initialVelocity:epsilon:)`` for the unit step is the time given.
  ///     At 1, where that is a multiple of 0.1 s, the time is met exactly instead.
  ///   - epsilon: The distance from the target 1 at which the motion is over; 0.001 by default. NaN
  ///     and numbers outside 1e-12..<1 are treated as 0.001.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let time = settlingDuration.replacingNaN(with: 0.5).clamped(to: 0.01...10)
    let ratio = dampingRatio.replacingNaN(with: 1).clamped(to: 0.001...1)
    let epsilon = epsilon >= 1e-12 && epsilon < 1 ? epsilon : 0.001
    let decay =
      ratio < 1
      ? Self.decay(settlingIn: time, logEpsilon: ElementaryFunctions.log(epsilon))
      : Self.criticalPhase(logEpsilon: ElementaryFunctions.log(epsilon)) / time
    self.init(mass: 1, frequency: decay / ratio, dampingRatio: ratio)
  }

  /// Solves `ln(d + 1) - ln ε = d · time` for `d` by Newton's method.
  ///
  /// The difference of both sides is convex and the start lies where it rises, so from the
  /// second step on the iteration falls to the root without overshooting it.
  private static func decay(settlingIn time: Double, logEpsilon: Double) -> Double {
    var d = (1 - logEpsilon) / time
    for _ in 0..<32 {
      let error = d * time - ElementaryFunctions.log(d + 1) + logEpsilon
      let next = d - error / (time - 1 / (d + 1))
      if abs(next - d) <= 1e-15 * d { return next }
      d = next
    }
    return d
  }

  /// Solves `(1 + y) · e^-y = ε` for the `y` above 0, in logarithms, by Newton's method.
  private static func criticalPhase(logEpsilon: Double) -> Double {
    var y = 2 - logEpsilon
    for _ in 0..<64 {
      let error = y - ElementaryFunctions.log(1 + y) + logEpsilon
      let next = y - error * (1 + y) / y
      if abs(next - y) <= 1e-15 * y { return next }
      y = next
    }
    return y
  }
}

// The four ways to describe a spring. `2π/response = ω₀ = √(stiffness/mass)`.
extension DampedSpring {
  /// Creates a spring from its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; see ``init(response:dampingRatio:)`` for limits. 0.5 by default.
  ///   - bounce: -1…1, clamped to that range; 0 by default. A damping ratio of `1 - bounce`, or `1
  ///     / (1 + bounce)` below 0. 1 is undamped; -1, where the ratio would be infinite, is
  ///     ``maximumDampingRatio``. NaN is treated as 0.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its undamped period and damping ratio.
  ///
  /// - Parameters:
  ///   - response: Seconds. 0, negative numbers and NaN select the stiffest spring that SwiftUI
  ///     runs: ``stiffnessLimit``. Others are clamped to about 6.3e-6…6.3e6.
  ///   - dampingRatio: Clamped to 0…``maximumDampingRatio``. NaN is treated as 1.
  public init(response: Double, dampingRatio: Double) {
    let ratio = Self.checked(dampingRatio: dampingRatio)
    guard response > 0 else {
      self.init(mass: 1, frequency: Self.stiffnessLimit.squareRoot(), dampingRatio: ratio)
      return
    }
    let frequency = 2 * .pi / response
    if Self.frequencies.contains(frequency) {
      self.init(
        mass: 1, response: response, angularFrequency: frequency, dampingRatio: ratio)
    } else {
      self.init(mass: 1, frequency: frequency, dampingRatio: ratio)
    }
  }

  /// Creates a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: Clamped to 1e-9…1e9; 1 by default. 0, negative numbers and NaN are treated as 1.
  ///   - stiffness: Force per unit of distance, clamped to the range of frequencies, so that 0 and
  ///     below is the softest spring. NaN is treated as ``stiffnessLimit``.
  ///   - damping: Force per unit of velocity. Negative numbers and NaN are treated as 0.
  ///   - allowOverdamping: Whether the spring may be overdamped; `false` by default, which limits
  ///     damping to the critical amount.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverdamping: Bool = false
  ) {
    let mass = mass > 0 ? mass.clamped(to: 1e-9...1e9) : 1
    let stiffness = stiffness.replacingNaN(with: Self.stiffnessLimit * mass)
    let frequency = (max(stiffness, 0) / mass).squareRoot()
      .clamped(to: Self.frequencies)
    let ratio = max(damping.replacingNaN(with: 0), 0) / (2 * mass * frequency)
    self.init(
      mass: mass, frequency: frequency,
      dampingRatio: allowOverdamping ? ratio : min(ratio, 1))
  }

  /// A spring from a frequency that is moved into range; the response follows from it.
  init(mass: Double, frequency: Double, dampingRatio: Double) {
    let frequency = frequency.clamped(to: Self.frequencies)
    self.init(
      mass: mass, response: 2 * .pi / frequency, angularFrequency: frequency,
      dampingRatio: Self.checked(dampingRatio: dampingRatio))
  }

  private static func checked(dampingRatio: Double) -> Double {
    dampingRatio.replacingNaN(with: 1).clamped(to: 0...maximumDampingRatio)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    if bounce >= 0 { return max(1 - bounce, 0) }
    return bounce > -1 ? 1 / (1 + bounce) : maximumDampingRatio
  }
}

/// A damped harmonic oscillator that pulls a value to its target.
///
/// Two numbers determine the motion: ``response``, the period without damping, and
/// ``dampingRatio``: 0 oscillates forever, below 1 is underdamped, 1 is critically damped and
/// arrives as fast as possible without overshoot, above 1 is overdamped. ``mass`` only scales
/// ``stiffness``, ``damping`` and forces; the motion does not depend on it.
///
/// A spring is finite and in range by construction: invalid parameters are replaced by the values
/// that the initializers document.
public struct DampedSpring: Hashable, Sendable {
  /// The mass at the end of the spring, above 0; 1 by default.
  public let mass: Double

  /// The undamped period in seconds, `2π/ω₀`; about 6.3e-6…6.3e6.
  public let response: Double

  /// Damping relative to critical damping, 0…``maximumDampingRatio``.
  public let dampingRatio: Double

  /// The undamped angular frequency ω₀ in radians per second; 1e-6…1e6.
  public let angularFrequency: Double

  /// The rate `ζω₀` at which the swing of an underdamped spring decays, per second.
  let decay: Double

  /// `ω₀√|1 - ζ²|`: the frequency of an underdamped swing, or how far the two rates of an
  /// overdamped spring lie from their mean. 0 exactly where damping is critical.
  let splitting: Double

  /// The max damping ratio. It stands for infinite damping.
  public static let maximumDampingRatio = 1e6

  /// The max stiffness (for mass 1) of SwiftUI's running animations, and the stiffness for a
  /// response of 0: a response of 29.6 ms.
  public static let stiffnessLimit = 45_000.0

  /// The range of angular frequencies. It keeps every power in the closed form finite.
  static let frequencies = 1e-6...1e6

  /// A spring from checked numbers: the one place where all stored properties are set.
  init(mass: Double, response: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.response = response
    self.dampingRatio = dampingRatio
    self.angularFrequency = angularFrequency
    self.decay = dampingRatio * angularFrequency
    // (1 - ζ)(1 + ζ) keeps its digits near ζ = 1, where 1 - ζ² loses them.
    let square = (1 - dampingRatio) * (1 + dampingRatio)
    self.splitting = angularFrequency * abs(square).squareRoot()
  }

  /// Newtons per unit of distance: `mass · ω₀²`.
  public var stiffness: Double {
    mass * angularFrequency * angularFrequency
  }

  /// Force per unit of velocity: `2 · mass · ζω₀`.
  public var damping: Double {
    2 * mass * decay
  }

  /// The perceived duration in seconds; the same as ``response``.
  public var duration: Double {
    response
  }

  /// The bounce: 1 is undamped, 0 is critically damped, and towards -1 the spring is increasingly
  /// overdamped. `1 - ζ` up to critical damping, `1/ζ - 1` beyond.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Whether the spring is damped. An undamped one never comes to rest.
  public var isDamped: Bool {
    dampingRatio > 0
  }

  /// This spring with a stiffness (for mass 1) of at most `limit`, and the same damping ratio.
  ///
  /// SwiftUI limits the springs that it runs in this way, to ``stiffnessLimit``, but not the spring
  /// values that it computes with. A limit that is NaN, 0 or negative is ignored.
  public func limited(toStiffness limit: Double = stiffnessLimit) -> DampedSpring {
    guard limit > 0, angularFrequency * angularFrequency > limit else { return self }
    return DampedSpring(mass: mass, frequency: limit.squareRoot(), dampingRatio: dampingRatio)
  }
}

extension DampedSpring: CustomStringConvertible {
  /// For example `DampedSpring(response: 0.5, dampingRatio: 0.7)`; the physical constants
  /// where the mass is not 1.
  public var description: String {
    let numbers =
      mass == 1
      ? "response: \(response.shortText), dampingRatio: \(dampingRatio.shortText)"
      : "mass: \(mass.shortText), stiffness: \(stiffness.shortText), "
        + "damping: \(damping.shortText)"
    return "DampedSpring(\(numbers))"
  }
}

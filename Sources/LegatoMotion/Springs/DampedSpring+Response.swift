// The closed form of the damped harmonic oscillator, `x″ = ω₀²(target - x) - 2ζω₀x′`: any
// textbook of vibrations has it, for example W. T. Thomson, *Theory of Vibration*, chapter 2.
// The equation is linear, so two functions of time describe every motion: the step response
// (target 1, at rest) and the impulse response (target 0, velocity 1). A motion from 0 to T
// that starts with velocity v is `T · step + v · impulse`.
extension DampedSpring {
  /// The step and the impulse response and their velocities at one time, sharing one exponential
  /// and one sine. This is what an animation evaluates per frame.
  ///
  /// - Parameter t: Seconds since the start. Negative times and NaN are treated as 0. At +∞ the
  ///   spring is at rest; so is an undamped one, which has no limit.
  public func response(
    at t: Double
  ) -> (step: Double, impulse: Double, stepVelocity: Double, impulseVelocity: Double) {
    let motion = freeMotion(at: t)
    return (
      1 - motion.remaining,
      motion.impulse,
      angularFrequency * angularFrequency * motion.impulse,
      motion.impulseVelocity
    )
  }

  /// The value at `t` seconds of the motion from rest at 0 to the target 1; limits as for
  /// ``response(at:)``.
  public func stepResponse(at t: Double) -> Double {
    1 - freeMotion(at: t).remaining
  }

  /// The velocity, per second, at `t` seconds of the motion from rest at 0 to the target 1; limits
  /// as for ``response(at:)``.
  public func stepVelocity(at t: Double) -> Double {
    angularFrequency * angularFrequency * freeMotion(at: t).impulse
  }

  /// The value at `t` seconds of the motion that starts at its target 0 with velocity 1; limits as
  /// for ``response(at:)``.
  public func impulseResponse(at t: Double) -> Double {
    freeMotion(at: t).impulse
  }

  /// The velocity, per second, at `t` seconds of the motion that starts at its target 0 with
  /// velocity 1; limits as for ``response(at:)``.
  public func impulseVelocity(at t: Double) -> Double {
    freeMotion(at: t).impulseVelocity
  }

  /// What is left of a unit distance, and the impulse response with its velocity.
  struct FreeMotion {
    var remaining: Double
    var impulse: Double
    var impulseVelocity: Double

    static let start = FreeMotion(remaining: 1, impulse: 0, impulseVelocity: 1)
    static let rest = FreeMotion(remaining: 0, impulse: 0, impulseVelocity: 0)
  }

  func freeMotion(at t: Double) -> FreeMotion {
    guard t > 0 else { return .start }
    return dampingRatio < 1 ? swinging(at: t) : creeping(at: t)
  }

  /// Damping below critical: a sine wave under a falling exponential.
  private func swinging(at t: Double) -> FreeMotion {
    let phase = splitting * t
    guard phase.isFinite else { return .rest }
    let envelope = ElementaryFunctions.exp(-decay * t)
    if envelope == 0 { return .rest }
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(phase)
    let impulse = envelope * sine / splitting
    let even = envelope * cosine
    return FreeMotion(
      remaining: even + decay * impulse,
      impulse: impulse,
      impulseVelocity: even - decay * impulse)
  }

  /// Critical damping and beyond: two exponentials, whose rates are `ζω₀ ∓ splitting`.
  ///
  /// Nothing cancels that matters: neither next to critical damping, where the rates meet and
  /// their exponentials are subtracted as one, nor far from it, where the slow one is tiny.
  private func creeping(at t: Double) -> FreeMotion {
    let fast = ElementaryFunctions.exp(-fastRate * t)
    // At critical damping both rates are one number.
    let slow = slowRate == fastRate ? fast : ElementaryFunctions.exp(-slowRate * t)
    if slow == 0 { return .rest }
    let impulse: Double
    if splitting == 0 {
      impulse = t * fast
    } else if 2 * splitting * t > 0.35 {
      impulse = (slow - fast) / (2 * splitting)
    } else {
      let difference = ElementaryFunctions.expMinusOne(-2 * splitting * t)
      impulse = slow * -difference / (2 * splitting)
    }
    return FreeMotion(
      remaining: fast + fastRate * impulse,
      impulse: impulse,
      impulseVelocity: fast - slowRate * impulse)
  }

  /// The faster rate of an overdamped spring, per second.
  var fastRate: Double {
    decay + splitting
  }

  /// The slower rate. The two multiply to ω₀²; their difference would lose digits.
  var slowRate: Double {
    angularFrequency * angularFrequency / fastRate
  }
}

/// A timing: the unit step from 0 to 1 over time, as a value that can be inspected, compared,
/// printed and evaluated.
///
/// A timing is a curve with a duration or a spring, wrapped in delays, speeds and repeats. It is a
/// pure function of time: evaluating it has no side effect, and evaluating at 1 s needs no
/// evaluation at 0.5 s.
///
///     let press = Timing.spring(duration: 0.3, bounce: 0.2).delay(0.1)
///     press.value(at: 0.25)
///     press.settlingTime
public struct Timing: Hashable, Sendable {
  /// The structure of a timing.
  public indirect enum Kind: Hashable, Sendable {
    /// A unit curve, stretched to a duration in seconds.
    case curve(Easing, duration: Double)
    /// A spring; the velocity is in whole distances per second.
    case spring(DampedSpring, initialVelocity: Double)
    /// A timing after a delay in seconds.
    case delay(Double, Timing)
    /// A timing at a multiple of its speed.
    case speed(Double, Timing)
    /// A repeated timing; `nil` repeats without end. Every pass back is counted.
    case repeating(count: Int?, autoreverses: Bool, Timing)
  }

  /// The structure of the timing, with all numbers in range.
  public let kind: Kind

  /// The time in seconds after which the value is at its end.
  ///
  /// For a curve it is the duration, and from then on the value is exactly ``endValue``. For
  /// a spring it is the 0.1 % settling time: from then on the value is within 0.001 of its
  /// end (see ``DampedSpring/settlingTime(tolerance:initialVelocity:)``). Infinite for a
  /// motion that does not end.
  public let settlingTime: Double

  init(_ kind: Kind) {
    self.kind = kind
    settlingTime = Self.settlingTime(of: kind)
  }

  /// Whether the motion never ends: it repeats without end, is an undamped spring, or is held by a
  /// speed of 0 or an infinite delay.
  public var isEndless: Bool {
    settlingTime == .infinity
  }

  /// The value at which the motion ends: 1, or 0 where an even number of passes with
  /// autoreverse leads back to the start. Endless motions have the end of one pass.
  public var endValue: Double {
    switch kind {
    case .curve, .spring:
      return 1
    case .delay(_, let base), .speed(_, let base):
      return base.endValue
    case .repeating(let count, let autoreverses, let base):
      guard let count, base.settlingTime < .infinity else { return base.endValue }
      return autoreverses && count.isMultiple(of: 2) ? 1 - base.endValue : base.endValue
    }
  }

  private static func settlingTime(of kind: Kind) -> Double {
    switch kind {
    case .curve(_, let duration):
      return duration
    case .spring(let spring, let velocity):
      return spring.settlingTime(initialVelocity: velocity)
    case .delay(let delay, let base):
      // An infinite wait outweighs any advance, and no advance ends an endless motion.
      return base.isEndless ? .infinity : max(0, base.settlingTime + delay)
    case .speed(let speed, let base):
      return speed == 0 ? .infinity : base.settlingTime / speed
    case .repeating(let count, _, let base):
      // A pass without duration is at its end however often it is repeated.
      if base.settlingTime == 0 { return 0 }
      return count.map { base.settlingTime * Double($0) } ?? .infinity
    }
  }
}

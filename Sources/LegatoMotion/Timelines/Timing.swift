/// How a value gets from its start to its end: the unit step from 0 to 1, as a value that can
/// be inspected, compared, written down and asked at any moment.
///
/// A timing is a curve with a duration or a spring, wrapped in delays, speeds and repeats. It
/// is a pure function of time: no call changes it, and asking for 1 s needs no call for 0.5 s.
///
///     let press = Timing.spring(duration: 0.3, bounce: 0.2).delay(0.1)
///     press.value(at: 0.25)
///     press.settlingTime
public struct Timing: Hashable, Sendable {
  /// What a timing is made of.
  public indirect enum Kind: Hashable, Sendable {
    /// A unit curve, stretched to a duration in seconds.
    case curve(Easing, duration: Double)
    /// A spring; the velocity is in whole distances per second.
    case spring(DampedSpring, initialVelocity: Double)
    /// Another timing, a number of seconds later.
    case delay(Double, Timing)
    /// Another timing, a number of times as fast.
    case speed(Double, Timing)
    /// Another timing a number of times, or for ever where the count is nil. Every way back
    /// counts as one.
    case repeating(count: Int?, autoreverses: Bool, Timing)
  }

  /// What this timing is made of, with all numbers in range.
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

  /// Whether the motion never ends: it repeats for ever, swings without damping, or stands
  /// still at speed 0 or behind an infinite delay.
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

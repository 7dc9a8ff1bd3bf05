// Delays, speeds and repeats. The order matters: what is written last acts first, so
// `.delay(d).speed(2)` waits d/2, and `.delay(d).repeatForever()` waits before each pass.
extension Timing {
  /// The largest factor that ``speed(_:)`` takes.
  public static let maximumSpeed = 1e6

  /// The same motion, later.
  ///
  /// - Parameter delay: Seconds during which the value stays at its start. A negative delay
  ///   begins that far into the motion. With 0 the motion is the same one: a spring behind a delay
  ///   takes no other motion over. NaN counts as 0; with +∞ the motion never begins, with -∞ it is
  ///   over at once.
  public func delay(_ delay: Double) -> Timing {
    let delay = delay.replacingNaN(with: 0)
    return delay == 0 ? self : Timing(.delay(delay, self))
  }

  /// The same motion, faster or slower.
  ///
  /// - Parameter speed: How many times as fast, at most ``maximumSpeed``. 0 and below holds
  ///   the value at its start for ever. NaN counts as 1.
  public func speed(_ speed: Double) -> Timing {
    Timing(.speed(speed.replacingNaN(with: 1).clamped(to: 0...Self.maximumSpeed), self))
  }

  /// The same motion several times.
  ///
  /// Passes begin at exact multiples of the motion's ``settlingTime``, where SwiftUI begins
  /// them with the frame after it. A motion that does not end is never repeated.
  ///
  /// - Parameters:
  ///   - count: The number of passes; each way back is one. 0 and below plays once.
  ///   - autoreverses: Whether every second pass leads back. There the value is mirrored,
  ///     not time: what starts slowly starts slowly on the way back too. With an even count
  ///     the motion ends at its start.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Timing {
    Timing(.repeating(count: max(count, 1), autoreverses: autoreverses, self))
  }

  /// The same motion for ever; see ``repeatCount(_:autoreverses:)``.
  ///
  /// A motion without duration is at its end for ever.
  public func repeatForever(autoreverses: Bool = true) -> Timing {
    Timing(.repeating(count: nil, autoreverses: autoreverses, self))
  }
}

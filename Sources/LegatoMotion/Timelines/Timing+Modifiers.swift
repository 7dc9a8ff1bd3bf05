// Delays, speeds and repeats. The order matters: what is written last acts first, so
// `.delay(d).speed(2)` waits d/2, and `.delay(d).repeatForever()` waits before each pass.
extension Timing {
  /// The max factor of ``speed(_:)``.
  public static let maximumSpeed = 1e6

  /// Returns the motion after a delay.
  ///
  /// - Parameter delay: Seconds during which the value stays at its start. A negative delay starts
  ///   that far into the motion. 0 and NaN return the motion unchanged, which differs from a
  ///   delayed one: a spring behind a delay inherits no velocity. With +∞ the motion never begins,
  ///   with -∞ it is at its end.
  public func delay(_ delay: Double) -> Timing {
    let delay = delay.replacingNaN(with: 0)
    return delay == 0 ? self : Timing(.delay(delay, self))
  }

  /// Returns the motion at a multiple of its speed.
  ///
  /// - Parameter speed: The factor, at most ``maximumSpeed``. 0 and below holds the value at its
  ///   start. NaN is treated as 1.
  public func speed(_ speed: Double) -> Timing {
    Timing(.speed(speed.replacingNaN(with: 1).clamped(to: 0...Self.maximumSpeed), self))
  }

  /// Returns the motion repeated.
  ///
  /// Passes begin at exact multiples of the motion's ``settlingTime``, where SwiftUI begins
  /// them with the frame after it. A motion that does not end is never repeated.
  ///
  /// - Parameters:
  ///   - count: The number of passes, with each pass back counted; 0 and below plays once.
  ///   - autoreverses: Whether every second pass leads back; `true` by default. There the value is
  ///     mirrored, not time: a slow start is a slow start on the way back, too. With an even count
  ///     the motion ends at its start.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Timing {
    Timing(.repeating(count: max(count, 1), autoreverses: autoreverses, self))
  }

  /// Returns the motion repeated without end; see ``repeatCount(_:autoreverses:)``.
  ///
  /// A motion without a duration stays at its end.
  public func repeatForever(autoreverses: Bool = true) -> Timing {
    Timing(.repeating(count: nil, autoreverses: autoreverses, self))
  }
}

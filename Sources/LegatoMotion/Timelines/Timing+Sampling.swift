extension Timing {
  /// A sample of a motion.
  public struct Sample: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The value of the unit step.
    public var value: Double
    /// Its velocity, per second.
    public var velocity: Double
  }

  /// The max number of samples that one call returns.
  public static let maximumSampleCount = 100_000

  /// The duration that a plot of the motion shows, in seconds.
  ///
  /// It is ``settlingTime`` where that is finite. A loop shows one period, there and back, with its
  /// delay. Other endless motions show 1 s.
  public var visibleDuration: Double {
    guard isEndless else { return settlingTime }
    switch kind {
    case .repeating(_, let autoreverses, let base):
      return base.isEndless
        ? base.visibleDuration : base.settlingTime * (autoreverses ? 2 : 1)
    case .delay(let delay, let base) where delay.isFinite:
      return max(0, base.visibleDuration + delay)
    case .speed(let speed, let base) where speed > 0:
      return base.visibleDuration / speed
    default:
      return 1
    }
  }

  /// Returns samples at even intervals, the first at 0 and the last at the end of
  /// ``visibleDuration``.
  ///
  /// - Parameter count: The number of samples, at most ``maximumSampleCount``. 1 returns the start
  ///   alone, 0 and below none.
  public func sample(count: Int) -> [Sample] {
    let count = min(count, Self.maximumSampleCount)
    guard count > 1 else { return count == 1 ? [sample(at: 0)] : [] }
    let duration = visibleDuration
    return (0..<count).map { sample(at: duration * (Double($0) / Double(count - 1))) }
  }

  /// Returns samples at multiples of an interval, from 0 up to the first that is not before the end
  /// of ``visibleDuration``.
  ///
  /// - Parameter interval: Seconds. NaN, infinity, 0 and negative numbers are treated as 1/60.
  ///   There are at most ``maximumSampleCount`` samples.
  public func sample(every interval: Double) -> [Sample] {
    let interval = interval > 0 && interval < .infinity ? interval : 1 / 60.0
    let steps = (visibleDuration / interval - 1e-9).rounded(.up)
    let last = Int(min(max(steps, 0), Double(Self.maximumSampleCount - 1)))
    return (0...last).map { sample(at: Double($0) * interval) }
  }

  private func sample(at time: Double) -> Sample {
    Sample(time: time, value: value(at: time), velocity: velocity(at: time))
  }
}

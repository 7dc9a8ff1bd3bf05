import Foundation

// Foundation on Linux differs from Apple's in three ways that a host must not: a timer
// made by `Timer(timeInterval:repeats:block:)` fires at once, one whose interval is 0 or
// less never repeats, and an interval that is not a number ends the process. The two
// functions below stand in for Foundation's, under its own linker names, and set that right
// inside a host. Outside a host they do what Foundation's do, except for the last.
//
// They are members of `Timer` because the compiler wants every function of one linker name
// to have one type.

extension Timer {
  /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  @_silgen_name(
    "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
  @usableFromInline
  static func hostScheduledTimer(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let interval = sanitized(interval)
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// `Timer(timeInterval:repeats:block:)`.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  @usableFromInline
  static func makeHostTimer(
    _ interval: __owned TimeInterval, _ repeats: __owned Bool,
    _ block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let interval = sanitized(interval)
    let first = CurrentHost.scheduler == nil ? Date() : Date(timeIntervalSinceNow: interval)
    return Timer(fire: first, interval: interval, repeats: repeats, block: block)
  }

  /// Foundation's documented reading of an interval: 0.1 ms in place of anything that is not
  /// a positive number. Outside a host, Foundation's own code does it for all but NaN.
  private static func sanitized(_ interval: TimeInterval) -> TimeInterval {
    if interval > 0 || (interval <= 0 && CurrentHost.scheduler == nil) { return interval }
    return 1e-4
  }
}

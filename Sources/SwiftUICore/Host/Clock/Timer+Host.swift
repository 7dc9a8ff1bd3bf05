import Foundation

// Foundation on Linux differs from Apple's in three ways that a host must not: a timer
// made by `Timer(timeInterval:repeats:block:)` fires at once, one whose interval is 0 or
// less never repeats, and an interval that is not a number ends the process. The two
// functions below stand in for Foundation's, under its own linker names, and set that right
// inside a host. Outside a host they do what Foundation's do, except for the last.

/// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
@_silgen_name("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
@usableFromInline
func scheduledTimer(
  withTimeInterval interval: TimeInterval, repeats: Bool,
  block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  let interval = usable(interval)
  let timer = Timer(
    fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  RunLoop.current.add(timer, forMode: .default)
  return timer
}

/// `Timer(timeInterval:repeats:block:)`.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
@usableFromInline
func makeTimer(
  timeInterval interval: TimeInterval, repeats: Bool,
  block: __owned @escaping @Sendable (Timer) -> Void
) -> Timer {
  let interval = usable(interval)
  let first = CurrentHost.scheduler == nil ? Date() : Date(timeIntervalSinceNow: interval)
  return Timer(fire: first, interval: interval, repeats: repeats, block: block)
}

/// Foundation's documented reading of an interval: 0.1 ms in place of anything that is not
/// a positive number.
private func usable(_ interval: TimeInterval) -> TimeInterval {
  guard interval > 0 else { return CurrentHost.scheduler == nil && interval <= 0 ? interval : 1e-4 }
  return interval
}

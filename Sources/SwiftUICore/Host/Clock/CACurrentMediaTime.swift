public import Foundation

/// Returns the current absolute time, in seconds: that of the host whose code runs. Outside of a
/// host it is the uptime of the system.
public func CACurrentMediaTime() -> TimeInterval {
  guard let scheduler = CurrentHost.scheduler else { return ProcessInfo.processInfo.systemUptime }
  // There is a current host on the main thread alone.
  return MainActor.assumeIsolated { scheduler.now }
}

public import Foundation

/// How long a device was on, in seconds, when a host's time began. Code may take 0 for a time that was never noted.
private let uptimeAtStart: TimeInterval = 4096

/// Returns the current absolute time, in seconds: that of the host whose code runs, which began 4,096 s after its device was
/// turned on. Outside of a host it is the uptime of the system.
public func CACurrentMediaTime() -> TimeInterval {
  guard let scheduler = CurrentHost.scheduler else { return ProcessInfo.processInfo.systemUptime }
  // There is a current host on the main thread alone.
  return MainActor.assumeIsolated { uptimeAtStart + scheduler.now }
}

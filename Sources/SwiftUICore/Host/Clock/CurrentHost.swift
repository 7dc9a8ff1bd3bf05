import Foundation

/// The host whose code runs on this thread now, if any.
///
/// A host enters with ``withScheduler(_:_:)`` around everything that may run a user's code:
/// updates, event handlers, actions that have waited. Inside, and on the main thread,
/// the current time (`Date`, `DispatchTime`, `DispatchWallTime`) and waits (the main
/// `DispatchQueue`, `Timer`) are the host's; see `Documentation/decisions`. Other threads
/// and other queues are not touched.
package enum CurrentHost {
  @MainActor private static var current: (any HostScheduler)?

  /// The current host's scheduler, or `nil` outside a host and on every other thread.
  package static var scheduler: (any HostScheduler)? {
    guard HostClockIsInside() else { return nil }
    return MainActor.assumeIsolated { current }
  }

  /// Makes `scheduler` the current one while `body` runs; `nil` leaves every host.
  ///
  /// Calls nest: a host may run inside another one's code.
  @MainActor
  package static func withScheduler<Result, Failure: Error>(
    _ scheduler: (any HostScheduler)?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    WaitRouting.install()
    let outer = current
    current = scheduler
    let wasInside = HostClockEnter(scheduler != nil)
    defer {
      current = outer
      _ = HostClockEnter(wasInside)
    }
    return try body()
  }

  /// Whether the current host saves power; `false` outside a host.
  package static var isLowPowerModeEnabled: Bool {
    guard HostClockIsInside() else { return false }
    return MainActor.assumeIsolated {
      let reader = ViewGraph.evaluating
      (reader?.graph ?? ViewGraph.current)?.journal?.notePowerRead(by: reader)
      return current?.isLowPowerModeEnabled ?? false
    }
  }

  /// The surface of the current host; `nil` outside a host.
  @MainActor package static var screen: HostScreen? { current?.screen }

  /// Whether the system libraries' waits reach the host in this process.
  ///
  /// They do when this library stands before Dispatch's and Foundation's in the order of
  /// linking, as it does in programs that the package manager and `legato` link. If
  /// they did not, timing would follow the wall clock; a test asks.
  @MainActor
  package static var isRouting: Bool {
    let probe = RoutingProbe()
    return withScheduler(probe) {
      DispatchTime.now() == DispatchTime.now() && Date().timeIntervalSinceReferenceDate == probe.now
    }
  }
}

/// A clock that stands still.
private final class RoutingProbe: HostScheduler {
  let now = 0.5

  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledActionID {
    ScheduledActionID(rawValue: 0)
  }

  func cancel(_ id: ScheduledActionID) {}
}

@testable import SwiftUICore

/// A clock that moves only when told, with nothing around it.
@MainActor
final class ManualScheduler: HostScheduler {
  private(set) var now = 0.0
  var isLowPowerModeEnabled = false
  private var waiting: [(time: Double, id: ScheduledActionID, action: @MainActor () -> Void)] = []
  private var count: UInt64 = 0

  var pending: Int { waiting.count }

  func schedule(
    at time: Double, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledActionID {
    count += 1
    let id = ScheduledActionID(rawValue: count)
    waiting.append((time, id, action))
    return id
  }

  func cancel(_ id: ScheduledActionID) {
    waiting.removeAll { $0.id == id }
  }

  /// Moves to `time`, running what is due on the way, in order.
  func advance(to time: Double) {
    while let next = waiting.min(by: { ($0.time, $0.id.rawValue) < ($1.time, $1.id.rawValue) }),
      next.time <= time
    {
      cancel(next.id)
      now = max(now, next.time)
      CurrentHost.withScheduler(self) { next.action() }
    }
    now = max(now, time)
  }

  func run(_ body: () -> Void) {
    CurrentHost.withScheduler(self, body)
  }
}

/// What happened, with the host's time of each.
@MainActor
final class Diary {
  private(set) var times: [Double] = []
  private let scheduler: ManualScheduler

  init(_ scheduler: ManualScheduler) {
    self.scheduler = scheduler
  }

  nonisolated func note() {
    MainActor.assumeIsolated { times.append(scheduler.now) }
  }
}

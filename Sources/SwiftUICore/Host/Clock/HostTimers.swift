import Foundation

/// The `Timer`s that hosts drive.
///
/// A repeating timer fires at its first time plus exact multiples of its interval. Its
/// interval counts as at least ``minInterval``, so that advancing a clock over any
/// span takes a bounded number of firings.
@MainActor
enum HostTimers {
  /// A millisecond, in seconds.
  static let minInterval = 0.001

  private struct Entry {
    let timer: Timer
    weak var scheduler: (any HostScheduler)?
    var start: Double
    let interval: Double
    var firings = 0
    var next: ScheduledActionID?
  }

  private static var entries: [Int: Entry] = [:]

  /// Drives `timer` by the current host's clock: first at `time`, then every `interval`
  /// seconds, or only once where that is 0 or less. A timer is driven once.
  nonisolated static func add(_ timer: Timer, key: Int, at time: Double, every interval: Double) {
    let timer = Confined(timer: timer)
    MainActor.assumeIsolated {
      entries = entries.filter { $0.value.scheduler != nil }
      guard let scheduler = CurrentHost.scheduler, entries[key] == nil, timer.timer.isValid else {
        return
      }
      let spacing = interval > 0 ? max(interval, minInterval) : 0
      entries[key] = Entry(
        timer: timer.timer, scheduler: scheduler, start: max(time, scheduler.now),
        interval: spacing)
      scheduleNext(key)
    }
  }

  /// Moves the next firing to `time`; the later ones follow from it.
  nonisolated static func move(_ key: Int, to time: Double) {
    MainActor.assumeIsolated {
      guard let entry = entries[key], let scheduler = entry.scheduler else { return }
      cancelNext(entry)
      entries[key]?.start = max(time, scheduler.now)
      entries[key]?.firings = 0
      scheduleNext(key)
    }
  }

  /// Forgets a timer.
  nonisolated static func remove(_ key: Int) {
    MainActor.assumeIsolated {
      guard let entry = entries[key] else { return }
      cancelNext(entry)
      forget(key)
    }
  }

  /// Lets go of a timer, which is over.
  private static func forget(_ key: Int) {
    guard let timer = entries.removeValue(forKey: key)?.timer, !timer.isValid else { return }
    if foundationKeepsTimers { Unmanaged.passUnretained(timer).release() }
  }

  /// Whether a timer is still there when nobody needs it any more: Foundation on Linux retains each
  /// once for itself, and never releases it.
  private static let foundationKeepsTimers: Bool = {
    weak var kept: Timer?
    do {
      let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      timer.invalidate()
      kept = timer
    }
    return kept != nil
  }()

  private static func cancelNext(_ entry: Entry) {
    if let next = entry.next { entry.scheduler?.cancel(next) }
  }

  private static func scheduleNext(_ key: Int) {
    guard let entry = entries[key], let scheduler = entry.scheduler else { return }
    let time = entry.start + Double(entry.firings) * entry.interval
    entries[key]?.next = scheduler.schedule(at: time) { fire(key) }
  }

  private static func fire(_ key: Int) {
    guard let entry = entries[key] else { return }
    guard entry.timer.isValid, entry.interval > 0 else {
      // Foundation invalidates it after its block, and so has it forgotten here.
      entry.timer.fire()
      return forget(key)
    }
    entries[key]?.next = nil
    entries[key]?.firings += 1
    entry.timer.fire()
    // The block may have invalidated or moved the timer.
    guard let after = entries[key], after.next == nil else { return }
    guard after.timer.isValid else { return forget(key) }
    scheduleNext(key)
  }

  /// A timer that is known to belong to the main thread.
  private struct Confined: @unchecked Sendable {
    let timer: Timer
  }
}

import Foundation
import LegatoResources

/// The host's clock, for code that waits.
@MainActor
final class ViewHostScheduler: HostScheduler {
  private unowned let graph: ViewGraph
  /// The events of what waits, by the numbers given out.
  private var waits: [UInt64: EventQueue.ID] = [:] {
    didSet { graph.events.programWaits = waits.count }
  }
  private var lastWait: UInt64 = 0
  var isLowPowerModeEnabled = false
  var localization: LocalizationSettings? {
    didSet { HostLocalization.latest.withLock { $0 = localization } }
  }
  var screen: HostScreen? {
    let list = graph.displayList
    return HostScreen(
      size: CGSize(width: list.size.width, height: list.size.height), scale: list.scale)
  }

  /// How many events of one moment may lead to others of the same moment.
  private static let maxAtOnce = 1000

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var now: Double { graph.now }
  var isWaiting: Bool { !waits.isEmpty }

  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledActionID {
    var time = time.isNaN ? graph.now : max(time, graph.now)
    if time == graph.now, graph.events.countNow >= Self.maxAtOnce {
      // Else the clock would never move on.
      time += HostTimers.minInterval
      graph.events.notePostponement(at: graph.now, to: time)
      graph.report(
        "Code waits for no time, over and over; it goes on a millisecond later.", at: nil)
    }
    lastWait += 1
    let wait = lastWait
    let event = graph.schedule(at: time) { [weak self] in
      self?.waits[wait] = nil
      action()
    }
    waits[wait] = event
    return ScheduledActionID(rawValue: wait)
  }

  func cancel(_ id: ScheduledActionID) {
    if let event = waits.removeValue(forKey: id.rawValue) { graph.events.cancel(event) }
  }
}

/// The host's clock, for code that waits.
@MainActor
final class ViewHostScheduler: HostScheduler {
  private unowned let graph: ViewGraph
  /// The events of what waits, by the numbers given out.
  private var waits: [UInt64: Int] = [:]
  private var lastWait: UInt64 = 0
  var isLowPowerModeEnabled = false

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var now: Double { graph.now }
  var isWaiting: Bool { !waits.isEmpty }

  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledActionID {
    lastWait += 1
    let wait = lastWait
    let event = graph.schedule(at: time.isNaN ? graph.now : max(time, graph.now)) { [weak self] in
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

/// A timeline whose entries are dates: each takes effect at its own time.
@MainActor
final class EntryTimelineNode<Schedule: TimelineSchedule, Content: View>: TimelineNode<
  Schedule, Content
>
{
  /// Entries are looked for at most this often, in seconds.
  private static var minInterval: Double { 0.001 }
  /// How many entries may have passed when a schedule is looked at.
  private static var maxPassed: Int { 100_000 }

  private var entries: Schedule.Entries.Iterator?
  private var next: Date?
  private var event: EventQueue.ID?

  override func begin() {
    super.begin()
    var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    next = entries.next()
    self.entries = entries
    passEntries()
    waitForNext()
  }

  /// Takes the latest entry that has come.
  private func passEntries() {
    var passed = 0
    while let entry = next {
      guard entry.timeIntervalSinceReferenceDate.isFinite else {
        graph.report("TimelineView: an entry is not a date; the schedule is left.", at: self)
        return next = nil
      }
      guard entry <= now else { return }
      if passed == 0 || entry > date { date = entry }
      passed += 1
      next = passed < Self.maxPassed ? entries?.next() : nil
      if passed == Self.maxPassed {
        graph.report(
          "TimelineView: more than \(passed) entries have passed; the schedule is left.", at: self)
      }
    }
  }

  private func waitForNext() {
    if let event { graph.events.cancel(event) }
    event = nil
    guard let time = next?.timeIntervalSinceReferenceDate else { return }
    event = graph.schedule(at: max(time, graph.now + Self.minInterval)) { [weak self] in
      self?.graph.enqueue(Transaction()) { self?.reachEntry() }
    }
  }

  private func reachEntry() {
    guard isMounted else { return }
    let old = date
    passEntries()
    waitForNext()
    if date != old { graph.markDirty(self) }
  }

  override func unmount() {
    super.unmount()
    if let event { graph.events.cancel(event) }
  }
}

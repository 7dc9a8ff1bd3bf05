/// A timeline view at its place: shows the content of one date.
@MainActor
class TimelineNode<Schedule: TimelineSchedule, Content: View>: ContentNode<
  TimelineView<Schedule, Content>, Content
>
{
  /// The entry that the content was last evaluated with.
  final var date = Date(timeIntervalSinceReferenceDate: 0)

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    begin()
    content = Content.makeNode(evaluate(), self.inputs())
  }

  final var now: Date { Date(timeIntervalSinceReferenceDate: graph.now) }

  /// Takes up the schedule, which is another one than before.
  func begin() {
    date = now
    if let fault = (view.schedule as? any FaultySchedule)?.fault {
      graph.report("TimelineView: \(fault).", at: self)
    }
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    let isSame = ViewEquality.areEqual(self.view.schedule, view.schedule)
    self.view = view
    if !isSame { begin() }
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Content {
    evaluating { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
  }

  override var pathComponent: String? { "TimelineView" }
}

/// A timeline whose entries are dates: each takes effect at its own time.
@MainActor
final class EntryTimelineNode<Schedule: TimelineSchedule, Content: View>: TimelineNode<
  Schedule, Content
>
{
  /// Entries are looked for at most this often, in seconds.
  private static var shortestInterval: Double { 0.001 }
  /// How many entries may have passed when a schedule is looked at.
  private static var mostPassed: Int { 100_000 }

  private var entries: Schedule.Entries.Iterator?
  private var next: Date?
  private var event: Int?

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
      next = passed < Self.mostPassed ? entries?.next() : nil
      if passed == Self.mostPassed {
        graph.report(
          "TimelineView: more than \(passed) entries have passed; the schedule is left.", at: self)
      }
    }
  }

  private func waitForNext() {
    if let event { graph.events.cancel(event) }
    event = nil
    guard let time = next?.timeIntervalSinceReferenceDate else { return }
    event = graph.schedule(at: max(time, graph.now + Self.shortestInterval)) { [weak self] in
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

/// A timeline that goes with the frames: each is evaluated with its own date, or with that of the
/// last entry where they are not to come too quickly.
@MainActor
final class AnimationTimelineNode<Schedule: TimelineSchedule, Content: View>: TimelineNode<
  Schedule, Content
>, FrameDriven
{
  private var schedule: AnimationTimelineSchedule
  private var start = 0.0
  /// Tells hosts when the next entry falls due.
  private var event: Int?

  init(
    _ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs,
    schedule: AnimationTimelineSchedule
  ) {
    self.schedule = schedule
    super.init(view, inputs)
  }

  override func begin() {
    super.begin()
    schedule = view.schedule as? AnimationTimelineSchedule ?? schedule
    start = graph.now
    if schedule.paused {
      stop()
    } else {
      graph.startDriving(self)
      waitForNext()
    }
  }

  /// How many entries have come by `time`. A time that was computed as one of an entry counts.
  private func index(at time: Double, _ interval: Double) -> Double {
    ((time - start) / interval + 1e-6).rounded(.down)
  }

  private func entry(at time: Double) -> Double {
    guard let interval = schedule.interval else { return time }
    return start + index(at: time, interval) * interval
  }

  private func waitForNext() {
    if let event { graph.events.cancel(event) }
    event = nil
    guard let interval = schedule.interval else { return }
    let next = start + (index(at: graph.now, interval) + 1) * interval
    event = graph.schedule(at: next) {}
  }

  func needsFrame(at time: Double) -> Bool {
    Date(timeIntervalSinceReferenceDate: entry(at: time)) != date
  }

  func drive(at time: Double) {
    let entry = Date(timeIntervalSinceReferenceDate: entry(at: time))
    guard entry != date else { return }
    date = entry
    waitForNext()
    update()
  }

  private func stop() {
    if let event { graph.events.cancel(event) }
    event = nil
    graph.stopDriving(self)
  }

  override func unmount() {
    super.unmount()
    stop()
  }

  var drivenMotion: DrivenMotion? {
    let interval = schedule.interval.map { "(minimumInterval: \($0))" } ?? ""
    return DrivenMotion(
      property: "timeline", animation: "animation" + interval, start: start, end: .infinity)
  }
}

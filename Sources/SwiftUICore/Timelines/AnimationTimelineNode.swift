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
  private var event: EventQueue.ID?

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

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

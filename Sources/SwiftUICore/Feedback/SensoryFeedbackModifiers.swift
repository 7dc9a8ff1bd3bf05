/// Something that a person would have felt.
package struct FeedbackEvent: Hashable, Sendable {
  /// Seconds of host time.
  package let time: Double
  package let feedback: SensoryFeedback
  /// The path of the view that asked for it.
  package let path: String

  package init(time: Double, feedback: SensoryFeedback, path: String) {
    self.time = time
    self.feedback = feedback
    self.path = path
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.time == right.time && left.feedback == right.feedback && left.path == right.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(path)
  }
}

/// What a person would have felt, in order.
@MainActor
final class FeedbackLog: GraphService {
  var events: [FeedbackEvent] = []

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  final var feedback: FeedbackLog { service(FeedbackLog.self) }
}

extension ViewHost {
  /// What has been felt so far, in order. A platform that can plays what is new.
  package var feedback: [FeedbackEvent] { graph.feedback.events }
}

private struct FeedbackView<Content: View, Trigger: Equatable>: PrimitiveView, WrappingView {
  let content: Content
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    FeedbackNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    FeedbackView<C, Trigger>(content: content, trigger: trigger, feedback: feedback)
  }
}

@MainActor
private final class FeedbackNode<Content: View, Trigger: Equatable>: ContentNode<
  FeedbackView<Content, Trigger>, Content
>
{
  /// The trigger before the first change of this turn; several changes are felt as one.
  private var before: Trigger?

  override init(_ view: FeedbackView<Content, Trigger>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: FeedbackView<Content, Trigger>) {
    if before == nil, self.view.trigger != view.trigger {
      before = self.view.trigger
      graph.lifecycle.valueChanges.append(of: self) { [weak self] in self?.play() }
    }
    self.view = view
    content.update(view.content)
  }

  private func play() {
    guard let old = before else { return }
    before = nil
    guard isMounted, old != view.trigger, let feedback = view.feedback(old, view.trigger) else {
      return
    }
    graph.feedback.events.append(
      FeedbackEvent(time: graph.now, feedback: feedback, path: namingNode.path))
  }
}

extension View {
  /// Plays the specified feedback when the provided trigger value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    FeedbackView(content: self, trigger: trigger) { _, _ in feedback }
  }

  /// Plays the specified feedback when the provided trigger value changes and the condition
  /// closure returns true.
  ///
  /// - Parameter condition: Is called with the trigger's old value and its new one.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    FeedbackView(content: self, trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the specified feedback when the provided trigger value changes and the condition
  /// closure returns true.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View {
    FeedbackView(content: self, trigger: trigger) { _, _ in condition() ? feedback : nil }
  }

  /// Plays feedback when returned from the feedback closure after the provided trigger value
  /// changes.
  ///
  /// - Parameter feedback: Is called with the trigger's old value and its new one.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    FeedbackView(content: self, trigger: trigger, feedback: feedback)
  }

  /// Plays feedback when returned from the feedback closure after the provided trigger value
  /// changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    FeedbackView(content: self, trigger: trigger) { _, _ in feedback() }
  }
}

/// Runs asynchronous work as long as a view is there, and again for each value of `id`.
private struct TaskView<Content: View, ID: Equatable>: PrimitiveView, WrappingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    TaskNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    TaskView<C, ID>(content: content, id: id, priority: priority, action: action)
  }
}

@MainActor
private final class TaskNode<Content: View, ID: Equatable>: ContentNode<
  TaskView<Content, ID>, Content
>, PresenceObserver
{
  private var task: Task<Void, Never>?
  private var hasAppeared = false
  private var isRestarting = false

  override init(_ view: TaskView<Content, ID>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    if !isRetained { didAppear() }
    content = Content.makeNode(view.content, self.inputs())
  }

  /// The first part, up to where the work first waits, runs here and now; the others follow when the
  /// host's clock has come to them.
  private func start() {
    guard isMounted, hasAppeared else { return }
    let action = view.action
    task = Task.immediate(priority: view.priority) { await action() }
  }

  override func update(_ view: TaskView<Content, ID>) {
    if self.view.id != view.id, task != nil, !isRestarting {
      isRestarting = true
      let before = self.view.id
      graph.lifecycle.valueChanges.append(of: self) { [weak self] in self?.restart(unless: before) }
    }
    self.view = view
    content.update(view.content)
  }

  private func restart(unless before: ID) {
    isRestarting = false
    guard isMounted, view.id != before else { return }
    task?.cancel()
    start()
  }

  func didAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    graph.lifecycle.appearances.append(of: self) { [weak self] in self?.start() }
  }

  func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    // Strongly: the task is cancelled when the node goes, and that must not be before its turn.
    graph.willDisappear { self.task?.cancel() }
  }

  override func unmount() {
    didDisappear()
    super.unmount()
  }

  deinit { task?.cancel() }
}

extension View {
  /// Adds an asynchronous task to perform before this view appears.
  ///
  /// The task starts when the view appears, in its place among the actions of `onAppear`, and runs
  /// up to its first wait before the view is first drawn. It is cancelled when the view disappears,
  /// in its place among the actions of `onDisappear`.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Adds a task to perform before this view appears or when a specified value changes.
  ///
  /// When the value changes, the task is cancelled and a new one starts, in its order among the
  /// actions of `onChange`.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }
}

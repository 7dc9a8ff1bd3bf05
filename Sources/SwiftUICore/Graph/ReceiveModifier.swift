public import Combine

/// Calls an action with what a publisher publishes, as long as a view is there.
private struct ReceiveView<Content: View, P: Publisher>: PrimitiveView, WrappingView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ReceiveNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    ReceiveView<C, P>(content: content, publisher: publisher, action: action)
  }
}

@MainActor
private final class ReceiveNode<Content: View, P: Publisher>: ContentNode<
  ReceiveView<Content, P>, Content
>
where P.Failure == Never {
  private var cancellable: AnyCancellable?
  private var isStale = false

  override init(_ view: ReceiveView<Content, P>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.lifecycle.appearances.append(of: self) { [weak self] in self?.subscribe() }
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: ReceiveView<Content, P>) {
    // Another publisher counts from when the update is through.
    if !isStale, cancellable != nil, !ViewEquality.areEqual(self.view.publisher, view.publisher) {
      isStale = true
      graph.lifecycle.valueChanges.append(of: self) { [weak self] in
        self?.isStale = false
        self?.subscribe()
      }
    }
    self.view = view
    content.update(view.content)
  }

  private func subscribe() {
    guard isMounted else { return }
    cancellable?.cancel()
    let target = Target(node: self)
    // Kept before the first value comes: what follows from it may already be another update.
    cancellable = AnyCancellable {}
    cancellable = view.publisher.sink { value in target.receive(value) }
  }

  private func receive(_ value: P.Output) {
    if isMounted { view.action(value) }
  }

  /// A publisher may publish in any thread; the action is a view's.
  private final class Target: @unchecked Sendable {
    private weak var node: ReceiveNode?

    init(node: ReceiveNode) { self.node = node }

    func receive(_ value: P.Output) {
      nonisolated(unsafe) let value = value
      guard MainThread.isCurrent else {
        Task { @MainActor in self.node?.receive(value) }
        return
      }
      MainActor.assumeIsolated { node?.receive(value) }
    }
  }

  override func unmount() {
    cancellable?.cancel()
    cancellable = nil
    super.unmount()
  }
}

extension View {
  /// Adds an action to perform when this view detects data emitted by the given publisher.
  ///
  /// The view is subscribed from when it appears until it is removed. When the publisher changes, the
  /// view subscribes to the new one.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  )
    -> some View where P.Failure == Never
  {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}

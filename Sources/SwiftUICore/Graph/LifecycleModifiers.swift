/// Calls actions when a view appears and disappears: once for all that it contains.
private struct AppearanceView<Content: View>: PrimitiveView, WrappingView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    AppearanceNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    AppearanceView<C>(content: content, appear: appear, disappear: disappear)
  }
}

@MainActor
private final class AppearanceNode<Content: View>: ContentNode<AppearanceView<Content>, Content>,
  PresenceObserver
{
  private var hasAppeared = false

  override init(_ view: AppearanceView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    if !isRetained { didAppear() }
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: AppearanceView<Content>) {
    self.view = view
    content.update(view.content)
  }

  func didAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    guard view.appear != nil else { return }
    graph.lifecycle.appearances.append(of: self) { [weak self] in
      guard let self, self.isMounted, self.hasAppeared else { return }
      self.view.appear?()
    }
  }

  func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = view.disappear { graph.willDisappear(action) }
  }

  override func unmount() {
    didDisappear()
    super.unmount()
  }

}

/// Calls an action when a value differs from that of the previous update.
private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView, WrappingView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ChangeNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    ChangeView<C, Value>(content: content, value: value, isInitial: isInitial, action: action)
  }
}

@MainActor
private final class ChangeNode<Content: View, Value: Equatable>: ContentNode<
  ChangeView<Content, Value>, Content
>
{
  /// A value before and after an update. Each transaction is an update of its own, and is notified of by itself.
  private struct Change {
    let update: Int
    let old: Value
    var new: Value
  }

  private var changes: [Change] = []

  override init(_ view: ChangeView<Content, Value>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    if view.isInitial {
      graph.lifecycle.appearances.append(of: self) { [weak self] in
        guard let self, self.isMounted else { return }
        self.view.action(self.view.value, self.view.value)
      }
    }
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: ChangeView<Content, Value>) {
    if self.view.value != view.value {
      if let last = changes.indices.last, changes[last].update == graph.updateID {
        changes[last].new = view.value
      } else {
        if changes.isEmpty {
          graph.lifecycle.valueChanges.append(of: self) { [weak self] in self?.notify() }
        }
        changes.append(Change(update: graph.updateID, old: self.view.value, new: view.value))
      }
    }
    self.view = view
    content.update(view.content)
  }

  private func notify() {
    let changes = changes
    self.changes = []
    for change in changes where change.old != change.new {
      guard isMounted else { return }
      view.action(change.old, change.new)
    }
  }
}

extension View {
  /// Adds an action to perform before this view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Adds an action to perform after this view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  )
    -> some View
  {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}

/// Calls actions when a view appears and disappears: once for all that it contains.
private struct AppearanceView<Content: View>: PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    AppearanceNode(view, inputs)
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
private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ChangeNode(view, inputs)
  }
}

@MainActor
private final class ChangeNode<Content: View, Value: Equatable>: ContentNode<
  ChangeView<Content, Value>, Content
>
{
  /// The value before the first change of this turn; several changes are reported as one.
  private var before: Value?

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
    if before == nil, self.view.value != view.value {
      before = self.view.value
      graph.lifecycle.valueChanges.append(of: self) { [weak self] in self?.notify() }
    }
    self.view = view
    content.update(view.content)
  }

  private func notify() {
    guard let old = before else { return }
    before = nil
    guard isMounted, old != view.value else { return }
    view.action(old, view.value)
  }

}

extension View {
  /// Adds an action to perform before this view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Adds an action to perform after this view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}

/// Calls an action when something of the view's geometry is another one.
private struct GeometryChangeView<Content: View, T: Equatable>: PrimitiveView, WrappingView {
  let content: Content
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    GeometryChangeNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    GeometryChangeView<C, T>(content: content, transform: transform, action: action)
  }
}

@MainActor
private final class GeometryChangeNode<Content: View, T: Equatable>: ContentNode<
  GeometryChangeView<Content, T>, Content
>, LayoutObserver, ScrollFollower, AsksForPlace
{
  private var value: T?
  private var isReported = false
  var asksForPlace = false
  /// The value before the first change of this turn.
  private var before: T?

  override init(_ view: GeometryChangeView<Content, T>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
    graph.observeLayout(self)
    graph.preferences.anchorWriters += 1
  }

  override func update(_ view: GeometryChangeView<Content, T>) {
    self.view = view
    content.update(view.content)
  }

  override func unmount() {
    super.unmount()
    graph.preferences.anchorWriters -= 1
  }

  func layoutDidSettle(round: Int) {
    guard let element = elements.first else { return }
    let new = view.transform(
      GeometryProxy(
        size: element.size, origin: element.surfaceOrigin, element: element,
        asker: self, safeAreaInsets: element.safeAreaInsets))
    if asksForPlace { element.followScrolling(self) }
    guard new != value else { return }
    if before == nil {
      before = value ?? new
      graph.lifecycle.valueChanges.append(of: self) { [weak self] in self?.notify() }
    }
    value = new
  }

  var followsInSteps: Bool { true }

  func windowDidStep() {
    if isMounted, asksForPlace { layoutDidSettle(round: 0) }
  }

  private func notify() {
    guard let old = before, let value, isMounted else { return }
    before = nil
    guard !isReported || old != value else { return }
    isReported = true
    view.action(old, value)
  }
}

extension View {
  /// Adds an action to be performed when a value, created from a geometry proxy, changes, and once
  /// when the view is first laid out.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Adds an action to be performed when a value, created from a geometry proxy, changes, and once
  /// when the view is first laid out; both values are the first one then.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

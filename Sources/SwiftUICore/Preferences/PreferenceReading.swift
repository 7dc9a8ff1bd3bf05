/// Calls an action when a preference of what it holds is another one.
private struct PreferenceChangeView<Content: View, K: PreferenceKey>: PrimitiveView, WrappingView
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PreferenceChangeNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    PreferenceChangeView<C, K>(content: content, action: action)
  }
}

@MainActor
private final class PreferenceChangeNode<Content: View, K: PreferenceKey>: ContentNode<
  PreferenceChangeView<Content, K>, Content
>, LayoutObserver
where K.Value: Equatable {
  private var told: K.Value?
  private var isWaiting = false

  override init(_ view: PreferenceChangeView<Content, K>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
    graph.observeLayout(self)
    graph.preferences.beginReading(K.self)
  }

  override func unmount() {
    super.unmount()
    graph.preferences.endReading(K.self)
  }

  override func update(_ view: PreferenceChangeView<Content, K>) {
    self.view = view
    content.update(view.content)
  }

  func layoutDidSettle(round: Int) {
    guard !isWaiting, told != value else { return }
    isWaiting = true
    graph.lifecycle.valueChanges.append(of: self) { [weak self] in self?.notify() }
  }

  private var value: K.Value { content.preference(K.self) ?? K.defaultValue }

  private func notify() {
    isWaiting = false
    let value = value
    guard isMounted, told != value else { return }
    told = value
    view.action(value)
  }
}

/// A view with another one over it or behind it that is made of a preference of the first.
private struct PreferenceLayeredView<Content: View, K: PreferenceKey, V: View>: PrimitiveView {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> V

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PreferenceLayeredNode(view, inputs)
  }

  func modifier(_ secondary: V?) -> LayeredModifier<V> {
    LayeredModifier(secondary: secondary, alignment: alignment, isBehind: isBehind)
  }
}

/// The secondary is evaluated in the preferences pass alone: no sooner is it known what the primary says, and views
/// may rely on that (`proxy[anchor!]`).
@MainActor
private final class PreferenceLayeredNode<Content: View, K: PreferenceKey, V: View>: ContentNode<
  PreferenceLayeredView<Content, K, V>, ModifiedContent<Content, LayeredModifier<V>>
>, LayoutObserver
{
  /// What the secondary was made of last; `nil` before it is made.
  private var value: K.Value?
  /// The view, or something else that the evaluation has read, is another one since.
  private var isStale = false

  override init(_ view: PreferenceLayeredView<Content, K, V>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    typealias Layered = ModifiedContent<Content, LayeredModifier<V>>
    content = Layered.makeNode(
      Layered(content: view.content, modifier: view.modifier(nil)), self.inputs())
    graph.observeLayout(self)
    graph.preferences.beginReading(K.self)
  }

  override func unmount() {
    super.unmount()
    graph.preferences.endReading(K.self)
  }

  override func update(_ view: PreferenceLayeredView<Content, K, V>) {
    self.view = view
    update()
    layered.replaceContent(view.content)
  }

  override func update() {
    needsUpdate = false
    isStale = true
    graph.preferences.areStale = true
  }

  private var layered: PrimitiveModifierNode<Content, LayeredModifier<V>> {
    unsafeDowncast(content, to: PrimitiveModifierNode<Content, LayeredModifier<V>>.self)
  }

  func layoutDidSettle(round: Int) {
    let new = content.children.first?.preference(K.self) ?? K.defaultValue
    guard isStale || isNews(new, in: round) else { return }
    isStale = false
    value = new
    layered.replaceModifier(view.modifier(evaluating { view.transform(new) }))
  }

  private func isNews(_ new: K.Value, in round: Int) -> Bool {
    guard let value else { return true }
    // What cannot be compared is taken over once.
    return !ViewEquality.areEqual(value, new) && (K.Value.self is any Equatable.Type || round == 0)
  }
}

extension View {
  /// Adds an action to perform when the specified preference key's value changes, and once when the
  /// view appears.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceChangeView<Self, K>(content: self, action: action)
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is
  /// applied as an overlay to the original view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayeredView<Self, K, V>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is
  /// applied as the background of the original view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayeredView<Self, K, V>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// Sets or changes a preference of what it holds.
private struct PreferenceView<Content: View, K: PreferenceKey>: PrimitiveView, WrappingView {
  let content: Content
  /// The value, given what is said below. `first`: where the first element of what is held is; asked for
  /// by those who read the layout alone.
  let write: (_ below: () -> K.Value?, _ first: AnchorFrame?) -> K.Value?
  let readsLayout: Bool

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PreferenceNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    PreferenceView<C, K>(content: content, write: write, readsLayout: readsLayout)
  }
}

@MainActor
private final class PreferenceNode<Content: View, K: PreferenceKey>: ContentNode<
  PreferenceView<Content, K>, Content
>
{
  private var writer: KeyedPreferenceWriter<K>!

  override init(_ view: PreferenceView<Content, K>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
    writer = KeyedPreferenceWriter { [unowned self] below in
      self.view.write(
        below, self.view.readsLayout ? self.elements.first.map(AnchorFrame.init) : nil)
    }
    graph.preferences.writers[ObjectIdentifier(K.self), default: 0] += 1
    if view.readsLayout { graph.preferences.anchorWriters += 1 }
    graph.preferences.areStale = true
  }

  override func update(_ view: PreferenceView<Content, K>) {
    self.view = view
    graph.preferences.areStale = true
    content.update(view.content)
  }

  override func unmount() {
    super.unmount()
    graph.preferences.writers[ObjectIdentifier(K.self), default: 1] -= 1
    if view.readsLayout { graph.preferences.anchorWriters -= 1 }
    graph.preferences.areStale = true
  }

  override var preferenceWriter: PreferenceWriter? { writer }
}

extension View {
  /// Sets a value for the given preference, in place of what views below say.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    PreferenceView<Self, K>(content: self, write: { _, _ in value }, readsLayout: false)
  }

  /// Applies a transformation to a preference value.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(
      content: self,
      write: { below, _ in
        var value = below() ?? K.defaultValue
        callback(&value)
        return value
      }, readsLayout: false)
  }

  /// Sets a value for the specified preference key, the value being a function of a geometry value
  /// tied to the current coordinate space.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceView<Self, K>(
      content: self,
      write: { below, first in first.map { transform(value.anchor(in: $0)) } ?? below() },
      readsLayout: true)
  }

  /// Sets a value for the specified preference key, the value being a function of the key's current
  /// value and a geometry value tied to the current coordinate space.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceView<Self, K>(
      content: self,
      write: { below, first in
        guard let first else { return below() }
        var result = below() ?? K.defaultValue
        transform(&result, value.anchor(in: first))
        return result
      }, readsLayout: true)
  }
}

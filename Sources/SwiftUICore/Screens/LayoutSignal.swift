/// A value that one view hands to others elsewhere in the tree: a title to its bar, a destination
/// to the screen that shows it.
///
/// It is written in an update, or in the layout that follows one; who has read it is evaluated again
/// in the same, under the same transaction.
///
/// Used on the main thread only.
package final class LayoutSignal<Value>: Dependency, @unchecked Sendable {
  private var readers = Readers()
  private var stored: Value

  package init(_ value: Value) { stored = value }

  package var value: Value {
    get {
      if let reader = ViewGraph.evaluating { readers.add(reader, of: self) }
      return stored
    }
    set {
      nonisolated(unsafe) let newValue = newValue
      MainActor.assumeIsolated {
        guard !ViewEquality.areEqual(stored, newValue) else { return }
        stored = newValue
        readers.markDirty()
      }
    }
  }

  func remove(_ reader: any Reader) { readers.remove(reader) }
}

/// Hands what views say in a preference to a relay, and no further up.
package struct PreferenceRelayView<Content: View, K: PreferenceKey>: PrimitiveView {
  let content: Content
  let relay: LayoutSignal<K.Value>

  package init(_ key: K.Type, to relay: LayoutSignal<K.Value>, @ViewBuilder content: () -> Content)
  {
    self.relay = relay
    self.content = content()
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PreferenceRelayNode(view, inputs)
  }
}

@MainActor
private final class PreferenceRelayNode<Content: View, K: PreferenceKey>: ContentNode<
  PreferenceRelayView<Content, K>, Content
>, LayoutObserver
{
  private var writer: KeyedPreferenceWriter<K>!

  override init(_ view: PreferenceRelayView<Content, K>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
    writer = KeyedPreferenceWriter { _ in nil }
    graph.observeLayout(self)
  }

  override func update(_ view: PreferenceRelayView<Content, K>) {
    self.view = view
    graph.preferences.areStale = true
    content.update(view.content)
  }

  override var preferenceWriter: PreferenceWriter? { writer }

  func layoutDidSettle(round: Int) {
    // What cannot be compared is taken over once in a layout.
    guard round == 0 || K.Value.self is any Equatable.Type else { return }
    view.relay.value = content.preference(K.self) ?? K.defaultValue
  }
}

/// The update that is running, for views that have to know of it.
@MainActor
package enum RunningUpdate {
  /// Whether what changes now is not to move.
  package static var disablesAnimations: Bool {
    guard let node = ViewGraph.evaluating else { return false }
    return node.graph.transaction(for: node.scope).disablesAnimations
  }
}

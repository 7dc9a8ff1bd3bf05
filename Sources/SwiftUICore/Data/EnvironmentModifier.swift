/// Writes one value into the environment of what it wraps.
struct EnvironmentView<Content: View, Value>: PrimitiveView, WrappingView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    EnvironmentNode(view, inputs) { view, values in values[keyPath: view.keyPath] = view.value }
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    EnvironmentView<C, Value>(content: content, keyPath: keyPath, value: value)
  }
}

/// Changes a value of the environment of what it wraps.
struct TransformEnvironmentView<Content: View, Value>: PrimitiveView, WrappingView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    EnvironmentNode(view, inputs) { view, values in
      view.transform(&values[keyPath: view.keyPath])
    }
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    TransformEnvironmentView<C, Value>(content: content, keyPath: keyPath, transform: transform)
  }
}

/// A view that writes values into the environment of what it wraps.
nonisolated protocol EnvironmentWritingView: View {
  associatedtype Content: View
  var content: Content { get }
}

extension EnvironmentWritingView {
  /// The node of such a view.
  @MainActor
  static func makeEnvironmentNode(
    _ view: Self, _ inputs: _ViewInputs, write: @escaping (Self, inout EnvironmentValues) -> Void
  ) -> _ViewOutputs {
    EnvironmentNode(view, inputs, write: write)
  }
}

extension EnvironmentView: EnvironmentWritingView {}
extension TransformEnvironmentView: EnvironmentWritingView {}

@MainActor
private final class EnvironmentNode<V: EnvironmentWritingView>: ContentNode<V, V.Content> {
  private let write: (V, inout EnvironmentValues) -> Void
  private var written: EnvironmentStorage!
  private var writings = EnvironmentWritings()

  init(
    _ view: V, _ inputs: _ViewInputs, write: @escaping (V, inout EnvironmentValues) -> Void
  ) {
    self.write = write
    super.init(view, inputs)
    written = compute()
    content = V.Content.makeNode(view.content, self.inputs())
  }

  private func compute() -> EnvironmentStorage {
    writings = EnvironmentWritings()
    var values = EnvironmentValues(storage: environmentStorage, writings: writings)
    write(view, &values)
    return values.storage
  }

  /// - Parameter changed: the keys that have other values around the node.
  private func rewrite(changed: Set<ObjectIdentifier> = []) {
    let (old, keys) = (written!, writings.keys)
    let new = compute()
    // Only what is written here, or was, and what is other around can differ.
    let changed = old.changes(to: new, among: changed.union(keys).union(writings.keys))
    guard !changed.isEmpty else { return }
    written = new
    handDown(changed: changed)
  }

  override var childEnvironment: EnvironmentStorage { written }

  override func update(_ view: V) {
    self.view = view
    rewrite()
    content.update(view.content)
  }

  override func inherit(_ environment: EnvironmentStorage, changed: Set<ObjectIdentifier>) {
    setEnvironment(environment)
    rewrite(changed: changed)
  }

}

extension View {
  /// Sets the environment value of the specified key path to the given value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }
}

extension View {
  /// Transforms the environment value of the specified key path with the given function.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    TransformEnvironmentView(content: self, keyPath: keyPath, transform: transform)
  }
}

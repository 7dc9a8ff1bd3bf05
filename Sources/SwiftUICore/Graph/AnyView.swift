/// A type-erased view.
public struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// Creates an instance that type-erases view.
  nonisolated public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// Creates an instance that type-erases a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Creates an instance that type-erases a value; `nil` where it is no view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Creates the node that presents the wrapped view.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    AnyViewNode(view, inputs)
  }
}

@MainActor
class AnyViewBox {
  var type: Any.Type { Never.self }
  func makeNode(_ inputs: _ViewInputs) -> Node { preconditionFailure("A box holds a view.") }
  func update(_ node: Node) {}
}

@MainActor
final class TypedViewBox<V: View>: AnyViewBox {
  nonisolated(unsafe) let view: V
  nonisolated init(_ view: V) { self.view = view }
  override var type: Any.Type { V.self }
  override func makeNode(_ inputs: _ViewInputs) -> Node { V.makeNode(view, inputs) }
  override func update(_ node: Node) { unsafeDowncast(node, to: ViewNode<V>.self).update(view) }
}

/// A view of a different type in the box is a different view: the old one is removed with its state.
@MainActor
private final class AnyViewNode: BranchingNode<AnyView> {
  init(_ view: AnyView, _ inputs: _ViewInputs) {
    super.init(inputs)
    branches.reset(
      AnyHashable(ObjectIdentifier(view.box.type)), view.box.makeNode(self.inputs()))
  }

  override func update(_ view: AnyView) {
    branches.update(
      AnyHashable(ObjectIdentifier(view.box.type)), make: { view.box.makeNode($0) },
      refresh: { view.box.update($0) })
  }

}

extension AnyView: MultiView {}

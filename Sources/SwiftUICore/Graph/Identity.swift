/// A view whose identity is a value: with another value it is another view, and starts anew.
private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView, WrappingView,
  ContainerValueWriting
{
  let content: Content
  let id: ID

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    IdentifiedNode(view, inputs)
  }

  func write(to values: inout ContainerValues) { values.add(identity: AnyHashable(id)) }

  package func wrapping<C: View>(_ content: C) -> any View {
    IdentifiedView<C, ID>(content: content, id: id)
  }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>: BranchingNode<
  IdentifiedView<Content, ID>
>
{
  private var id: ID

  init(_ view: IdentifiedView<Content, ID>, _ inputs: _ViewInputs) {
    id = view.id
    super.init(inputs)
    branches.reset(AnyHashable(view.id), Content.makeNode(view.content, self.inputs()))
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    id = view.id
    branches.update(AnyHashable(view.id), make: { Content.makeNode(view.content, $0) }) {
      unsafeDowncast($0, to: ViewNode<Content>.self).update(view.content)
    }
  }

  override var identity: AnyHashable? { AnyHashable(id) }

}

extension View {
  /// Binds a view's identity to the given proxy value.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

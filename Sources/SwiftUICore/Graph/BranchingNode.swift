/// A node whose views come and go: a conditional, an optional, a loop, an identity.
@MainActor
class BranchingNode<V: View>: ViewNode<V> {
  private(set) final var branches: BranchList!

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    branches = BranchList(self)
  }

  override var children: [Node] { branches?.nodes ?? [] }
  override var elements: [Element] { branches.elements }

  override func unmount() {
    super.unmount()
    branches.drop()
  }

  override func childElementsDidChange() {
    branches?.contentElementsDidChange()
    elementsDidChange()
  }
}

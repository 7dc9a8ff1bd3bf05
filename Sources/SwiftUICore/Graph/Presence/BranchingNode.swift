/// A node whose views come and go: a conditional, an optional, a loop, an identity.
@MainActor
class BranchingNode<V: View>: ViewNode<V> {
  private(set) final var branches: BranchList!

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    branches = BranchList(self)
  }

  override var children: [Node] { branches?.nodes ?? [] }
  override var preferenceNodes: [Node] { branches.liveNodes }
  override var elements: [Element] {
    var list: [Element] = []
    collectElements(into: &list)
    return list
  }
  override func collectElements(into list: inout [Element]) {
    branches.collectElements(into: &list)
  }
  override var passesElementsOn: Bool { true }
  override var childRowHost: (any RowHost)? { rowHost }
  override func collectRows(into segments: inout [RowSegment]) {
    for node in branches.liveNodes { node.collectRows(into: &segments) }
  }

  override func collectRoots(into roots: inout [Node]) {
    for node in branches.liveNodes { node.collectRoots(into: &roots) }
  }

  override func unmount() {
    super.unmount()
    branches.drop()
  }

  override func childElementsDidChange() {
    branches?.contentElementsDidChange()
    elementsDidChange()
  }
}

/// The nodes of the tree, and what holds their values.
struct NodesInTree {
  fileprivate var ids: Set<ObjectIdentifier> = []
  fileprivate(set) var dataHolders: [Element] = []

  @MainActor func contains(_ node: Node) -> Bool { ids.contains(ObjectIdentifier(node)) }
}

extension ViewGraph {
  /// The tree of nodes: parents and children agree, and what is in the tree is mounted.
  func checkNodes(below root: Node, _ violations: inout Violations) -> NodesInTree {
    var nodes = NodesInTree()
    func visit(_ node: Node, below parent: Node?) {
      guard nodes.ids.insert(ObjectIdentifier(node)).inserted else {
        violations.add("\(node.debugName) is in the tree twice")
        return
      }
      violations.check(
        node.parent === parent,
        "\(node.debugName) has the parent \(node.parent?.debugName ?? "none"), and stands below "
          + "\(parent?.debugName ?? "none")")
      violations.check(
        node.depth == (parent?.depth ?? -1) + 1, "\(node.debugName) has the depth \(node.depth)")
      violations.check(node.graph === self, "\(node.debugName) belongs to another graph")
      violations.check(node.isMounted, "\(node.debugName) is in the tree and not mounted")
      violations.check(!node.needsUpdate, "\(node.debugName) is marked and was not evaluated")
      node.dataHolder.map { nodes.dataHolders.append($0) }
      for child in node.nodesBelow { visit(child, below: node) }
    }
    visit(root, below: nil)
    for driver in drivers {
      violations.check(
        nodes.contains(driver), "\(driver.debugName) is driven, out of the tree")
    }
    return nodes
  }
}

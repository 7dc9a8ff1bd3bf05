extension ViewGraph {
  /// The tree of nodes: parents and children agree, and what is in the tree is mounted.
  func checkNodes(below root: Node, _ check: inout InvariantCheck) {
    func visit(_ node: Node, below parent: Node?) {
      guard node.lastCheck != check.number else {
        check.add("\(node.debugName) is in the tree twice")
        return
      }
      node.lastCheck = check.number
      check.check(
        node.parent === parent,
        "\(node.debugName) has the parent \(node.parent?.debugName ?? "none"), and stands below "
          + "\(parent?.debugName ?? "none")")
      check.check(
        node.depth == (parent?.depth ?? -1) + 1, "\(node.debugName) has the depth \(node.depth)")
      check.check(node.graph === self, "\(node.debugName) belongs to another graph")
      check.check(node.isMounted, "\(node.debugName) is in the tree and not mounted")
      check.check(!node.needsUpdate, "\(node.debugName) is marked and was not evaluated")
      if let element = node.dataElement { check.meet(dataElement: element) }
      for child in node.nodesBelow { visit(child, below: node) }
    }
    visit(root, below: nil)
    for driver in driving.drivers {
      check.check(
        check.hasMet(driver), "\(driver.debugName) is driven, out of the tree")
    }
  }
}

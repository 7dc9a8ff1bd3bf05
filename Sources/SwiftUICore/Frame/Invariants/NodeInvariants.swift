extension ViewGraph {
  /// The tree of nodes: parents and children agree, and what is in the tree is mounted.
  ///
  /// - Returns: all nodes of the tree.
  func checkNodes(below root: Node, _ violations: inout Violations) -> Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: Node, below parent: Node?) {
      guard seen.insert(ObjectIdentifier(node)).inserted else {
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
      for child in node.nodesBelow { visit(child, below: node) }
    }
    visit(root, below: nil)
    for driver in drivers {
      violations.check(
        seen.contains(ObjectIdentifier(driver)), "\(driver.debugName) is driven, out of the tree")
    }
    return seen
  }
}

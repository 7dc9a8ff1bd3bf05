/// The elements of the tree, and whether each is found.
struct ElementsInTree {
  fileprivate(set) var list: [Element] = []
  fileprivate var ids: Set<ObjectIdentifier> = []

  @MainActor func contains(_ element: Element) -> Bool { ids.contains(ObjectIdentifier(element)) }
}

extension ViewGraph {
  /// The tree of elements: parents and children agree, every element's node is in its own tree,
  /// and what is placed has a place of use.
  func checkElements(
    below root: Element, nodes: NodesInTree, _ violations: inout Violations
  ) -> ElementsInTree {
    var elements = ElementsInTree()
    func visit(_ element: Element, below parent: Element?) {
      guard elements.ids.insert(ObjectIdentifier(element)).inserted else {
        violations.add("\(element.debugName) is in the tree twice")
        return
      }
      elements.list.append(element)
      violations.check(
        element.parent === parent,
        "\(element.debugName) has the parent \(element.parent?.debugName ?? "none"), and stands "
          + "below \(parent?.debugName ?? "none")")
      violations.check(
        nodes.contains(element.node),
        "\(element.debugName) is in the tree, and its node is not")
      violations.check(
        element.origin.x.isFinite && element.origin.y.isFinite && element.size.width >= 0
          && element.size.height >= 0 && element.size.width.isFinite
          && element.size.height.isFinite,
        "\(element.debugName) is placed at \(element.origin) with the size \(element.size)")
      let children = Set(element.children.map(ObjectIdentifier.init))
      for child in element.drawnChildren {
        violations.check(
          children.contains(ObjectIdentifier(child)),
          "\(child.debugName) is drawn by \(element.debugName), and is no child of it")
      }
      for child in element.children { visit(child, below: element) }
    }
    visit(root, below: nil)
    return elements
  }
}

extension Element {
  /// The element for people who look for a fault.
  var debugName: String { "\(type(of: self)) of node \(node.number) at \(node.path)" }
}

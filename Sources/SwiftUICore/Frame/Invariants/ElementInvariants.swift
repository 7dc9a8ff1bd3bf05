extension ViewGraph {
  /// The tree of elements: parents and children agree, every element's node is in its own tree,
  /// and what is placed has a place of use.
  func checkElements(below root: Element, _ check: inout InvariantCheck) {
    func visit(_ element: Element, below parent: Element?) {
      guard element.lastCheck.number != check.number else {
        check.add("\(element.debugName) is in the tree twice")
        return
      }
      check.meet(element, below: parent)
      check.check(
        element.parent === parent,
        "\(element.debugName) has the parent \(element.parent?.debugName ?? "none"), and stands "
          + "below \(parent?.debugName ?? "none")")
      check.check(
        check.hasMet(element.node),
        "\(element.debugName) is in the tree, and its node is not")
      check.check(
        element.origin.x.isFinite && element.origin.y.isFinite && element.size.width >= 0
          && element.size.height >= 0 && element.size.width.isFinite
          && element.size.height.isFinite,
        "\(element.debugName) is placed at \(element.origin) with the size \(element.size)")
      check.check(
        element.offers.contains(.frames) || element.facet(FrameAdjustment.self) == nil,
        "\(element.debugName) adjusts frames, and does not say so")
      for child in element.children { visit(child, below: element) }
      for child in element.drawnChildren {
        check.check(
          check.hasMet(child, below: element),
          "\(child.debugName) is drawn by \(element.debugName), and is no child of it")
      }
    }
    visit(root, below: nil)
  }
}

extension Element {
  /// The element for people who look for a fault.
  var debugName: String { "\(type(of: self)) of node \(node.number) at \(node.path)" }
}

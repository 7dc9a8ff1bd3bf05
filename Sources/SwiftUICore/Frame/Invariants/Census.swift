extension ViewGraph {
  /// All nodes and elements of the tree, in its order.
  package var census: (nodes: [Node], elements: [Element]) {
    var nodes: [Node] = []
    func visit(_ node: Node) {
      nodes.append(node)
      node.nodesBelow.forEach(visit)
    }
    visit(root)
    var elements: [Element] = []
    func visit(_ element: Element) {
      elements.append(element)
      element.children.forEach(visit)
    }
    visit(rootElement)
    return (nodes, elements)
  }

  /// What is left of removed views, in words, once the root contains none.
  package var remains: [String] {
    var remains: [String] = []
    for moving in motion.active { remains.append("\(moving.attribute.debugName) still moves") }
    for driver in driving.drivers { remains.append("\(driver.debugName) is still driven") }
    // What the program waits for is not the views': a window that closes does not end it.
    let own = events.count - events.programWaits
    if own > 0 { remains.append("\(own) events are still to come") }
    if displayList.count != 1 { remains.append("\(displayList.count - 1) layers are left") }
    let left = surface.contentCount
    if left > 0 { remains.append("\(left) elements are left on the surface") }
    return remains
  }
}

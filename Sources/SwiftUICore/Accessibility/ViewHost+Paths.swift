extension ViewHost {
  /// What there is of the views with certain paths: what an assistive technology would tell of, or
  /// where it tells of nothing, the views themselves, from the outermost one in.
  package func semanticElements(where isMeant: (_ path: String) -> Bool) -> [SemanticElement] {
    let exposed = semantics.filter { isMeant($0.element.node.namingNode.path) }
    if !exposed.isEmpty { return exposed }
    var found: [SemanticElement] = []
    func visit(_ element: Element) {
      guard !element.isRemoving, element.isPerceivable else { return }
      let path = element.node.namingNode.path
      if isMeant(path) {
        found.append(SemanticElement(SemanticProperties(), label: path, traits: [], element))
      } else {
        element.perceivableChildren.forEach(visit)
      }
    }
    visit(graph.rootElement)
    return found
  }
}

extension ViewHost {
  /// What there is on screen, as an assistive technology would tell of it: in reading order.
  package var semantics: [SemanticElement] { semanticTree.flattened }

  /// The accessibility elements as a tree, with their containers.
  package var semanticTree: [SemanticElement] {
    synchronize()
    graph.resolveDisplacements()
    graph.sampleValues()
    return graph.rootElement.semanticElements().readingOrder
  }

  /// Has something done, as an assistive technology does.
  ///
  /// An element without a default action of its own is activated by a touch on its activation
  /// point.
  ///
  /// - Returns: whether the element is enabled and there was something to be done.
  @discardableResult
  package func perform(
    _ kind: SemanticAction.Kind = .activate, on element: SemanticElement
  ) -> Bool {
    guard element.isEnabled else { return false }
    if let action = element.properties.actions.first(where: { $0.kind == kind }) {
      act { action.perform() }
      return true
    }
    guard kind == .activate, let point = element.activationPoint else { return false }
    tap(at: point)
    return true
  }

  /// What has been told without being asked, in order.
  package var announcements: [AccessibilityEvent] { graph.announcements.events }
}

extension ViewGraph {
  /// Whether something moves that can be seen. What is occluded moves on, as a function of time, and
  /// asks for no frames: it is where it would be when it comes back.
  var hasVisibleMotion: Bool {
    motion.active.contains { !$0.element.isOccluded }
      || driving.drivers.contains { $0.needsFrame(at: now) && !$0.isOccluded }
  }
}

extension Element {
  /// Whether nothing of the element is seen wherever it moves: it is on a screen or a tab that is
  /// retained and not presented, or behind a cover of the whole surface.
  final var isOccluded: Bool {
    // What only holds values for another element stands for that.
    if parent == nil, self !== graph.rootElement { return node.isOccluded }
    return isConcealed || graph.surface.occludes(self)
  }
}

/// The facet of an element that is retained, and with all that it holds not drawn.
struct Concealment: Facet {}

extension Element {
  /// Whether the element is in something that is retained and not drawn.
  final var isConcealed: Bool {
    var element: Element? = self
    while let current = element {
      if current.facet(Concealment.self) != nil { return true }
      element = current.parent
    }
    return false
  }
}

extension Node {
  fileprivate final var isOccluded: Bool {
    let elements = elements
    return !elements.isEmpty
      && elements.allSatisfy { $0.parent != nil && ($0.isConcealed || graph.surface.occludes($0)) }
  }
}

extension ViewGraph {
  /// Whether something visible moves. Occluded values go on moving, as functions of time, and request no
  /// frames: once visible again they have the values of that time.
  var hasVisibleMotion: Bool { hasVisibleMotion(at: now) }

  /// The same for a frame at a later time, where nothing is done and nothing falls due until then.
  func hasVisibleMotion(at time: Double) -> Bool {
    motion.active.contains { !$0.element.isOccluded }
      || driving.drivers.contains { $0.needsFrame(at: time) && !$0.isOccluded }
  }
}

extension Element {
  /// Whether no part of the element is visible wherever it moves: it is on a screen or a tab that is
  /// retained and not presented, or behind a cover of the whole surface.
  final var isOccluded: Bool {
    // What only holds values for another element stands for that.
    if parent == nil, self !== graph.rootElement { return node.isOccluded }
    return isConcealed || graph.surface.occludes(self)
  }
}

/// The facet of an element that retains what it does not draw.
enum Concealment: Facet {
  /// The element is not drawn, with all that it holds.
  case whole
  /// The element does not draw the children of which this is true.
  case children((Element) -> Bool)
}

extension Element {
  /// Whether the element is in something that is retained and not drawn.
  final var isConcealed: Bool {
    if case .whole = facet(Concealment.self) { return true }
    var child = self
    while let parent = child.parent {
      switch parent.facet(Concealment.self) {
      case .whole: return true
      case .children(let conceals): if conceals(child) { return true }
      case nil: break
      }
      child = parent
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

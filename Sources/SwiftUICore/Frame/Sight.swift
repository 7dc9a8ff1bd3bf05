extension ViewGraph {
  /// Whether something moves that can be seen. What is kept behind something else moves on, as a
  /// function of time, and asks for no frames: it is where it would be when it comes back.
  var hasVisibleMotion: Bool {
    active.contains { !$0.element.isOutOfSight }
      || drivers.contains { $0.needsFrame(at: now) && !$0.isOutOfSight }
  }
}

extension Element {
  /// Whether nothing of the element is seen wherever it moves: it is on a screen or a tab that is kept
  /// and not shown, or behind a cover of the whole surface.
  final var isOutOfSight: Bool {
    // What only holds values for another element stands for that.
    if parent == nil, self !== graph.rootElement { return node.isOutOfSight }
    return isConcealed || graph.surface.hides(self)
  }
}

extension Node {
  fileprivate final var isOutOfSight: Bool {
    let elements = elements
    return !elements.isEmpty
      && elements.allSatisfy { $0.parent != nil && ($0.isConcealed || graph.surface.hides($0)) }
  }
}

extension SurfaceElement {
  /// Whether an element is behind something that covers the whole surface and is not see-through.
  final func hides(_ element: Element) -> Bool {
    guard let front = presentations.lastIndex(where: \.hidesWhatIsBehind) else { return false }
    var inner = element
    while let parent = inner.parent, parent !== self { inner = parent }
    guard inner.parent === self else { return false }
    return presentations.firstIndex { $0 === inner }.map { $0 < front } ?? true
  }
}

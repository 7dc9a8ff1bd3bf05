package import LegatoDisplay

extension ViewHost {
  /// What views say to the host in a preference; `nil` where none says anything.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    synchronize()
    return graph.root.preference(key)
  }

  /// A box around what is laid out or shown, on the surface; empty where there is nothing.
  package var contentBounds: Rect {
    let size = graph.displayList.size
    if !graph.presentationSurface.presentations.isEmpty {
      return Rect(0, 0, size.width, size.height)
    }
    let root = graph.presentationSurface.content
    let placed = root.children.reduce(Rect.zero) { bounds, child in
      bounds.union(Rect(child.origin.x, child.origin.y, child.size.width, child.size.height))
    }
    return root.shownBounds.map(placed.union) ?? placed
  }

  /// What is at a point of the surface, from the element in front up to the root.
  package func elements(at point: Point) -> [Element] {
    synchronize()
    graph.sampleValues()
    return graph.rootElement.hitTest(point) ?? []
  }
}

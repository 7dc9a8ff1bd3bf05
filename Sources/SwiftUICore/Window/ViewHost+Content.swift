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
    let placed = placedBounds
    return graph.presentationSurface.content.shownBounds.map(placed.union) ?? placed
  }

  /// A box around what is laid out of the window's content, on the surface; empty where there is nothing.
  package var placedBounds: Rect {
    graph.presentationSurface.content.children.reduce(Rect.zero) { bounds, child in
      bounds.union(Rect(child.origin.x, child.origin.y, child.size.width, child.size.height))
    }
  }

  /// The path of the view that each layer of the display list draws, as `Card/Text[0]`. A layer that a view
  /// makes beside its own is not listed: it belongs to the view of the layer above.
  package var layerPaths: [LayerID: String] {
    var paths: [LayerID: String] = [:]
    func visit(_ element: Element) {
      if let id = element.layerID { paths[id] = element.node.namingNode.path }
      for child in element.drawnChildren { visit(child) }
    }
    visit(graph.rootElement)
    return paths
  }

  /// What is at a point of the surface, from the element in front up to the root.
  package func elements(at point: Point) -> [Element] {
    synchronize()
    graph.sampleValues()
    return graph.elements(at: point)
  }
}

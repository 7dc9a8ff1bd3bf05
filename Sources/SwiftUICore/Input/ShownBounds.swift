package import LegatoDisplay

extension Element {
  /// A point of the children's coordinates in the coordinates of the surface.
  package final func toSurface(_ point: Point) -> Point {
    var point = point
    var element: Element? = self
    while let current = element {
      point = current.childTransform.apply(point)
      element = current.parent
    }
    return point
  }

  /// The middle of what is shown of the element, on the surface.
  package final var shownCenter: Point {
    if let bounds = shownBounds { return Point(bounds.midX, bounds.midY) }
    let local = Point(origin.x + size.width / 2, origin.y + size.height / 2)
    return parent?.toSurface(local) ?? local
  }

  /// A box around what is shown of the element and what it holds, on the surface.
  package final var shownBounds: Rect? {
    var bounds: Rect?
    if let leaf = self as? LeafElement, let parent {
      let frame = leaf.frame.shown
      let corners = [
        Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY),
        Point(frame.minX, frame.maxY), Point(frame.maxX, frame.maxY),
      ].map(parent.toSurface)
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      bounds = Rect(
        xs.min() ?? 0, ys.min() ?? 0, (xs.max() ?? 0) - (xs.min() ?? 0),
        (ys.max() ?? 0) - (ys.min() ?? 0))
    }
    for child in drawnChildren where !child.isRemoving {
      if let inner = child.shownBounds { bounds = bounds.map { $0.union(inner) } ?? inner }
    }
    return bounds
  }
}

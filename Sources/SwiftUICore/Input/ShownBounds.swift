package import LegatoDisplay

extension Element {
  /// A point of the children's coordinates in the coordinates of the surface. A point that is behind
  /// the eye is taken for one that is very far away.
  package final func toSurface(_ point: Point) -> Point {
    var point = point
    var element: Element? = self
    while let current = element {
      if let projection = current.childProjection { point = projection.farImage(of: point) }
      point = current.childTransform.apply(point)
      element = current.parent
    }
    return point
  }

  /// A polygon of the children's coordinates in the coordinates of the surface, without what is
  /// behind the eye.
  package final func toSurface(_ polygon: [Point]) -> [Point] {
    var polygon = polygon
    var element: Element? = self
    while let current = element {
      if let projection = current.childProjection { polygon = projection.image(of: polygon) }
      polygon = polygon.map(current.childTransform.apply)
      element = current.parent
    }
    return polygon
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
      let corners = parent.toSurface(leaf.frame.shown.corners)
      if !corners.isEmpty { bounds = Rect(around: corners) }
    }
    for child in drawnChildren where !child.isRemoving {
      if let inner = child.shownBounds { bounds = bounds.map { $0.union(inner) } ?? inner }
    }
    return bounds
  }
}

extension Projection {
  /// The image of a point, as if w did not come below a thousandth.
  fileprivate func farImage(of point: Point) -> Point {
    let w = max(w(point), 1e-3)
    return Point(
      (m11 * point.x + m21 * point.y + m31) / w, (m12 * point.x + m22 * point.y + m32) / w)
  }
}

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
    var steps = WayToSurface()
    var ancestors: [Element] = []
    var element = parent
    while let current = element {
      ancestors.append(current)
      element = current.parent
    }
    for ancestor in ancestors.reversed() { steps.enter(ancestor) }
    return shownBounds(&steps)
  }

  private final func shownBounds(_ way: inout WayToSurface) -> Rect? {
    var bounds: Rect?
    if parent != nil, let leaf = self as? LeafElement { bounds = way.box(around: leaf.frame.shown) }
    let children = drawnChildren
    guard !children.isEmpty else { return bounds }
    let depth = way.enter(self)
    for child in children where !child.isRemoving {
      if let inner = child.shownBounds(&way) { bounds = bounds.map { $0.union(inner) } ?? inner }
    }
    way.leave(to: depth)
    return bounds
  }
}

/// What stands between coordinates deep in the tree and those of the surface, found on the way down.
///
/// Most elements leave their children where they are, and are no step.
@MainActor
private struct WayToSurface {
  private struct Step {
    let transform: Transform
    let projection: Projection?
  }

  /// From the surface on.
  private var steps: [Step] = []
  private var projections = 0

  /// Goes to the children of an element; answers how many steps there were before.
  @discardableResult
  mutating func enter(_ element: Element) -> Int {
    let step = Step(transform: element.childTransform, projection: element.childProjection)
    guard step.projection != nil || step.transform != .identity else { return steps.count }
    steps.append(step)
    if step.projection != nil { projections += 1 }
    return steps.count - 1
  }

  mutating func leave(to depth: Int) {
    while let last = steps.last, steps.count > depth {
      if last.projection != nil { projections -= 1 }
      steps.removeLast()
    }
  }

  /// The box around a rectangle's image on the surface; `nil` where all of it is behind the eye.
  func box(around rect: Rect) -> Rect? {
    guard projections == 0 else {
      var polygon = rect.corners
      for step in steps.reversed() {
        if let projection = step.projection { polygon = projection.image(of: polygon) }
        polygon = polygon.map(step.transform.apply)
      }
      return polygon.isEmpty ? nil : Rect(around: polygon)
    }
    let first = image(of: Point(rect.minX, rect.minY))
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    func include(_ corner: Point) {
      left = min(left, corner.x)
      top = min(top, corner.y)
      right = max(right, corner.x)
      bottom = max(bottom, corner.y)
    }
    include(image(of: Point(rect.maxX, rect.minY)))
    include(image(of: Point(rect.maxX, rect.maxY)))
    include(image(of: Point(rect.minX, rect.maxY)))
    return Rect(left, top, right - left, bottom - top)
  }

  private func image(of point: Point) -> Point {
    var point = point
    for step in steps.reversed() { point = step.transform.apply(point) }
    return point
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

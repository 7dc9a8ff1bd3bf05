package import LegatoDisplay

extension Element {
  /// The elements at a point, from the one in front up to this one; `nil` where nothing of it is
  /// there. The point is in the coordinates that this element is placed in.
  package final func hitTest(_ point: Point) -> [Element]? {
    guard isHittable, !isRemoving else { return nil }
    guard let inverse = childTransform.inverse else { return nil }
    let inner = inverse.apply(point)
    for child in drawnChildren.reversed() {
      if var chain = child.hitTest(inner) {
        chain.append(self)
        return chain
      }
    }
    return contains(point) ? [self] : nil
  }

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

struct HitTestingModifier: PrimitiveModifier {
  var isEnabled: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    HitTestingElement(self, content: content, node: node)
  }
}

private final class HitTestingElement: ModifierElement<HitTestingModifier> {
  override var isHittable: Bool { modifier.isEnabled && super.isHittable }
}

struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
  var shape: S
  var evenOdd: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ContentShapeElement(self, content: content, node: node)
  }
}

/// Is hit where the shape is, and nowhere else.
private final class ContentShapeElement<S: Shape>: ModifierElement<ContentShapeModifier<S>> {
  override func contains(_ point: Point) -> Bool {
    modifier.shape.path(in: CGRect(origin: origin, size: size)).contains(
      CGPoint(x: point.x, y: point.y), eoFill: modifier.evenOdd)
  }
}

extension View {
  /// Configures whether this view participates in hit test operations.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Defines the content shape for hit testing.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, evenOdd: eoFill))
  }
}

package import LegatoDisplay

/// The facet of an element that says itself where it is to be hit.
struct ContentShapeFacet: Facet {
  /// Whether a point is where the element is to be hit, in the coordinates that the element is placed
  /// in; `nil` where it does not say.
  let contains: (Point) -> Bool?
}

/// The facet of an element that can be hit itself, not only what it holds.
struct TouchArea: Facet {
  /// Whether something of the element is at a point of the coordinates that it is placed in.
  let contains: (Point) -> Bool
}

/// The facet of an element that touches find elsewhere than in its middle.
struct TouchPoints: Facet {
  /// Points of the surface.
  let list: [Point]
}

extension TouchRole: Facet {}

extension Element {
  /// What the element is to those who touch it; `nil` where it takes no touches.
  package final var touchRole: TouchRole? { facet(TouchRole.self) }
  /// Where a touch finds the element, where that is not its middle: points of the surface.
  package final var touchPoints: [Point] { facet(TouchPoints.self)?.list ?? [] }
}

import LegatoDisplay

/// An element whose own frame moves.
@MainActor
protocol FramedElement: Element {
  var frame: FrameAttribute! { get }
}

extension Element {
  /// A point of the surface in the coordinates that the element is placed in; `nil` where nothing
  /// is shown of them, because something above is flattened.
  private final func placingCoordinates(ofSurfacePoint point: Point) -> Point? {
    guard let parent else { return point }
    return parent.placingCoordinates(ofSurfacePoint: point).flatMap { parent.childPoint($0) }
  }

  /// Lays out what the containers above leave out now: it is where it would be shown, and not where it was
  /// in the last layout that happened to show it.
  final func bringIntoPlace() {
    guard let parent else { return }
    parent.bringIntoPlace()
    parent.facet(UnshownPlacement.self)?.place(self)
  }

  /// How far what is shown of the element is from where it was laid out: as far as what is least
  /// far, as the rest moves within it.
  final var shownDisplacement: Point {
    var least: (displacement: Point, distance: Double)?
    var seen = 0
    func visit(_ element: Element) {
      guard seen < 64, least?.distance != 0, !element.isRemoving else { return }
      guard let framed = element as? any FramedElement else {
        for child in element.drawnChildren { visit(child) }
        return
      }
      seen += 1
      let (shown, model) = (framed.frame.shown, framed.frame.model)
      let displacement = Point(shown.x - model.x, shown.y - model.y)
      let distance = hypot(displacement.x, displacement.y)
      if distance < least?.distance ?? .infinity { least = (displacement, distance) }
    }
    visit(self)
    return least?.displacement ?? .zero
  }

  /// Where a point of the surface is in a coordinate space, as the views are shown now. A space of
  /// which nothing is shown gives way to that of the surface.
  final func location(ofSurfacePoint point: Point, in space: CoordinateSpace) -> CGPoint {
    let surface = CGPoint(x: point.x, y: point.y)
    switch space {
    case .global: return surface
    case .local: return localPoint(ofSurfacePoint: point) ?? surface
    case .named(let name):
      if let element = coordinateSpace(named: name) {
        return element.localPoint(ofSurfacePoint: point) ?? surface
      }
      graph.report(
        "coordinate space: no view above is named \(name); the global one is used.", at: node)
      return surface
    }
  }

  private final func localPoint(ofSurfacePoint point: Point) -> CGPoint? {
    bringIntoPlace()
    guard let placed = placingCoordinates(ofSurfacePoint: point) else { return nil }
    let moved = shownDisplacement
    return CGPoint(x: placed.x - origin.x - moved.x, y: placed.y - origin.y - moved.y)
  }
}

extension ViewGraph {
  /// The layout pass: places everything whose place may be another, at model values.
  func layOut() {
    var rounds = 0
    // Placing a geometry reader evaluates its content, which may ask for another layout.
    while needsLayout, rounds < Self.mostRounds {
      rounds += 1
      needsLayout = false
      while let container = staleContainers.popLast() { container.refresh() }
      surface.layOut(
        ProposedViewSize(width: displayList.size.width, height: displayList.size.height))
      let queue = placementQueue
      placementQueue = []
      for element in queue { element.placeWhereItStands() }
      matchGeometry()
      updateDirtyNodes()
    }
    if rounds > 0, anchorWriters > 0 { layoutReadersAreStale = true }
  }
}

/// A container that takes over the elements of its content before the next layout.
@MainActor
protocol StaleContainer: AnyObject {
  func refresh()
}

extension ViewGraph {
  /// The layout pass: places everything whose place may be another, at model values.
  ///
  /// Placing a geometry reader evaluates its content, which may ask for another layout; at most eight
  /// times. What asks again then stays as it is until something else changes.
  func layOut() {
    guard needsLayout else { return }
    for round in 1...Self.mostRounds where needsLayout {
      isInLastLayoutRound = round == Self.mostRounds
      layOutOnce()
    }
    isInLastLayoutRound = false
    if needsLayout { stopLayout() }
    if anchorWriters > 0 { layoutReadersAreStale = true }
  }

  private func layOutOnce() {
    needsLayout = false
    while let container = staleContainers.popLast() { container.refresh() }
    rootElement.place(
      at: .zero,
      proposal: ProposedViewSize(
        width: displayList.size.width, height: displayList.size.height))
    let queue = placementQueue
    placementQueue = []
    for element in queue { element.placeWhereItStands() }
    matchGeometry()
    updateDirtyNodes()
  }

  /// An element has asked to be laid out.
  func layoutWasAsked(by element: Element) {
    needsLayout = true
    if isInLastLayoutRound, layoutAsker == nil { layoutAsker = element.node }
  }

  private func stopLayout() {
    report(
      "Layout: the view is laid out in another way each time; after \(Self.mostRounds) times it stays as it is.",
      at: layoutAsker ?? root)
    layoutAsker = nil
    while let container = staleContainers.popLast() { container.refresh() }
    placementQueue = []
    needsLayout = false
  }
}

/// A container that takes over the elements of its content before the next layout.
@MainActor
protocol StaleContainer: AnyObject {
  func refresh()
}

/// What waits for the layout pass.
package struct LayoutQueue {
  package var isNeeded = true
  /// Whether the layout is in its last permitted round, and the node that has requested a further one.
  var isInLastRound = false
  weak var asker: Node?
  /// Whether the host shows pixels only: what cannot be seen may be moved when it is needed.
  package var defersUnseen = false
  /// Fewer children are all measured again where one of them has changed, and all placed at once: it takes less
  /// than to know which.
  package var minKeptChildren = 16
  package var minDisplacedChildren = 32
  /// Containers some of whose children are to follow later.
  var displaced: [any LaterPlacement<Element>] = []
  /// The transaction of the placement that children follow now.
  var replayed: Transaction?
  /// Elements that place again what they hold, and are themselves where they were.
  var placements: [Element] = []
  /// Containers whose list of elements has changed.
  var staleContainers: [any StaleContainer] = []
  /// What has to do with frames once all are placed.
  var observers: [any PlacementObserver] = []
}

/// A container that takes over the elements of its content before the next layout.
@MainActor
protocol StaleContainer: AnyObject {
  func refresh()
}

/// Something that hands frames from one view to others once all have been placed.
@MainActor
protocol PlacementObserver: AnyObject {
  /// All views have been placed. What gets another frame asks for another round of layout.
  func didPlace()
  /// Elements that hold values for the observer.
  var detachedElements: [Element] { get }
}

extension ViewGraph {
  /// The layout pass: places everything whose frame may have changed, at model values.
  ///
  /// Placing a geometry reader evaluates its content, which may ask for another layout. After
  /// `PassRun.limit` rounds layout stops, an issue is reported, and the last result is kept.
  func layOut(_ run: inout PassRun) {
    run.layouts += 1
    layout.isInLastRound = run.layouts == PassRun.limit
    layOutOnce()
    layout.isInLastRound = false
    if run.layouts == PassRun.limit, layout.isNeeded { stopLayout() }
    if preferences.anchorWriters > 0 { preferences.areStale = true }
  }

  private func layOutOnce() {
    layout.isNeeded = false
    wakeDormantMotions()
    refreshStaleContainers()
    surface.layOut(
      ProposedViewSize(width: displayList.size.width, height: displayList.size.height))
    let placements = layout.placements
    layout.placements = []
    for element in placements { element.placeInCurrentFrame() }
    for observer in layout.observers { observer.didPlace() }
    updateDirtyNodes()
  }

  /// Containers take over their elements: before a layout, and where one makes views or brings them back before those
  /// are placed, as what has gone must not be placed again.
  func refreshStaleContainers() {
    while let container = layout.staleContainers.popLast() { container.refresh() }
  }

  /// The same within an update, for those containers whose content is not being updated now: those that are not above
  /// a node whose list of views is.
  ///
  /// - Returns: whether all have taken over their elements.
  func refreshStaleContainers(notAbove node: Node) -> Bool {
    guard !layout.staleContainers.isEmpty else { return true }
    var above: Set<ObjectIdentifier> = []
    var current: Node? = node
    while let next = current {
      above.insert(ObjectIdentifier(next))
      current = next.parent
    }
    let waiting = layout.staleContainers
    layout.staleContainers = waiting.filter { above.contains(ObjectIdentifier($0)) }
    for container in waiting where !above.contains(ObjectIdentifier(container)) {
      container.refresh()
    }
    return layout.staleContainers.isEmpty
  }

  /// An element has asked to be laid out.
  func layoutWasAsked(by element: Element) {
    layout.isNeeded = true
    if layout.isInLastRound, layout.asker == nil { layout.asker = element.node }
  }

  private func stopLayout() {
    report(
      "Layout: the view is laid out in another way each time; after \(PassRun.limit) times it stays as it is.",
      at: layout.asker ?? root)
    layout.asker = nil
    refreshStaleContainers()
    layout.placements = []
    layout.isNeeded = false
  }
}

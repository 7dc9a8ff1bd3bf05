/// Lays children out in a line.
///
/// Of many children only those that have changed are measured again: what the others take is kept for the last
/// proposals. So where one row of a long list grows, the others are not asked.
@MainActor
final class StackElement: Element, Displaceable {
  private var axis = Axis.vertical
  private var alignment = HorizontalAlignment.center.key
  private var spacing: CGFloat?

  /// Whether children stand below one another.
  var isColumn: Bool { axis == .vertical }

  convenience init(_ axis: Axis, node: Node) {
    self.init(node: node)
    self.axis = axis
  }

  func set(_ alignment: AlignmentKey, _ spacing: CGFloat?) {
    let spacing = spacing.map { sanitized($0, "spacing") }
    guard alignment != self.alignment || spacing != self.spacing else { return }
    self.alignment = alignment
    self.spacing = spacing
    kept = []
    invalidateLayout()
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, alignment: alignment, spacing: spacing)
  }

  // MARK: What is kept

  /// How the children were arranged for a proposal, and how much of what has changed that takes into account.
  private struct KeptArrangement {
    var arranged: StackArrangement.Arranged
    var generation = 0
    var changeCount = 0
    /// The indices of children that may have another size or proposal than they were placed with last; `nil` where
    /// that was not by this arrangement.
    var unplaced: [Int]?
  }

  /// For the proposal that was asked for last, and where there are many children for the one before.
  private var kept: [KeptArrangement] = []
  /// The children that are not exiting, where there are many.
  private var live: (elements: [Element], generation: Int)?
  private static let maxKept = 2

  private func liveElements() -> [Element] {
    if let live, live.generation == childChanges?.generation { return live.elements }
    let elements = liveChildren
    live = nil
    let changes =
      elements.count >= graph.layout.minKeptChildren ? childChanges ?? ChildChanges() : nil
    // What was kept of few says nothing of many, and the generations of two lists nothing of each other.
    if changes !== childChanges { kept = [] }
    childChanges = changes
    if let changes { live = (elements, changes.generation) }
    return elements
  }

  /// Brings the arrangement for a proposal up to date and makes it the first of those that are kept.
  private func arrange(_ children: [Element], _ proposal: ProposedViewSize) {
    guard let changes = childChanges else { return arrangeFew(children, proposal) }
    kept.removeAll { $0.generation != changes.generation }
    if let index = kept.firstIndex(where: { $0.arranged.proposal == proposal }) {
      var known = kept.remove(at: index)
      update(&known, children, changes)
      kept.insert(known, at: 0)
    } else {
      let known = KeptArrangement(
        arranged: arrangeAll(children, proposal), generation: changes.generation,
        changeCount: changes.changed.count)
      kept = [known] + kept.prefix(Self.maxKept - 1)
    }
    guard kept.allSatisfy({ $0.changeCount == changes.changed.count }) else { return }
    changes.clear()
    for index in kept.indices { kept[index].changeCount = 0 }
  }

  private func update(
    _ known: inout KeptArrangement, _ children: [Element], _ changes: ChildChanges<Element>
  ) {
    guard known.changeCount < changes.changed.count else { return }
    var indices: Set<Int> = []
    for child in changes.changed[known.changeCount...] {
      if let index = children.firstIndex(where: { $0 === child }) { indices.insert(index) }
    }
    for index in indices { children[index].stackAxisDidChange(axis) }
    known.changeCount = changes.changed.count
    let measured = arrangement.update(&known.arranged, children, changed: indices.sorted())
    if let unplaced = known.unplaced {
      // More than there are children: as good as not known.
      known.unplaced = unplaced.count < children.count ? unplaced + measured : nil
    }
  }

  private func arrangeFew(_ children: [Element], _ proposal: ProposedViewSize) {
    if let known = kept.first, isMeasured, known.arranged.proposal == proposal,
      known.arranged.count == children.count
    {
      return
    }
    kept = [KeptArrangement(arranged: arrangeAll(children, proposal))]
  }

  /// Notifies the children of the axis along which they are arranged, and asks all of them.
  private func arrangeAll(_ children: [Element], _ proposal: ProposedViewSize)
    -> StackArrangement.Arranged
  {
    for child in children { child.stackAxisDidChange(axis) }
    return arrangement.arrange(children, proposal)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if childChanges == nil { kept = [] }
    if !isMeasured { knownVertical = nil }
    arrange(liveElements(), proposal)
    return arrangement.size(kept[0].arranged)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = liveElements()
    arrange(children, proposal)
    let elsewhere = arrangement.settledElsewhere(kept[0].arranged, children)
    let unplaced = elsewhere == nil ? kept[0].unplaced : nil
    for index in kept.indices {
      kept[index].unplaced = index == 0 && elsewhere == nil && childChanges != nil ? [] : nil
    }
    let arranged = elsewhere ?? kept[0].arranged
    if let displaced = displacedChildren(children.count) {
      displaced.place(
        children,
        at: arrangement.origins(
          arranged, in: bounds, isMirrored: isRightToLeft, room: displaced.takeRoom()),
        sizes: arranged.lengths.sizes, proposals: arranged.lengths.proposals, unplaced: unplaced)
      return
    }
    for (index, child) in children.enumerated() {
      let placement = arrangement.placement(index, arranged)
      placeChild(
        child, at: placement.origin, size: placement.size, in: bounds, proposal: placement.proposal)
    }
  }

  /// What lets those of many children follow later that cannot be seen; `nil` where all are placed at once.
  private func displacedChildren(_ count: Int) -> DisplacedChildren? {
    guard let childChanges else { return nil }
    if graph.layout.defersUnseen, count >= graph.layout.minDisplacedChildren {
      if childChanges.displaced == nil { childChanges.displaced = DisplacedChildren(self, axis) }
    } else {
      childChanges.displaced?.resolve()
      childChanges.displaced = nil
    }
    return childChanges.displaced as? DisplacedChildren
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let children = liveElements()
    arrange(children, proposal)
    if proposal[axis.other] == nil {
      return arrangement.guide(key, children, arrangement.settled(kept[0].arranged, children))
    }
    return arrangement.guide(key, children, keptIn: &kept[0].arranged)
  }

  // MARK: Spacing

  /// What the stack's own edges ask for, until something in it changes.
  private var knownVertical: VerticalSpacing?

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case VerticalSpacing.self: ownVerticalSpacing
    default: Self.spacing(for: key, edges) ?? super.facet(key)
    }
  }

  private func edges(_ axis: Axis) -> (first: EdgeSpacing, last: EdgeSpacing) {
    Self.spacingOfLine(liveElements(), along: self.axis, axis)
  }

  private var ownVerticalSpacing: VerticalSpacing {
    if let knownVertical, isMeasured { return knownVertical }
    let edges = edges(.vertical)
    let spacing = VerticalSpacing(top: edges.first, bottom: edges.last)
    knownVertical = spacing
    return spacing
  }
}

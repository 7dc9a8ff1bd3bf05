/// The frame of a child in its container, from the container's top left, and its proposal.
struct ChildPlacement {
  let origin: CGPoint
  let size: CGSize
  let proposal: ProposedViewSize
}

/// Views in a line, whose guides across the line meet.
@MainActor
struct StackArrangement {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  private func divide(_ children: [Element], _ proposal: ProposedViewSize)
    -> StackLengths.Placement
  {
    StackLengths(axis: axis, spacing: spacing).divide(children, proposal)
  }

  func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    let placement = divide(children, proposal)
    let extent = crossExtent(children, placement)
    var size = CGSize.zero
    size[axis] = placement.length
    size[axis.other] = extent.upperBound - extent.lowerBound
    return size
  }

  func placements(_ children: [Element], _ proposal: ProposedViewSize) -> [ChildPlacement] {
    let placement = divide(children, proposal)
    let extent = crossExtent(children, placement)
    return children.enumerated().map { index, child in
      let guide = child.dimensions(placement.proposals[index])[alignment]
      let along = placement.positions[index]
      let across = -guide - extent.lowerBound
      return ChildPlacement(
        origin: axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
        size: placement.sizes[index], proposal: placement.proposals[index])
    }
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize) -> CGFloat? {
    let placement = divide(children, proposal)
    let guides = children.enumerated().compactMap { index, child in
      child.guide(key, placement.proposals[index]).map { (index, $0) }
    }
    if guides.isEmpty { return nil }
    let extent = crossExtent(children, placement)
    return key.combine(
      guides.map { index, guide in
        key.axis == axis
          ? placement.positions[index] + guide
          : guide - children[index].dimensions(placement.proposals[index])[alignment]
            - extent.lowerBound
      })
  }

  /// How far the children reach along the other axis, on both sides of the guide.
  private func crossExtent(_ children: [Element], _ placement: StackLengths.Placement)
    -> ClosedRange<CGFloat>
  {
    var low: CGFloat = 0
    var high: CGFloat = 0
    for (index, child) in children.enumerated() {
      let guide = child.dimensions(placement.proposals[index])[alignment]
      let extent = placement.sizes[index][axis.other]
      // Asked how much room it could use, without limits.
      if extent == .infinity || !guide.isFinite { return 0...(.infinity) }
      if index == 0 {
        (low, high) = (-guide, extent - guide)
      } else {
        low = min(low, -guide)
        high = max(high, extent - guide)
      }
    }
    return low...max(low, high)
  }
}

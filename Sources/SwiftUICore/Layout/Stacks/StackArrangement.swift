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

  /// Where the children are for a proposal.
  struct Arranged {
    let proposal: ProposedViewSize
    fileprivate let lengths: StackLengths.Placement
    /// The guides that meet, each from its child's own edge.
    fileprivate let guides: [CGFloat]
    /// How far the children reach along the other axis, on both sides of the guide.
    fileprivate let extent: ClosedRange<CGFloat>

    var count: Int { guides.count }
  }

  func arrange(_ children: [Element], _ proposal: ProposedViewSize) -> Arranged {
    let lengths = StackLengths(axis: axis, spacing: spacing).divide(children, proposal)
    let guides = children.enumerated().map { index, child in
      child.dimensions(lengths.proposals[index])[alignment]
    }
    return Arranged(
      proposal: proposal, lengths: lengths, guides: guides, extent: extent(lengths.sizes, guides))
  }

  func size(_ arranged: Arranged) -> CGSize {
    var size = CGSize.zero
    size[axis] = arranged.lengths.length
    size[axis.other] = arranged.extent.upperBound - arranged.extent.lowerBound
    return size
  }

  func placement(_ index: Int, _ arranged: Arranged) -> ChildPlacement {
    let along = arranged.lengths.positions[index]
    let across = -arranged.guides[index] - arranged.extent.lowerBound
    return ChildPlacement(
      origin: axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
      size: arranged.lengths.sizes[index], proposal: arranged.lengths.proposals[index])
  }

  func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    size(arrange(children, proposal))
  }

  func placements(_ children: [Element], _ proposal: ProposedViewSize) -> [ChildPlacement] {
    let arranged = arrange(children, proposal)
    return children.indices.map { placement($0, arranged) }
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize) -> CGFloat? {
    guide(key, children, arrange(children, proposal))
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ arranged: Arranged) -> CGFloat? {
    let guides = children.enumerated().compactMap { index, child in
      child.guide(key, arranged.lengths.proposals[index]).map { (index, $0) }
    }
    if guides.isEmpty { return nil }
    return key.combine(
      guides.map { index, guide in
        key.axis == axis
          ? arranged.lengths.positions[index] + guide
          : guide - arranged.guides[index] - arranged.extent.lowerBound
      })
  }

  private func extent(_ sizes: [CGSize], _ guides: [CGFloat]) -> ClosedRange<CGFloat> {
    var low: CGFloat = 0
    var high: CGFloat = 0
    for (index, guide) in guides.enumerated() {
      let extent = sizes[index][axis.other]
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

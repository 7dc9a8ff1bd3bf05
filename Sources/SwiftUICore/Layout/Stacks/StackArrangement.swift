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
    fileprivate(set) var lengths: StackLengths.Placement
    /// The guides that meet, each from its child's own edge.
    fileprivate var guides: [CGFloat]
    /// How far the children reach along the other axis, on both sides of the guide.
    fileprivate var extent: ClosedRange<CGFloat>
    /// The guides that children have of their own, by key, as far as they were asked for.
    fileprivate var explicitGuides: [AlignmentKey: [CGFloat?]] = [:]

    var count: Int { guides.count }
  }

  /// Arranges the same children for the same proposal again, some of which have changed.
  ///
  /// - Parameter changed: the indices of children that may be measured otherwise than before.
  /// - Returns: the indices of those that may have another size or proposal.
  func update(_ arranged: inout Arranged, _ children: [Element], changed: [Int]) -> [Int] {
    let before = changed.map { reach(of: $0, arranged) }
    let measured = StackLengths(axis: axis, spacing: spacing)
      .update(&arranged.lengths, children, arranged.proposal, changed: changed)
    for index in measured {
      let (child, proposal) = (children[index], arranged.lengths.proposals[index])
      arranged.guides[index] = child.position(of: alignment, proposal)
      for key in arranged.explicitGuides.keys {
        arranged.explicitGuides[key]?[index] = child.guide(key, proposal)
      }
    }
    // Most that change along the axis stay as they are across it, and those that do not are looked at by all.
    let isSame = measured == changed && changed.map { reach(of: $0, arranged) } == before
    if !isSame { arranged.extent = extent(arranged.lengths.sizes, arranged.guides) }
    return measured
  }

  /// Where a child begins and ends across the axis, from its guide.
  private func reach(of index: Int, _ arranged: Arranged) -> [CGFloat] {
    let guide = arranged.guides[index]
    return [-guide, arranged.lengths.sizes[index][axis.other] - guide]
  }

  func arrange(_ children: [Element], _ proposal: ProposedViewSize) -> Arranged {
    let lengths = StackLengths(axis: axis, spacing: spacing).divide(children, proposal)
    let guides = children.enumerated().map { index, child in
      child.position(of: alignment, lengths.proposals[index])
    }
    return Arranged(
      proposal: proposal, lengths: lengths, guides: guides, extent: extent(lengths.sizes, guides))
  }

  /// How the children are placed: where nothing is proposed across, each for as much as the stack takes there. So a
  /// divider reaches across a stack that is as wide as its texts.
  func settled(_ arranged: Arranged, _ children: [Element]) -> Arranged {
    settledElsewhere(arranged, children) ?? arranged
  }

  /// The same, or `nil` where the children are placed as they are arranged.
  func settledElsewhere(_ arranged: Arranged, _ children: [Element]) -> Arranged? {
    let extent = arranged.extent.upperBound - arranged.extent.lowerBound
    guard arranged.proposal[axis.other] == nil, extent.isFinite else { return nil }
    var settled = arranged
    let changed = StackLengths(axis: axis, spacing: spacing)
      .settle(&settled.lengths, children, across: extent)
    guard !changed.isEmpty else { return nil }
    for index in changed {
      settled.guides[index] = children[index].position(
        of: alignment, settled.lengths.proposals[index])
    }
    settled.extent = self.extent(settled.lengths.sizes, settled.guides)
    settled.explicitGuides = [:]
    return settled
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

  /// Where all children start, in the coordinates of `bounds`.
  ///
  /// - Parameter room: a list that is not needed any more, whose memory is used: that of thousands of places takes
  ///   longer to be had than to be filled.
  func origins(
    _ arranged: Arranged, in bounds: CGRect, isMirrored: Bool, room: consuming [CGPoint] = []
  ) -> [CGPoint] {
    let (lengths, guides) = (arranged.lengths, arranged.guides)
    let (isRow, low) = (axis == .horizontal, arranged.extent.lowerBound)
    var origins = room
    if origins.count != guides.count { origins = Array(repeating: .zero, count: guides.count) }
    for index in guides.indices {
      let (along, across) = (lengths.positions[index], -guides[index] - low)
      var x = isRow ? along : across
      if isMirrored { x = bounds.width - x - lengths.sizes[index].width }
      origins[index] = CGPoint(x: bounds.minX + x, y: bounds.minY + (isRow ? across : along))
    }
    return origins
  }

  func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    size(arrange(children, proposal))
  }

  func placements(_ children: [Element], _ proposal: ProposedViewSize) -> [ChildPlacement] {
    let arranged = settled(arrange(children, proposal), children)
    return children.indices.map { placement($0, arranged) }
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize) -> CGFloat? {
    guide(key, children, settled(arrange(children, proposal), children))
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ arranged: Arranged) -> CGFloat? {
    combined(key, own(key, children, arranged), arranged)
  }

  /// The same, keeping what the children say for as long as they stay as they are.
  func guide(_ key: AlignmentKey, _ children: [Element], keptIn arranged: inout Arranged)
    -> CGFloat?
  {
    let guides = arranged.explicitGuides[key] ?? own(key, children, arranged)
    arranged.explicitGuides[key] = guides
    return combined(key, guides, arranged)
  }

  private func own(_ key: AlignmentKey, _ children: [Element], _ arranged: Arranged) -> [CGFloat?] {
    children.indices.map { children[$0].guide(key, arranged.lengths.proposals[$0]) }
  }

  private func combined(_ key: AlignmentKey, _ guides: [CGFloat?], _ arranged: Arranged) -> CGFloat?
  {
    var placed: [CGFloat] = []
    for index in guides.indices {
      guard let guide = guides[index] else { continue }
      placed.append(
        key.axis == axis
          ? arranged.lengths.positions[index] + guide
          : guide - arranged.guides[index] - arranged.extent.lowerBound)
    }
    return placed.isEmpty ? nil : key.combine(placed)
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

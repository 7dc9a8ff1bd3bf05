/// Views on top of one another, whose guides meet.
@MainActor
struct PileArrangement {
  let alignment: Alignment

  func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    let sizes = children.map { $0.sizeThatFits(proposal) }
    let isUnbounded = sizes.contains { $0.width == .infinity || $0.height == .infinity }
    guard isUnbounded else { return bounds(children, proposal).size }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placements(_ children: [Element], _ proposal: ProposedViewSize) -> [ChildPlacement] {
    let union = bounds(children, proposal)
    return children.map { child in
      let dimensions = child.dimensions(proposal)
      return ChildPlacement(
        origin: CGPoint(
          x: -dimensions[alignment.horizontal] - union.minX,
          y: -dimensions[alignment.vertical] - union.minY),
        size: CGSize(width: dimensions.width, height: dimensions.height), proposal: proposal)
    }
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize) -> CGFloat? {
    let guides = children.compactMap { child in child.guide(key, proposal).map { (child, $0) } }
    if guides.isEmpty { return nil }
    let union = bounds(children, proposal)
    return key.combine(
      guides.map { child, guide in
        let dimensions = child.dimensions(proposal)
        return key.axis == .vertical
          ? guide - dimensions[alignment.vertical] - union.minY
          : guide - dimensions[alignment.horizontal] - union.minX
      })
  }

  /// The union of the children that decide the size: those of the highest priority.
  private func bounds(_ children: [Element], _ proposal: ProposedViewSize) -> CGRect {
    let highest = children.map(\.layoutPriority).max() ?? 0
    var bounds: CGRect?
    for child in children where child.layoutPriority == highest {
      let dimensions = child.dimensions(proposal)
      let frame = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      bounds = bounds.map { $0.union(frame) } ?? frame
    }
    return bounds ?? .zero
  }
}

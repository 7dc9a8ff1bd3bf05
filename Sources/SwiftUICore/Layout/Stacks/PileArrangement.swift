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
      let guides = guides(of: child, proposal)
      return ChildPlacement(
        origin: CGPoint(x: -guides.x - union.minX, y: -guides.y - union.minY),
        size: child.sizeThatFits(proposal), proposal: proposal)
    }
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize) -> CGFloat? {
    let explicit = children.compactMap { child in child.guide(key, proposal).map { (child, $0) } }
    if explicit.isEmpty { return nil }
    let union = bounds(children, proposal)
    return key.combine(
      explicit.map { child, guide in
        let own = guides(of: child, proposal)
        return key.axis == .vertical ? guide - own.y - union.minY : guide - own.x - union.minX
      })
  }

  /// The union of the children that decide the size: those of the highest priority.
  private func bounds(_ children: [Element], _ proposal: ProposedViewSize) -> CGRect {
    let highest = children.map(\.layoutPriority).max() ?? 0
    var bounds: CGRect?
    for child in children where child.layoutPriority == highest {
      let guides = guides(of: child, proposal)
      let frame = CGRect(
        origin: CGPoint(x: -guides.x, y: -guides.y), size: child.sizeThatFits(proposal))
      bounds = bounds.map { $0.union(frame) } ?? frame
    }
    return bounds ?? .zero
  }

  /// The guides that meet, from a child's own top left.
  private func guides(of child: Element, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: child.position(of: alignment.horizontal.key, proposal),
      y: child.position(of: alignment.vertical.key, proposal))
  }
}

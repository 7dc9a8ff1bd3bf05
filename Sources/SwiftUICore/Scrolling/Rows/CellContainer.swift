/// What stands in a cell of a list: frames in it that are relative to a container are so to the cell, and what is wider
/// than its room has its middle in that of the room.
package struct CellContainerModifier: PrimitiveModifier {
  /// The cell's width beside the room, in points.
  let sides: CGFloat

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    CellContainerElement(self, content: content, node: node)
  }
}

private final class CellContainerElement: ModifierElement<CellContainerModifier> {
  /// Of the cell, as it was proposed last; `nil` where nothing was.
  private var width: CGFloat?

  override func modifierDidChange() { invalidateLayout() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    take(proposal)
    let size = content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    take(proposal)
    let size = content.sizeThatFits(proposal)
    let x = min(0, (bounds.width - size.width) / 2)
    let y = (bounds.height - size.height) / 2
    placeChild(content, at: CGPoint(x: x, y: y), size: size, in: bounds, proposal: proposal)
  }

  private func take(_ proposal: ProposedViewSize) {
    width = proposal.width.flatMap { $0.isFinite ? $0 + modifier.sides : nil }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ContainerSizeFacet.self:
      width.map { width in
        let around = containerSize
        return ContainerSizeFacet(
          size: CGSize(width: width, height: around?.size.height ?? 0),
          addFollower: around?.addFollower ?? { _ in })
      }
    default: super.facet(key)
    }
  }
}

extension View {
  /// Makes the view the content of a cell that is wider than its room.
  ///
  /// - Parameter sides: by how much, in points.
  nonisolated package func cellContainer(sides: CGFloat) -> some View {
    modifier(CellContainerModifier(sides: sides))
  }
}

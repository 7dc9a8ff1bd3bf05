import LegatoDisplay

/// One option among others: it fills its place, and says whether it is selected.
package struct ChoiceModifier: PrimitiveModifier {
  let axis: Axis
  let container: ChoiceOptions
  let isSelected: (AnyHashable) -> Bool

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ChoiceOptionElement(self, content: content, node: node)
  }
}

final class ChoiceOptionElement: HideableElement<ChoiceModifier> {
  override func modifierDidChange() { invalidateLayout() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(proposal)
    return CGSize(
      width: max(size.width, proposal.width ?? 0), height: max(size.height, proposal.height ?? 0))
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let size = content.sizeThatFits(ProposedViewSize(bounds.size))
    placeChild(
      content,
      at: CGPoint(
        x: modifier.axis == .horizontal ? (bounds.width - size.width) / 2 : 0,
        y: (bounds.height - size.height) / 2), size: size, in: bounds,
      proposal: ProposedViewSize(bounds.size))
  }

  private func ownShapeContains(_ point: Point) -> Bool? {
    CGRect(origin: origin, size: size).contains(CGPoint(x: point.x, y: point.y))
  }

  private var ownSemantics: SemanticProperties? {
    let isSelected = modifier.container.tag(of: self).map(modifier.isSelected) ?? false
    return SemanticProperties(traits: isSelected ? [.isButton, .isSelected] : .isButton)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    case AccessibilityChildBehavior.self: AccessibilityChildBehavior.combine
    case SemanticProperties.self: ownSemantics
    default: super.facet(key)
    }
  }
}

/// Stands where the selected option is; without one it is not drawn.
package struct ChoiceMarkModifier: PrimitiveModifier {
  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ChoiceMarkElement(self, content: content, node: node)
  }
}

final class ChoiceMarkElement: HideableElement<ChoiceMarkModifier> {}

/// What is in a container of options and may not be drawn; it keeps its place.
class HideableElement<Modifier>: ModifierElement<Modifier> {
  final var isShown = true {
    didSet {
      guard isShown != oldValue else { return }
      if !isShown { content.takeOffLayers() }
      invalidateLayerList()
    }
  }

  override var drawnChildren: [Element] { isShown ? super.drawnChildren : [] }
}

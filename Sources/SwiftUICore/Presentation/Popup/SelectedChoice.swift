/// Of several options the one that is selected.
package struct SelectedChoice<Content: View>: PrimitiveView {
  let isSelected: (AnyHashable) -> Bool
  let content: Content

  package init(isSelected: @escaping (AnyHashable) -> Bool, content: Content) {
    self.isSelected = isSelected
    self.content = content
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: nil, content: \.content) { node in
      SelectedChoiceElement(node: node)
    } configure: { view, element in
      (element as? SelectedChoiceElement)?.set(view.isSelected)
    }
  }
}

private final class SelectedChoiceElement: Element {
  private var isSelected: (AnyHashable) -> Bool = { _ in false }
  private weak var drawn: Element?

  func set(_ isSelected: @escaping (AnyHashable) -> Bool) {
    self.isSelected = isSelected
    invalidateLayout()
  }

  private var selected: Element? {
    liveChildren.first { $0.optionTag(below: node).map(isSelected) ?? false }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    selected?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let selected = selected
    if selected !== drawn {
      drawn?.dropLayers()
      drawn = selected
      invalidateLayerList()
    }
    selected?.place(at: bounds.origin, proposal: proposal)
  }

  override var drawnChildren: [Element] {
    drawn.flatMap { drawn in children.first { $0 === drawn } }.map { [$0] } ?? []
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case PerceivableChildren.self: PerceivableChildren(list: drawnChildren)
    default: super.facet(key)
    }
  }
}

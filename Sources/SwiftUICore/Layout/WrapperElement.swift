/// An element around one other, which it passes everything through to. Modifiers derive from it.
@MainActor
package class WrapperElement: Element {
  package private(set) var content: Element

  package init(node: Node, content: Element) {
    self.content = content
    super.init(node: node)
    setChildren([content])
  }

  package func replaceContent(_ element: Element) {
    guard element !== content || element.parent !== self else { return }
    content = element
    setChildren([element])
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  package override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: bounds.origin, proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    content.guide(key, proposal)
  }

  package override var layoutPriority: Double {
    offers.contains(.priority) ? content.layoutPriority : 0
  }
  package override var zIndex: Double { offers.contains(.zIndex) ? content.zIndex : 0 }
  package override func facet(_ key: FacetKey) -> Any? {
    key.passesWrappers ? content.facet(key) : nil
  }
}

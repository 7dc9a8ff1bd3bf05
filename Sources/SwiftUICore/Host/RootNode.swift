/// The node above all others.
@MainActor
enum RootNode {
  static func make<Content: View>(_ content: Content, _ inputs: _ViewInputs) -> Node {
    ContainerNode<Content, Content>(
      content, inputs, component: nil, content: { $0 }, make: { RootElement(node: $0) })
  }
}

/// The surface: what stands on it is centred, several views one below the other.
@MainActor
private final class RootElement: Element {
  private let layout = StackLengths(axis: .vertical, spacing: nil)

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = liveChildren
    let bounds = bounds.inset(by: sides(graph.safeAreaInsets))
    let placement = layout.divide(children, ProposedViewSize(bounds.size))
    let y = (bounds.height - placement.length) / 2
    for (index, child) in children.enumerated() {
      let size = placement.sizes[index]
      placeChild(
        child, at: CGPoint(x: (bounds.width - size.width) / 2, y: y + placement.positions[index]),
        size: size, in: bounds, proposal: placement.proposals[index])
    }
  }

  override func safeArea(for child: Element) -> SafeArea? {
    let whole = CGRect(origin: .zero, size: size)
    return SafeArea(safe: whole.inset(by: sides(graph.safeAreaInsets)), whole: whole)
  }

  override var containerSize: CGSize? {
    CGRect(
      x: 0, y: 0, width: graph.displayList.size.width, height: graph.displayList.size.height
    ).inset(by: sides(graph.safeAreaInsets)).size
  }
}

/// A view with a secondary view behind it or in front of it. The primary decides the size. Several
/// secondary views are a centred pile, which is aligned as one.
struct LayeredModifier<Secondary: View>: PrimitiveModifier {
  /// `nil` while it is not known yet: there is no node of it until then, so that it does not enter later.
  let secondary: Secondary?
  let alignment: Alignment
  let isBehind: Bool
  /// Where the secondary reaches beyond the safe area.
  var ignoredEdges: Edge.Set = []

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    LayeredElement(self, content: content, node: node)
  }
}

private final class LayeredElement<Secondary: View>: ModifierElement<LayeredModifier<Secondary>>,
  Displaceable
{
  private let secondaryNode: SecondaryNode<Secondary>
  private let stack: ZStackElement

  override init(_ modifier: LayeredModifier<Secondary>, content: Element, node: Node) {
    secondaryNode = SecondaryNode(modifier.secondary, node.inputs())
    stack = ZStackElement(node: secondaryNode)
    super.init(modifier, content: content, node: node)
    secondaryNode.element = stack
    secondaryNode.fill()
    setChildren(pair)
    node.adopt(secondaryNode)
  }

  private var pair: [Element] { modifier.isBehind ? [stack, content] : [content, stack] }

  override func replaceContent(_ element: Element) {
    guard element !== content || element.parent !== self else { return }
    super.replaceContent(element)
    setChildren(pair)
  }

  override func modifierDidChange() {
    if let secondary = modifier.secondary { secondaryNode.update(secondary) }
    invalidateLayout()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: bounds.origin, proposal: proposal)
    let room =
      modifier.ignoredEdges.isEmpty
      ? bounds : bounds.extended(by: reach(of: bounds, at: modifier.ignoredEdges))
    placeAligned(stack, modifier.alignment, in: room, proposal: ProposedViewSize(room.size))
  }

  override var drawnChildren: [Element] { children }

  override func wasDropped() {
    secondaryNode.unmount()
    node.disown(secondaryNode)
  }
}

/// The node above the views of a background, an overlay or a mask.
@MainActor
package final class SecondaryNode<Content: View>: Node, StaleContainer {
  private var content: ViewNode<Content>?
  /// What holds the views. It goes with the node.
  package var element: Element?

  /// - Parameter view: The views; `nil` where the first update brings them.
  package init(_ view: Content?, _ inputs: _ViewInputs) {
    super.init(inputs)
    content = view.map { Content.makeNode($0, self.inputs()) }
  }

  package func update(_ view: Content) {
    if let content { return content.update(view) }
    content = Content.makeNode(view, inputs())
    fill()
  }

  package func fill() {
    guard let element, let content else { return }
    var elements: [Element] = []
    content.collectElements(into: &elements)
    element.setChildren(elements)
  }

  func refresh() {
    guard isMounted else { return }
    fill()
  }

  package override func childElementsDidChange() {
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
  }

  package override func unmount() {
    super.unmount()
    element = nil
  }

  package override var children: [Node] { content.map { [$0] } ?? [] }
  override var isSecondary: Bool { true }
}

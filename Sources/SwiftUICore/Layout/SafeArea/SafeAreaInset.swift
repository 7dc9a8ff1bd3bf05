/// A view with a bar at one of its edges, by which its safe area is smaller.
struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SafeAreaInsetElement(self, content: content, node: node)
  }
}

private final class SafeAreaInsetElement<Bar: View>: SafeAreaInsettingElement<
  SafeAreaInsetModifier<Bar>
>, InsetBoundary
{
  private let secondaryNode: SecondaryNode<Bar>
  private let stack: ZStackElement

  override init(_ modifier: SafeAreaInsetModifier<Bar>, content: Element, node: Node) {
    secondaryNode = SecondaryNode(modifier.bar, node.inputs())
    stack = ZStackElement(node: secondaryNode)
    super.init(modifier, content: content, node: node)
    secondaryNode.element = stack
    secondaryNode.fill()
    setChildren([content, stack])
    node.adopt(secondaryNode)
  }

  override func replaceContent(_ element: Element) {
    super.replaceContent(element)
    setChildren([element, stack])
  }

  override func modifierDidChange() {
    secondaryNode.update(modifier.bar)
    invalidateLayout()
  }

  private var axis: Axis {
    modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal
  }

  /// The bar is as long as it wants to be away from its edge, and is offered all of it along.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = nil
    return proposal
  }

  /// As far as the bar would be under the content, or over it, in a stack.
  private var ownDistance: CGFloat {
    let isBefore = modifier.edge == .top || modifier.edge == .leading
    let (first, second): (Element, Element) = isBefore ? (stack, content) : (content, stack)
    return first.spacing(along: axis).last.distance(to: second.spacing(along: axis).first)
  }

  override func contentInsets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let spacing = modifier.spacing.map { sanitized($0, "safeAreaInset") } ?? ownDistance
    let length = max(0, stack.sizeThatFits(barProposal(proposal))[axis] + spacing)
    var insets = EdgeInsets()
    switch modifier.edge {
    case .top: insets.top = length
    case .leading: insets.leading = length
    case .bottom: insets.bottom = length
    case .trailing: insets.trailing = length
    }
    return insets
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    var offer = ProposedViewSize(bounds.size)
    offer[axis] = nil
    placeAligned(stack, modifier.alignment, in: bounds, proposal: offer)
  }

  override var drawnChildren: [Element] { [content, stack] }

  override func wasDropped() {
    secondaryNode.unmount()
    node.disown(secondaryNode)
  }
}

extension View {
  /// Shows the specified content above or below the modified view, whose safe area it insets.
  ///
  /// - Parameter spacing: the distance between both, in points; 8 where none is given.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: SafeAreaInsetBar(bar: content(), isTop: edge == .top),
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
        spacing: spacing))
  }

  /// Shows the specified content beside the modified view, whose safe area it insets.
  ///
  /// - Parameter spacing: the distance between both, in points; 8 where none is given.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(
          horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
        spacing: spacing))
  }
}

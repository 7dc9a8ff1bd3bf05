/// Makes the safe area of what it holds smaller, and the room that it is offered.
@MainActor
class SafeAreaInsettingElement<Modifier>: ModifierElement<Modifier> {
  /// How much less the content is offered on each side.
  func contentInsets(_ proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

  final func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = contentInsets(proposal)
    let size = content.sizeThatFits(inner(proposal, insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let insets = contentInsets(proposal)
    let offer = inner(proposal, insets)
    placeChild(
      content, at: CGPoint(x: insets.leading, y: insets.top), size: content.sizeThatFits(offer),
      in: bounds, proposal: offer)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let insets = contentInsets(proposal)
    return content.guide(key, inner(proposal, insets)).map {
      key.axis == .vertical ? $0 + insets.top : $0 + insets.leading
    }
  }

  /// The content's area ends where what insets it begins, and goes on under it: as far as the area
  /// around does where the view lies on its border, and to the view's own edge elsewhere.
  private func ownSafeArea(for child: Element) -> SafeArea? {
    guard child === content else { return nil }
    let own = CGRect(origin: surfaceOrigin, size: size)
    let whole = own.extended(by: safeArea.reach(of: own))
    return SafeArea(safe: own.inset(by: sides(contentInsets(placedProposal))), whole: whole)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    default: super.facet(key)
    }
  }
}

struct SafeAreaPaddingModifier: PrimitiveModifier {
  var padding: PaddingModifier

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SafeAreaPaddingElement(self, content: content, node: node)
  }
}

private final class SafeAreaPaddingElement: SafeAreaInsettingElement<SafeAreaPaddingModifier> {
  override init(_ modifier: SafeAreaPaddingModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidateLayout()
  }

  private func reportFaults() {
    guard let insets = modifier.padding.insets else { return }
    for value in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      _ = sanitized(value, "safeAreaPadding")
    }
  }

  override func contentInsets(_ proposal: ProposedViewSize) -> EdgeInsets {
    modifier.padding.resolved
  }
}

extension View {
  /// Adds the provided insets into the safe area of this view.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(padding: PaddingModifier(edges: .all, insets: insets)))
  }

  /// Adds the provided insets into the safe area of this view: 16 points where no length is given.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    modifier(
      SafeAreaPaddingModifier(
        padding: PaddingModifier(
          edges: edges,
          insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })))
  }

  /// Adds the provided length to all edges of the safe area of this view.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

struct PaddingModifier: PrimitiveModifier {
  var edges: Edge.Set
  var insets: EdgeInsets?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    PaddingElement(self, content: content, node: node)
  }

  /// The distance where none is given, in points.
  static let standard: CGFloat = 16

  var resolved: EdgeInsets {
    func side(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat {
      edges.contains(edge) && value.native.isInSupportedRange ? value : 0
    }
    let insets =
      insets
      ?? EdgeInsets(
        top: Self.standard, leading: Self.standard, bottom: Self.standard, trailing: Self.standard)
    return EdgeInsets(
      top: side(.top, insets.top), leading: side(.leading, insets.leading),
      bottom: side(.bottom, insets.bottom), trailing: side(.trailing, insets.trailing))
  }
}

private final class PaddingElement: ModifierElement<PaddingModifier>, Displaceable {
  override init(_ modifier: PaddingModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidateLayout()
  }

  private func reportFaults() {
    guard let insets = modifier.insets else { return }
    for value in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      _ = sanitized(value, "padding")
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = modifier.resolved
    let size = content.sizeThatFits(inner(proposal, insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let insets = modifier.resolved
    let inner = inner(proposal, insets)
    placeChild(
      content, at: CGPoint(x: insets.leading, y: insets.top), size: content.sizeThatFits(inner),
      in: bounds, proposal: inner)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let insets = modifier.resolved
    let inner = inner(proposal, insets)
    return content.guide(key, inner).map {
      key.axis == .vertical ? $0 + insets.top : $0 + insets.leading
    }
  }

  /// An edge that is padded is none of the content's any more.
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case VerticalSpacing.self:
      let insets = modifier.resolved
      var spacing = content.verticalSpacing
      if insets.top != 0 { spacing.top = .standardTop }
      if insets.bottom != 0 { spacing.bottom = .standardBottom }
      return spacing
    case HorizontalSpacing.self:
      let insets = modifier.resolved
      var spacing = content.horizontalSpacing
      if insets.leading != 0 { spacing.leading = EdgeSpacing() }
      if insets.trailing != 0 { spacing.trailing = EdgeSpacing() }
      return spacing
    default: return super.facet(key)
    }
  }
}

extension View {
  /// Adds a different padding amount to each edge of this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds an equal padding amount to specific edges of this view.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      PaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds a specific padding amount to each edge of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

struct AlignmentGuideModifier: PrimitiveModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AlignmentGuideElement(self, content: content, node: node)
  }
}

/// Sets one guide of what it holds.
private final class AlignmentGuideElement: ModifierElement<AlignmentGuideModifier>,
  Displaceable
{
  override init(_ modifier: AlignmentGuideModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    offer(.guides)
  }

  override func modifierDidChange() { invalidateLayout() }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    guard key == modifier.key else { return content.guide(key, proposal) }
    return modifier.compute(content.dimensions(proposal))
  }
}

extension View {
  /// Sets the view's horizontal alignment.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the view's vertical alignment.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

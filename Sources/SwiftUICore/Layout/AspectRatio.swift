/// Constants that define how a view's content fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// An option that resizes the content so it's all within the available space.
  case fit
  /// An option that resizes the content so it occupies all available space.
  case fill
}

struct AspectRatioModifier: PrimitiveModifier {
  /// Width by height; the content's own where it is not given.
  var ratio: CGFloat?
  var contentMode: ContentMode

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AspectRatioElement(self, content: content, node: node)
  }
}

/// Offers the largest rectangle of a ratio inside what it is offered, or the smallest around it,
/// and returns the size of the content.
private final class AspectRatioElement: ModifierElement<AspectRatioModifier>, Displaceable {
  override init(_ modifier: AspectRatioModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidateLayout()
  }

  private func reportFaults() {
    guard let ratio = modifier.ratio, !(ratio > 0 && ratio.native.isInSupportedRange) else {
      return
    }
    graph.report(
      "aspectRatio: \(ratio) is no ratio; the content's own is used.", at: node)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.sizeThatFits(.unspecified)
    let given = modifier.ratio.flatMap { $0 > 0 && $0.native.isInSupportedRange ? $0 : nil }
    let ratio = given ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    var (width, height) = (proposal.width, proposal.height)
    if width == nil, height == nil {
      guard given != nil else { return proposal }
      (width, height) = (ideal.width, ideal.height)
    }
    let byWidth = CGSize(width: width ?? 0, height: (width ?? 0) / ratio)
    let byHeight = CGSize(width: (height ?? 0) * ratio, height: height ?? 0)
    guard width != nil else { return ProposedViewSize(byHeight) }
    guard let height else { return ProposedViewSize(byWidth) }
    let usesWidth =
      modifier.contentMode == .fit
      ? byWidth.height <= height : byWidth.height >= height
    return ProposedViewSize(usesWidth ? byWidth : byHeight)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    // Without limits on one side the content may have none on the other either.
    return CGSize(
      width: size.width == .infinity && proposal.width != .infinity ? 0 : size.width,
      height: size.height == .infinity && proposal.height != .infinity ? 0 : size.height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: bounds.origin, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    content.guide(key, inner(proposal))
  }
}

extension View {
  /// Constrains this view's dimensions to the specified aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: width by height; the ratio of the view's ideal size where it is `nil` or no
  ///     positive number.
  ///   - contentMode: whether the view fits what its parent offers, or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains this view's dimensions to the aspect ratio of the given size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its parent.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to fill its parent.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

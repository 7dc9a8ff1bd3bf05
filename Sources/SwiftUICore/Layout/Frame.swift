struct FixedFrameModifier: PrimitiveModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    FixedFrameElement(self, content: content, node: node)
  }
}

private final class FixedFrameElement: ModifierElement<FixedFrameModifier>, Displaceable {
  override init(_ modifier: FixedFrameModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidateLayout()
  }

  private func reportFaults() {
    reportFault(modifier.width)
    reportFault(modifier.height)
  }

  private func reportFault(_ length: CGFloat?) {
    guard let length, !length.isFinite || length < 0 else { return }
    graph.report(
      "frame: \(length) is no valid length; the frame leaves that side alone.", at: node)
  }

  /// The sides; one that is not a valid length is treated as `nil`.
  private var sides: (width: CGFloat?, height: CGFloat?) {
    func valid(_ value: CGFloat?) -> CGFloat? {
      value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    return (valid(modifier.width), valid(modifier.height))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let sides = sides
    return ProposedViewSize(
      width: sides.width ?? proposal.width, height: sides.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sides = sides
    if let width = sides.width, let height = sides.height {
      return CGSize(width: width, height: height)
    }
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(width: sides.width ?? size.width, height: sides.height ?? size.height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    placeAligned(content, modifier.alignment, in: bounds, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    alignedGuide(key, of: content, modifier.alignment, size: size, proposal: inner(proposal))
  }

  package override func facet(_ key: FacetKey) -> Any? {
    framedSpacing(key, hasWidth: sides.width != nil, hasHeight: sides.height != nil)
      ?? super.facet(key)
  }
}

struct FlexibleFrameModifier: PrimitiveModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    FlexibleFrameElement(self, content: content, node: node)
  }
}

private final class FlexibleFrameElement: ModifierElement<FlexibleFrameModifier>, Displaceable {
  override init(_ modifier: FlexibleFrameModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidateLayout()
  }

  private func reportFaults() {
    for range in [ranges.width, ranges.height] where range.isUnordered {
      graph.report(
        "frame: minimum, ideal and maximum must be numbers in ascending order, finite but for the "
          + "maximum.", at: node)
    }
  }

  private var ranges: (width: LengthRange, height: LengthRange) {
    (
      LengthRange(modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      LengthRange(modifier.minHeight, modifier.idealHeight, modifier.maxHeight)
    )
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: ranges.width.offer(proposal.width), height: ranges.height.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let child = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: ranges.width.answer(proposal.width, child.width),
      height: ranges.height.answer(proposal.height, child.height))
  }

  /// Once the frame has a size, the content is offered that, and lays itself out in it: by its own ideal length it goes
  /// where neither the frame nor what is around it says anything.
  private func placed(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = inner(proposal)
    let child = content.sizeThatFits(offer)
    if child.width != size.width {
      offer.width = ranges.width.placed(size.width, proposal.width) ?? offer.width
    }
    if child.height != size.height {
      offer.height = ranges.height.placed(size.height, proposal.height) ?? offer.height
    }
    return offer
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    placeAligned(
      content, modifier.alignment, in: bounds, proposal: placed(in: bounds.size, proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    alignedGuide(
      key, of: content, modifier.alignment, size: size, proposal: placed(in: size, proposal))
  }

  package override func facet(_ key: FacetKey) -> Any? {
    framedSpacing(
      key, hasWidth: modifier.minWidth ?? modifier.idealWidth ?? modifier.maxWidth != nil,
      hasHeight: modifier.minHeight ?? modifier.idealHeight ?? modifier.maxHeight != nil)
      ?? super.facet(key)
  }
}

extension ModifierElement {
  /// What the content asks for along the axes that the frame leaves alone, and what any view does along others:
  /// the edges are those of the frame. A spacer stays one.
  fileprivate func framedSpacing(
    _ key: FacetKey, hasWidth: @autoclosure () -> Bool, hasHeight: @autoclosure () -> Bool
  ) -> Any? {
    switch key {
    case VerticalSpacing.self where hasHeight():
      let spacing = content.verticalSpacing
      return spacing.passesFrames ? spacing : .standard
    case HorizontalSpacing.self where hasWidth():
      let spacing = content.horizontalSpacing
      return spacing.passesFrames ? spacing : .standard
    default: return nil
    }
  }
}

/// The limits of a flexible frame on one side, put in order.
struct LengthRange {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?
  let isUnordered: Bool

  init(_ minimum: CGFloat?, _ wish: CGFloat?, _ maximum: CGFloat?) {
    func valid(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max(0, $0) } }
    // Only the maximum may be without limit.
    let low = valid(minimum).flatMap { $0.isFinite ? $0 : nil }
    let ideal = wish.flatMap { $0 == .infinity ? nil : $0 }
    let high = valid(maximum).map { max($0, low ?? 0) }
    self.minimum = low
    self.maximum = high
    self.ideal = valid(ideal).map { min(max($0, low ?? 0), high ?? .infinity) }
    isUnordered =
      self.minimum != minimum || self.maximum != maximum || self.ideal != wish
  }

  /// What the child is offered.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal = proposal ?? ideal else { return nil }
    return min(max(proposal, minimum ?? 0), maximum ?? .infinity)
  }

  /// What the child is offered in a frame of a length; `nil` for what it was measured by.
  func placed(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
    guard ideal == nil, proposal == nil else { return length }
    return length >= maximum ?? .infinity || length <= minimum ?? -.infinity ? length : nil
  }

  /// The length of the frame, given that of the child.
  func answer(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
    let wish = proposal ?? ideal
    switch (minimum, maximum) {
    case (let low?, let high?): return min(max(wish ?? child, low), high)
    case (nil, let high?): return min(max(wish ?? child, child), high)
    case (let low?, nil): return max(min(wish ?? child, child), low)
    case (nil, nil): return proposal == nil ? ideal ?? child : child
    }
  }
}

extension Element {
  /// Puts the child where the guides of both meet.
  func placeAligned(
    _ child: Element, _ alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    let size = child.sizeThatFits(proposal)
    func distance(_ key: AlignmentKey) -> CGFloat {
      key.defaultPosition(in: CGSize(width: bounds.width, height: bounds.height))
        - child.position(of: key, proposal)
    }
    placeChild(
      child,
      at: CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key)),
      size: size, in: bounds, proposal: proposal)
  }

  /// A guide of the child, moved along with it.
  func alignedGuide(
    _ key: AlignmentKey, of child: Element, _ alignment: Alignment, size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = child.guide(key, proposal) else { return nil }
    let own = key.axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
    return guide + own.defaultPosition(in: size) - child.position(of: own, proposal)
  }
}

extension View {
  /// Positions this view within an invisible frame with the specified size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Positions this view within an invisible frame having the specified size constraints.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

struct OffsetModifier: PrimitiveModifier {
  var offset: CGSize

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    OffsetElement(self, content: content, node: node)
  }
}

/// Moves what it holds after layout. It has no animation of its own: what is drawn below moves to
/// its new place with the transaction that it has there.
private final class OffsetElement: ModifierElement<OffsetModifier>, Displaceable {
  override init(_ modifier: OffsetModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidatePlacement()
  }

  private func reportFaults() {
    _ = sanitized(modifier.offset, "offset")
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let (width, height) = (
      sanitized(modifier.offset, "offset").width, sanitized(modifier.offset, "offset").height
    )
    content.place(
      at: CGPoint(
        x: bounds.minX + (isRightToLeft ? -width : width), y: bounds.minY + height),
      proposal: proposal)
  }
}

/// Moves what it holds off one of its edges, by its own size.
struct RelativeOffset: PrimitiveModifier {
  var edge: Edge?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RelativeOffsetElement(self, content: content, node: node)
  }
}

private final class RelativeOffsetElement: ModifierElement<RelativeOffset> {
  override func modifierDidChange() { invalidatePlacement() }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let direction: CGFloat = isRightToLeft ? -1 : 1
    var origin = bounds.origin
    switch modifier.edge {
    case .top: origin.y -= bounds.height
    case .bottom: origin.y += bounds.height
    case .leading: origin.x -= direction * bounds.width
    case .trailing: origin.x += direction * bounds.width
    case nil: break
    }
    content.place(at: origin, proposal: proposal)
  }
}

struct PositionModifier: PrimitiveModifier {
  var position: CGPoint

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    PositionElement(self, content: content, node: node)
  }
}

private final class PositionElement: ModifierElement<PositionModifier> {
  override func modifierDidChange() { invalidateLayout() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let size = content.sizeThatFits(proposal)
    let x = sanitized(modifier.position.x, "position")
    let y = sanitized(modifier.position.y, "position")
    placeChild(
      content, at: CGPoint(x: x - size.width / 2, y: y - size.height / 2), size: size, in: bounds,
      proposal: proposal)
  }
}

struct FixedSizeModifier: PrimitiveModifier {
  var horizontal: Bool
  var vertical: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    FixedSizeElement(self, content: content, node: node)
  }
}

private final class FixedSizeElement: ModifierElement<FixedSizeModifier>, Displaceable {
  override func modifierDidChange() { invalidateLayout() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inner(proposal))
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

struct TraitModifier: PrimitiveModifier {
  var layoutPriority: Double?
  var zIndex: Double?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TraitElement(self, content: content, node: node)
  }
}

/// Says something about its view to the container, and is otherwise not there.
private final class TraitElement: ModifierElement<TraitModifier>, Displaceable {
  override init(_ modifier: TraitModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    offerTraits()
    reportFaults()
  }

  private func offerTraits() {
    if modifier.zIndex != nil { offer(.zIndex) }
    if modifier.layoutPriority != nil { offer(.priority) }
  }

  private func reportFaults() {
    let numbers = [("layoutPriority", modifier.layoutPriority), ("zIndex", modifier.zIndex)]
    for case (let name, let value?) in numbers where value.isNaN {
      graph.report("\(name): \(value) is no number; 0 is used.", at: node)
    }
  }

  override func modifierDidChange() {
    offerTraits()
    reportFaults()
    invalidateLayout()
    invalidateOrder()
  }

  /// The container's order of drawing may be another: it looks through all wrappers, also those that draw a layer
  /// of their own.
  private func invalidateOrder() {
    var container = parent
    while let wrapper = container as? WrapperElement { container = wrapper.parent }
    container?.invalidateLayerList()
  }

  override var layoutPriority: Double {
    modifier.layoutPriority.map { $0.isNaN ? 0 : $0 } ?? super.layoutPriority
  }
  override var zIndex: Double { modifier.zIndex.map { $0.isNaN ? 0 : $0 } ?? super.zIndex }
}

extension View {
  /// Offset this view by the horizontal and vertical amount specified in the offset parameter.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Offset this view by the specified horizontal and vertical distances.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Positions the center of this view at the specified point in its parent's coordinate space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Positions the center of this view at the specified coordinates in its parent's coordinate
  /// space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Fixes this view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes this view at its ideal size in the specified dimensions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority by which a parent layout should apportion space to this child.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(layoutPriority: value))
  }

  /// Controls the display order of overlapping views.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(zIndex: value))
  }
}

struct ContainerRelativeFrameModifier: PrimitiveModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// Of the container's length along an axis.
  var length: (CGFloat, Axis) -> CGFloat

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ContainerRelativeFrameElement(self, content: content, node: node)
  }
}

/// The facet of an element that frames relative to the nearest container are relative to.
struct ContainerSizeFacet: Facet {
  /// In points, less the safe area.
  let size: CGSize
  /// Measures an element again whenever the size has changed.
  var addFollower: (Element) -> Void = { _ in }
}

extension Element {
  /// The nearest container around the element.
  final var containerSize: ContainerSizeFacet? {
    var above = parent
    while let element = above {
      if let container = element.facet(ContainerSizeFacet.self) { return container }
      above = element.parent
    }
    return nil
  }
}

private final class ContainerRelativeFrameElement: ModifierElement<ContainerRelativeFrameModifier> {
  override func modifierDidChange() { invalidateLayout() }

  /// The nearest container's size, less its safe area insets.
  private var container: CGSize {
    guard let container = containerSize else { return .zero }
    container.addFollower(self)
    return container.size
  }

  private func side(_ axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    return max(0, sanitized(modifier.length(container[axis], axis), "containerRelativeFrame"))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: side(.horizontal) ?? proposal.width, height: side(.vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = content.sizeThatFits(inner)
    return CGSize(
      width: side(.horizontal) ?? size.width, height: side(.vertical) ?? size.height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    placeAligned(content, modifier.alignment, in: bounds, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    alignedGuide(key, of: content, modifier.alignment, size: size, proposal: inner(proposal))
  }
}

extension View {
  /// Positions this view within an invisible frame with a size relative to the nearest container:
  /// a scroll view, or the surface within its safe area.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Positions this view within an invisible frame with a size relative to the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Positions this view within an invisible frame as large as `span` of `count` equal parts of
  /// the nearest container, with `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let span = CGFloat(max(0, span))
      let part = (length - spacing * (count - 1)) / count
      return max(0, part * span + spacing * max(0, span - 1))
    }
  }
}

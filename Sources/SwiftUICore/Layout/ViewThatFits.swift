/// A view that adapts to the available space by providing the first child view that fits: the last
/// one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of its subviews that fits.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a subview must fit; both unless given.
  ///   - content: The subviews, in order of preference.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Creates the node that chooses the subview.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "ViewThatFits", content: \.content) {
      ViewThatFitsElement(node: $0)
    } configure: { view, element in
      (element as? ViewThatFitsElement)?.axes = view.axes
    }
  }
}

@MainActor
private final class ViewThatFitsElement: Element {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { invalidateLayout() } } }
  /// What is shown.
  private weak var chosen: Element?
  /// Whether a child is being placed that was not shown before.
  private var isPlacingUnshown = false

  /// The first child whose ideal size is not larger than the proposal, on the axes that count.
  private func choice(_ proposal: ProposedViewSize) -> Element? {
    let candidates = liveChildren
    return candidates.first { child in
      var ideal = proposal
      if axes.contains(.horizontal) { ideal.width = nil }
      if axes.contains(.vertical) { ideal.height = nil }
      let size = child.sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let choice = choice(proposal)
    if choice !== chosen {
      if let choice { placeUnshown(choice, at: bounds.origin, proposal) }
      chosen = choice
      invalidateLayerList()
    }
    // A child that was exiting and is revived may have been drawn without being chosen.
    for child in liveChildren where child !== chosen { child.takeOffLayers() }
    choice?.place(at: bounds.origin, proposal: proposal)
  }

  /// Puts a child that is not shown where it is, or would be, shown. It was never drawn on the way there: what
  /// it holds does not move from the places of the last layout that happened to show it.
  private func placeUnshown(_ child: Element, at origin: CGPoint, _ proposal: ProposedViewSize) {
    offer(.frames)
    isPlacingUnshown = true
    defer { isPlacingUnshown = false }
    child.place(at: origin, proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    choice(proposal)?.guide(key, proposal)
  }

  override var drawnChildren: [Element] {
    drawingOrder.filter { $0 === chosen || $0.isRemoving }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case PerceivableChildren.self: PerceivableChildren(list: chosen.map { [$0] } ?? [])
    // Which one fits follows from the room, and that from the distances.
    case VerticalSpacing.self: liveChildren.first?.verticalSpacing
    case HorizontalSpacing.self: liveChildren.first?.horizontalSpacing
    case UnshownPlacement.self:
      UnshownPlacement { [self] child in
        guard child !== chosen, !child.isRemoving else { return }
        placeUnshown(child, at: origin, placedProposal)
      }
    case FrameAdjustment.self: isPlacingUnshown ? FrameAdjustment { $0 = Transaction() } : nil
    default: super.facet(key)
    }
  }
}

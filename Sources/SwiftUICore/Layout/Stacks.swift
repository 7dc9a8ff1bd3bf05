/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "HStack", content: \.content) { node in
      StackElement(.horizontal, node: node)
    } configure: { view, element in
      (element as? StackElement)?.set(view.alignment.key, view.spacing)
    }
  }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "VStack", content: \.content) { node in
      StackElement(.vertical, node: node)
    } configure: { view, element in
      (element as? StackElement)?.set(view.alignment.key, view.spacing)
    }
  }
}

@MainActor
final class StackElement: Element {
  private var axis = Axis.vertical
  private var alignment = HorizontalAlignment.center.key
  private var spacing: CGFloat?

  convenience init(_ axis: Axis, node: Node) {
    self.init(node: node)
    self.axis = axis
  }

  func set(_ alignment: AlignmentKey, _ spacing: CGFloat?) {
    let spacing = spacing.map { usable($0, "spacing") }
    guard alignment != self.alignment || spacing != self.spacing else { return }
    self.alignment = alignment
    self.spacing = spacing
    invalidateLayout()
  }

  private var arithmetic: StackLayout { StackLayout(axis: axis, spacing: spacing) }

  /// The children, told along which axis they stand.
  private func childrenOnAxis() -> [Element] {
    let children = liveChildren
    for child in children { child.stackAxisDidChange(axis) }
    return children
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = childrenOnAxis()
    let placement = arithmetic.divide(children, proposal)
    let extent = crossExtent(children, placement)
    var size = CGSize.zero
    size[axis] = placement.length
    size[axis.other] = extent.upperBound - extent.lowerBound
    return size
  }

  /// How far the children reach along the other axis, on both sides of the guide.
  private func crossExtent(_ children: [Element], _ placement: StackLayout.Placement)
    -> ClosedRange<CGFloat>
  {
    var low: CGFloat = 0
    var high: CGFloat = 0
    for (index, child) in children.enumerated() {
      let guide = child.dimensions(placement.proposals[index])[alignment]
      let extent = placement.sizes[index][axis.other]
      // Asked how much room it could use, without limits.
      if extent == .infinity || !guide.isFinite { return 0...(.infinity) }
      if index == 0 {
        (low, high) = (-guide, extent - guide)
      } else {
        low = min(low, -guide)
        high = max(high, extent - guide)
      }
    }
    return low...max(low, high)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = childrenOnAxis()
    let placement = arithmetic.divide(children, proposal)
    let extent = crossExtent(children, placement)
    for (index, child) in children.enumerated() {
      let guide = child.dimensions(placement.proposals[index])[alignment]
      var point = CGPoint.zero
      let along = placement.positions[index]
      let across = -guide - extent.lowerBound
      point = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      placeChild(
        child, at: point, size: placement.sizes[index], in: bounds,
        proposal: placement.proposals[index])
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let children = childrenOnAxis()
    let placement = arithmetic.divide(children, proposal)
    let guides = children.enumerated().compactMap { index, child in
      child.guide(key, placement.proposals[index]).map { (index, $0) }
    }
    if guides.isEmpty { return nil }
    let extent = crossExtent(children, placement)
    return key.combine(
      guides.map { index, guide in
        key.axis == axis
          ? placement.positions[index] + guide
          : guide - children[index].dimensions(placement.proposals[index])[alignment]
            - extent.lowerBound
      })
  }
}

/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "ZStack", content: \.content) { node in
      ZStackElement(node: node)
    } configure: { view, element in
      (element as? ZStackElement)?.alignment = view.alignment
    }
  }
}

@MainActor
package final class ZStackElement: Element {
  package var alignment = Alignment.center {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  /// The children that decide the size: those of the highest priority.
  private func bounds(_ children: [Element], _ proposal: ProposedViewSize) -> CGRect {
    let highest = children.map(\.layoutPriority).max() ?? 0
    var bounds: CGRect?
    for child in children where child.layoutPriority == highest {
      let dimensions = child.dimensions(proposal)
      let frame = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      bounds = bounds.map { $0.union(frame) } ?? frame
    }
    return bounds ?? .zero
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = liveChildren.map { $0.sizeThatFits(proposal) }
    let isUnbounded = sizes.contains { $0.width == .infinity || $0.height == .infinity }
    guard isUnbounded else { return bounds(liveChildren, proposal).size }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  package override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = liveChildren
    let union = self.bounds(children, proposal)
    for child in children {
      let dimensions = child.dimensions(proposal)
      placeChild(
        child,
        at: CGPoint(
          x: -dimensions[alignment.horizontal] - union.minX,
          y: -dimensions[alignment.vertical] - union.minY),
        size: CGSize(width: dimensions.width, height: dimensions.height), in: bounds,
        proposal: proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let children = liveChildren
    let guides = children.compactMap { child in child.guide(key, proposal).map { (child, $0) } }
    if guides.isEmpty { return nil }
    let union = bounds(children, proposal)
    return key.combine(
      guides.map { child, guide in
        let dimensions = child.dimensions(proposal)
        return key.axis == .vertical
          ? guide - dimensions[alignment.vertical] - union.minY
          : guide - dimensions[alignment.horizontal] - union.minX
      })
  }
}

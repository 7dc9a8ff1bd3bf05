/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the subviews.
  ///   - spacing: The distance between adjacent subviews, in points; their own preference where it
  ///     is `nil`. Negative distances make subviews overlap; infinity and NaN are treated as 0 and
  ///     reported.
  ///   - content: The subviews, from leading to trailing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Creates the node that arranges the subviews.
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

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the subviews.
  ///   - spacing: The distance between adjacent subviews, in points; their own preference where it
  ///     is `nil`. Negative distances make subviews overlap; infinity and NaN are treated as 0 and
  ///     reported.
  ///   - content: The subviews, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Creates the node that arranges the subviews.
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
    let spacing = spacing.map { sanitized($0, "spacing") }
    guard alignment != self.alignment || spacing != self.spacing else { return }
    self.alignment = alignment
    self.spacing = spacing
    invalidateLayout()
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, alignment: alignment, spacing: spacing)
  }

  /// The children, after notifying them of the axis along which they are arranged.
  private func childrenOnAxis() -> [Element] {
    let children = liveChildren
    for child in children { child.stackAxisDidChange(axis) }
    return children
  }

  /// How the children were arranged when they were measured last: what changes it makes them be measured again.
  private var arranged: StackArrangement.Arranged?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let arranged = arrangement.arrange(childrenOnAxis(), proposal)
    self.arranged = arranged
    return arrangement.size(arranged)
  }

  private func arranged(_ children: [Element], _ proposal: ProposedViewSize)
    -> StackArrangement.Arranged
  {
    if let arranged, isMeasured, arranged.proposal == proposal, arranged.count == children.count {
      return arranged
    }
    for child in children { child.stackAxisDidChange(axis) }
    return arrangement.arrange(children, proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = liveChildren
    let arranged = arranged(children, proposal)
    for (index, child) in children.enumerated() {
      let placement = arrangement.placement(index, arranged)
      placeChild(
        child, at: placement.origin, size: placement.size, in: bounds, proposal: placement.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let children = liveChildren
    return arrangement.guide(key, children, arranged(children, proposal))
  }
}

/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates an overlay of subviews.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews in both axes.
  ///   - content: The subviews, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates the node that arranges the subviews.
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

  private var arrangement: PileArrangement { PileArrangement(alignment: alignment) }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(liveChildren, proposal)
  }

  package override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = liveChildren
    for (child, placement) in zip(children, arrangement.placements(children, proposal)) {
      placeChild(
        child, at: placement.origin, size: placement.size, in: bounds, proposal: placement.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    arrangement.guide(key, liveChildren, proposal)
  }
}

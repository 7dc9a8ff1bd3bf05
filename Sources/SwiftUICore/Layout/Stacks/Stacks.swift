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
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
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
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "VStack", content: \.content) { node in
      StackElement(.vertical, node: node)
    } configure: { view, element in
      (element as? StackElement)?.set(view.alignment.key, view.spacing)
    }
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
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "ZStack", content: \.content) { node in
      ZStackElement(node: node)
    } configure: { view, element in
      (element as? ZStackElement)?.alignment = view.alignment
    }
  }
}

@MainActor
package final class ZStackElement: Element, Displaceable {
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

  package override func facet(_ key: FacetKey) -> Any? {
    Self.spacing(for: key) { Self.spacingOfPile(liveChildren, $0) } ?? super.facet(key)
  }
}

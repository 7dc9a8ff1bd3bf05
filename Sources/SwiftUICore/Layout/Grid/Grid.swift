/// A container view that arranges other views in a two dimensional layout.
///
/// A column is as wide as its widest cell, a row as tall as its tallest one. What is in no
/// `GridRow` is a row of its own, across all columns.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of subviews in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; what the cells ask for where it is `nil`, 8 as a rule. Infinity
  ///     and NaN are treated as 0 and reported.
  ///   - verticalSpacing: The distance between rows, in points; what the cells ask for where it is `nil`, of texts by their baselines. Infinity and
  ///     NaN are treated as 0 and reported.
  ///   - content: The rows, and views that take a whole row each.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Creates the node that arranges the cells.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: "Grid", content: \.content) {
      GridElement(node: $0)
    } configure: { view, element in
      (element as? GridElement)?.set(view.alignment, view.horizontalSpacing, view.verticalSpacing)
    }
  }
}

@MainActor
private final class GridElement: Element {
  private var arrangement = GridArrangement(.center, nil, nil)

  func set(_ alignment: Alignment, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
    let new = GridArrangement(
      alignment, horizontal.map { sanitized($0, "spacing") },
      vertical.map { sanitized($0, "spacing") })
    guard new != arrangement else { return }
    arrangement = new
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(liveChildren, proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
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

/// A horizontal row in a two dimensional grid container. Modifiers of a row are modifiers of each
/// of its cells.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row's cells; that of the grid where it is `nil`.
  ///   - content: The cells, in order.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells, marked as belonging to one row.
  public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// The row that a cell is in.
struct GridRowMark: Trait {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

struct GridRowModifier: PrimitiveModifier {
  var alignment: VerticalAlignment?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    GridRowElement(self, content: content, node: node)
  }
}

/// One cell, which knows its row.
private final class GridRowElement: ModifierElement<GridRowModifier> {
  override func modifierDidChange() { invalidateLayout() }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case GridRowMark.self: GridRowMark(id: ObjectIdentifier(node), alignment: modifier.alignment)
    default: super.facet(key)
    }
  }
}

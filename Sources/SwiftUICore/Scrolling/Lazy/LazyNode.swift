/// A container that makes the views of loops directly inside of it only while they are seen.
nonisolated protocol LazyContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// What is put around each row; without it rows are laid out as they are.
  var row: ((RowContext) -> AnyView)? { get }
  @MainActor static var axis: Axis { get }
  @MainActor static var name: String? { get }
  @MainActor func configure(_ element: LazyElement)
}

extension LazyContainer {
  var row: ((RowContext) -> AnyView)? { nil }

  /// Creates the node that makes rows as they are needed.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LazyNode(view, inputs)
  }
}

/// The node of a lazy container.
@MainActor
private final class LazyNode<V: LazyContainer>: KeepingNode<V>, StaleContainer {
  private var content: ViewNode<V.Content>!
  private var element: LazyElement!
  private var decorator: RowDecorator?
  private var isStale = false

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    element = LazyElement(V.axis, node: self)
    element.segments = { [unowned self] in self.segments }
    element.rows = { [unowned self] refreshes in
      let rows = self.content.elements
      return self.decorator?.decorate(rows, self.segments, refreshes: refreshes) ?? rows
    }
    view.configure(element)
    if let row = view.row { decorator = RowDecorator(self, row: row) }
    content = V.Content.makeNode(view.content, self.inputs())
    element.takeRows()
  }

  private var segments: [RowSegment] {
    var segments: [RowSegment] = []
    content.collectRows(into: &segments)
    return segments
  }

  override func update(_ view: V) {
    self.view = view
    view.configure(element)
    content.update(view.content)
    // Rows that have gone in this update are still known to the decorator until the next layout.
    if let row = view.row { decorator?.update(row: row, refreshes: !isStale) }
  }

  override func update() {
    needsUpdate = false
    element.invalidateLayout()
  }

  func refresh() {
    isStale = false
    guard isMounted else { return }
    element.rowsDidChange()
  }

  override func childElementsDidChange() {
    guard !element.isRealising, decorator?.isAtWork != true, !isStale else { return }
    isStale = true
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
  }

  override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  override var childRowHost: (any RowHost)? { element }
  override var children: [Node] {
    guard let content else { return [] }
    return [content] + (decorator?.nodes ?? [])
  }
  override var elements: [Element] { [element] }
  override var pathComponent: String? { V.name }
}

/// A column of rows, each with views around it that a list puts there.
package struct DecoratedRows<Content: View>: LazyContainer {
  package var spacing: CGFloat
  package var pinnedViews: PinnedScrollableViews
  package let row: ((RowContext) -> AnyView)?
  package let content: Content

  /// - Parameters:
  ///   - spacing: the distance between rows, in points.
  ///   - pinnedViews: which headers and footers stay visible.
  ///   - row: the views around a row.
  package init(
    spacing: CGFloat, pinnedViews: PinnedScrollableViews, content: Content,
    row: @escaping (RowContext) -> AnyView
  ) {
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content
    self.row = row
  }

  static var axis: Axis { .vertical }
  static var name: String? { nil }

  func configure(_ element: LazyElement) {
    element.set(.topLeading, spacing)
    element.setPins(pinnedViews)
  }
}

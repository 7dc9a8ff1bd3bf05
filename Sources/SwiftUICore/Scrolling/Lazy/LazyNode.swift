/// A container that makes the views of loops directly inside of it only while they are seen.
protocol LazyContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  static var axis: Axis { get }
  static var name: String { get }
  func configure(_ element: LazyElement)
}

extension LazyContainer {
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LazyNode(view, inputs)
  }
}

/// The node of a lazy container.
@MainActor
private final class LazyNode<V: LazyContainer>: ViewNode<V>, StaleContainer {
  private var content: ViewNode<V.Content>!
  private var element: LazyElement!
  private var isStale = false

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    element = LazyElement(V.axis, node: self)
    element.rows = { [unowned self] in self.content.elements }
    element.segments = { [unowned self] in
      var segments: [RowSegment] = []
      self.content.collectRows(into: &segments)
      return segments
    }
    view.configure(element)
    content = V.Content.makeNode(view.content, self.inputs())
    element.takeRows()
  }

  override func update(_ view: V) {
    self.view = view
    view.configure(element)
    content.update(view.content)
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
    guard !element.isRealising, !isStale else { return }
    isStale = true
    graph.staleContainers.append(self)
    graph.needsLayout = true
  }

  override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  override var childRowHost: LazyElement? { element }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var pathComponent: String? { V.name }
}

/// A scrollable view.
///
/// Along the axes that scroll the content has the room that it asks for, and the view itself what it
/// is offered; across it is as large as its content. Several views stand one below the other.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The scroll view's content.
  public var content: Content
  /// The scrollable axes of the scroll view.
  public var axes: Axis.Set
  /// Whether bars at the edges tell, while the content moves, which part of it is seen.
  public var showsIndicators: Bool

  /// Creates a new instance that's scrollable in the direction of the given axis and can show
  /// indicators while scrolling.
  ///
  /// - Parameters:
  ///   - axes: the axes that scroll. Without any the content stands still.
  ///   - showsIndicators: whether bars tell which part is seen, while the content moves.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Creates a new instance that's scrollable in the direction of the given axis.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates the node that scrolls the content.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ScrollNode(view, inputs)
  }
}

@MainActor
private final class ScrollNode<Content: View>: KeepingNode<ScrollView<Content>>, StaleContainer,
  FrameDriven
{
  private var content: ViewNode<Content>!
  private(set) var element: ScrollElement!

  override init(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    element = ScrollElement(node: self)
    element.onMotion = { [weak self] in self?.startDriving() }
    element.set(view.axes, showsIndicators: view.showsIndicators)
    content = Content.makeNode(view.content, self.inputs())
    element.stack.setChildren(content.elements)
  }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    element.set(view.axes, showsIndicators: view.showsIndicators)
    content.update(view.content)
  }

  override func update() {
    needsUpdate = false
    element.set(view.axes, showsIndicators: view.showsIndicators)
    element.invalidateLayout()
    element.setNeedsRecord()
  }

  private func startDriving() { graph.startDriving(self) }

  func refresh() {
    guard isMounted else { return }
    element.stack.setChildren(content.elements)
  }

  override func childElementsDidChange() {
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
  }

  private var inner: (outer: EnvironmentStorage, own: EnvironmentStorage)?
  /// What is asked of this scroll view is not asked of those inside.
  override var childEnvironment: EnvironmentStorage {
    if let inner, inner.outer === environmentStorage { return inner.own }
    var values = EnvironmentValues(storage: environmentStorage)
    let setup = values.scrollSetup
    if setup != ScrollSetup() { values.scrollSetup = ScrollSetup() }
    inner = (environmentStorage, values.storage)
    return values.storage
  }

  func drive(at time: Double) {
    if !element.offset.isMoving { graph.stopDriving(self) }
    element.windowDidChange()
  }

  var drivenMotion: DrivenMotion? { element.offset.gliding }

  override func unmount() {
    super.unmount()
    element.cancelStep()
    graph.stopDriving(self)
    element.dropOwnLayer()
    element.indicators.forEach { $0.dropOwnLayer() }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var pathComponent: String? { "ScrollView" }
}

/// A view that lays several others out. Its element's children are the elements of its content.
@MainActor
package class ContainerNode<V: View, Content: View>: KeepingNode<V>, StaleContainer {
  private let content: (V) -> Content
  private let component: String?
  private let configure: (V, Element) -> Void
  private var node: ViewNode<Content>?
  package private(set) var element: Element!
  private var isStale = false

  /// - Parameters:
  ///   - content: the views that are laid out.
  ///   - make: makes the element that lays them out.
  ///   - configure: hands the view's parameters to the element, when they may be others.
  package init(
    _ view: V, _ inputs: _ViewInputs, component: String?, content: @escaping (V) -> Content,
    make: (Node) -> Element, configure: @escaping (V, Element) -> Void = { _, _ in }
  ) {
    self.content = content
    self.component = component
    self.configure = configure
    super.init(view, inputs)
    element = make(self)
    configure(view, element)
    node = Content.makeNode(content(view), self.inputs())
    takeElements()
  }

  private func takeElements() {
    var elements: [Element] = []
    node?.collectElements(into: &elements)
    element.setChildren(elements)
  }

  package override func update(_ view: V) {
    self.view = view
    configure(view, element)
    node?.update(content(view))
  }

  /// Removes the content permanently.
  final func removeContent() {
    guard let node else { return }
    graph.lifecycle.disappearances.append(Disappearances())
    node.unmount()
    self.node = nil
    takeElements()
  }

  package override func update() {
    needsUpdate = false
    element.invalidateLayout()
    element.environmentDidChange()
  }

  func refresh() {
    isStale = false
    if isMounted { takeElements() }
  }

  package override func childElementsDidChange() {
    guard !isStale else { return }
    isStale = true
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
  }

  package override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  package override var children: [Node] { node.map { [$0] } ?? [] }
  package override var elements: [Element] { [element] }
  package override func collectElements(into list: inout [Element]) { list.append(element) }
  package override var pathComponent: String? { component }
}

/// A view that is drawn, and has no views inside.
@MainActor
package class LeafNode<V: View>: KeepingNode<V> {
  package private(set) var element: Element!
  private let component: String?
  private let configure: (V, Element) -> Void

  package init(
    _ view: V, _ inputs: _ViewInputs, component: String?, make: (Node) -> Element,
    configure: @escaping (V, Element) -> Void
  ) {
    self.component = component
    self.configure = configure
    super.init(view, inputs)
    element = make(self)
    configure(view, element)
  }

  package override func update(_ view: V) {
    guard !ViewEquality.areEqual(self.view, view) else { return }
    self.view = view
    configure(view, element)
  }

  package override func update() {
    needsUpdate = false
    configure(view, element)
    element.environmentDidChange()
  }

  package override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  package override var elements: [Element] { [element] }
  package override func collectElements(into list: inout [Element]) { list.append(element) }
  package override var pathComponent: String? { component }
}

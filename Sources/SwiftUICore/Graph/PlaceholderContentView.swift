/// A placeholder for another view, in a closure or a body that modifies that view: the view that a
/// transition inserts or removes, the content of a modifier with a body.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let source: PlaceholderSource

  nonisolated init(source: PlaceholderSource) {
    self.source = source
  }

  nonisolated init(_ view: Value) where Value: View {
    source = ViewSource(view)
  }

  /// Creates the node that presents the modified view.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlaceholderNode(view, inputs)
  }
}

/// Makes the content of a placeholder.
@MainActor
class PlaceholderSource {
  nonisolated init() {}
  /// A node for it, where it is a view; `nil` where there is an element already.
  func makeNode(_ inputs: _ViewInputs) -> Node? { nil }
  /// Hands the view to a node that an earlier source of the same place has made.
  func refresh(_ node: Node) {}
  var element: Element? { nil }
  /// What a path names in its place.
  var namingNode: Node? { nil }
}

/// An element that existed before the placeholder did: that of a view which is inserted or removed.
final class ElementSource: PlaceholderSource {
  private let content: Element
  /// The element that a path names.
  private unowned let subject: Element

  init(_ element: Element, for subject: Element) {
    content = element
    self.subject = subject
  }

  override var element: Element? { content }
  override var namingNode: Node? { subject.node.namingNode }
}

/// A view of which the placeholder makes its own node.
final class ViewSource<Content: View>: PlaceholderSource {
  nonisolated(unsafe) private let view: Content
  nonisolated init(_ view: Content) { self.view = view }
  override func makeNode(_ inputs: _ViewInputs) -> Node? { Content.makeNode(view, inputs) }
  override func refresh(_ node: Node) {
    unsafeDowncast(node, to: ViewNode<Content>.self).update(view)
  }
}

@MainActor
private final class PlaceholderNode<Value>: KeepingNode<PlaceholderContentView<Value>> {
  private var content: Node?

  override init(_ view: PlaceholderContentView<Value>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var inputs = self.inputs()
    inputs.scope = scope?.outside(view.source) ?? scope
    content = view.source.makeNode(inputs)
  }

  override func update(_ view: PlaceholderContentView<Value>) {
    // The views around it may be evaluated without another value of what it stands for.
    let isSame = view.source === self.view.source
    self.view = view
    if !isSame, let content { view.source.refresh(content) }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] {
    content?.elements ?? view.source.element.map { [$0] } ?? []
  }
  override var namingNode: Node { view.source.namingNode ?? super.namingNode }
  override var passesElementsOn: Bool { true }
}

extension PlaceholderContentView: MultiView {}

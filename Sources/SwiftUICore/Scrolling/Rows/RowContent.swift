/// A row as it was written, among the views that a list puts around it.
package struct RowContent: PrimitiveView {
  let source: RowContentSource

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    RowContentNode(view, inputs)
  }
}

/// Where the element is that stands for a row: another one while the row comes or goes with a
/// transition.
@MainActor
final class RowContentSource {
  var element: Element {
    didSet {
      guard element !== oldValue else { return }
      elementNode = element.nodeWithoutTransition
      node?.elementDidChange()
    }
  }
  /// The node of the element, or of the one that comes or goes, while it is there: a row keeps its name.
  fileprivate private(set) weak var elementNode: Node?
  fileprivate weak var node: RowContentNode?

  init(_ element: Element) {
    self.element = element
    elementNode = element.nodeWithoutTransition
  }
}

@MainActor
private final class RowContentNode: KeepingNode<RowContent> {
  private var wrapper: RowContentElement!

  override init(_ view: RowContent, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    wrapper = RowContentElement(node: self, content: view.source.element)
    view.source.node = self
  }

  func elementDidChange() { wrapper.replaceContent(view.source.element) }

  override func unmount() {
    super.unmount()
    wrapper.dropOwnLayer()
  }

  override var elements: [Element] { [wrapper] }
  override var namingNode: Node { view.source.elementNode?.namingNode ?? super.namingNode }
}

/// Stays in its place among the views around it, whether or not the row itself is on its way out.
private final class RowContentElement: WrapperElement {}

/// The outermost of the views around a row: to its container it is the row.
struct RowRootModifier: PrimitiveModifier {
  let source: RowContentSource

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RowRootElement(self, content: content, node: node)
  }
}

final class RowRootElement: ModifierElement<RowRootModifier> {
  /// What is said of a row is said of the view that it shows.
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SectionPart.self, TagTrait.self, RowTraits.self: modifier.source.element.facet(key)
    default: super.facet(key)
    }
  }

  /// Rows begin on the pixel grid.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.measure(proposal)
    let scale = graph.displayList.scale
    size.height = (size.height * scale - 1e-6).rounded(.up) / scale
    return size
  }
}

extension Element {
  /// The node of the element, or of what is inside the views of its transition.
  fileprivate var nodeWithoutTransition: Node {
    guard let item = transitionItem, item.outermost !== self else { return node }
    return item.outermost.node
  }
}

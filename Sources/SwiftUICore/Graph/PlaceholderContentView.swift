/// A placeholder used to construct an inline modifier, transition, or other helper type: it stands
/// for the view that is changed.
public struct PlaceholderContentView<Value>: PrimitiveView {
  enum Source {
    /// What appears or goes, in a transition.
    case element(ElementBox)
    /// A view, made at every place where the placeholder stands.
    case view(AnyViewBox)
  }
  let source: Source

  init(element: ElementBox) {
    source = .element(element)
  }

  nonisolated init(_ view: Value) where Value: View {
    source = .view(TypedViewBox(view))
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    switch view.source {
    case .element: ElementPlaceholderNode(view, inputs)
    case .view(let box): ViewPlaceholderNode(view, inputs, box: box)
    }
  }
}

/// Carries an element through a transition's views.
@MainActor
final class ElementBox {
  let element: Element
  init(_ element: Element) { self.element = element }
}

@MainActor
private final class ElementPlaceholderNode<Value>: ViewNode<PlaceholderContentView<Value>> {
  private var element: Element? {
    if case .element(let box) = view.source { box.element } else { nil }
  }

  override var elements: [Element] { element.map { [$0] } ?? [] }
  override var named: Node { element?.node.named ?? self }
}

/// The view is updated where another value of it comes from above, not whenever the views around it
/// are evaluated.
@MainActor
private final class ViewPlaceholderNode<Value>: ViewNode<PlaceholderContentView<Value>> {
  private var box: AnyViewBox
  private var content: Node?

  init(_ view: PlaceholderContentView<Value>, _ inputs: _ViewInputs, box: AnyViewBox) {
    self.box = box
    super.init(view, inputs)
    content = box.makeNode(self.inputs())
  }

  override func update(_ view: PlaceholderContentView<Value>) {
    self.view = view
    guard case .view(let box) = view.source, box !== self.box, let content else { return }
    self.box = box
    box.update(content)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { content?.elements ?? [] }
}

/// A view that presents others.
package struct PresentingView<Content: View, Presented: View>: PrimitiveView {
  let content: Content
  let presentation: Presentation<Presented>?

  package init(_ content: Content, presenting presentation: Presentation<Presented>?) {
    self.content = content
    self.presentation = presentation
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PresentingNode(view, inputs)
  }
}

/// A node that asks for a presentation.
@MainActor
protocol PresentationRequester: Node {
  /// Looks again at what is wanted and what is shown.
  func resolve()
}

@MainActor
private final class PresentingNode<Content: View, Presented: View>: ContentNode<
  PresentingView<Content, Presented>, Content
>, PresentationRequester
{
  private var presented: TypedPresentedNode<Presented>?

  override init(_ view: PresentingView<Content, Presented>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
    resolve()
  }

  override func update(_ view: PresentingView<Content, Presented>) {
    self.view = view
    content.update(view.content)
    resolve()
  }

  func resolve() {
    guard isMounted else { return }
    let stack = graph.presentations
    guard let wanted = view.presentation else {
      stack.withdraw(self)
      presented?.leave()
      return
    }
    if let presented {
      // What leaves is waited for: then this is called again.
      guard !presented.isOver else { return }
      guard presented.presentation.id == wanted.id else { return presented.leave() }
      return presented.update(wanted)
    }
    guard stack.admits(self) else { return }
    let node = TypedPresentedNode(wanted, inputs())
    presented = node
    node.onRemoval = { [weak self, weak node] in
      guard let self, self.presented === node else { return }
      self.presented = nil
    }
    node.appear(from: self)
  }

  override var children: [Node] { super.children + (presented.map { [$0] } ?? []) }
  /// What is presented says nothing to the views around the one that presents it.
  override var preferenceNodes: [Node] { super.children }

  override func unmount() {
    graph.presentations.withdraw(self)
    super.unmount()
    presented = nil
  }
}

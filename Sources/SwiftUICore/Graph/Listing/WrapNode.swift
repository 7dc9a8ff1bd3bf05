extension ModifiedContent: WrappingView where Content: View, Modifier: ViewModifier {
  package func wrapping<C: View>(_ content: C) -> any View {
    ModifiedContent<C, Modifier>(content: content, modifier: modifier)
  }
  package var addition: Any { modifier }
  package static var isWrapper: Bool { Modifier.Body.self == Never.self }
}

// Where a modifier has a body, the views of that are listed.
extension ModifiedContent: MultiView {}

/// The place of a wrapping view in a list.
@MainActor
final class WrapNode<W: WrappingView>: KeepingNode<W>, ViewWrapper {
  private var content: ViewNode<W.Content>!

  override init(_ view: W, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = W.Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: W) {
    super.update(view)
    content.update(view.content)
    for item in Listed(below: content).items { item.viewDidChange() }
  }

  func wrap(_ view: any View) -> any View {
    func open<C: View>(_ content: C) -> any View { self.view.wrapping(content) }
    return open(view)
  }

  var addition: Any { view.addition }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var passesElementsOn: Bool { true }
}

/// What is put around the views that are listed below.
@MainActor
protocol ViewWrapper: Node {
  func wrap(_ view: any View) -> any View
  var addition: Any { get }
}

/// A view of a container that keeps several and shows some: a screen of a stack, a tab.
///
/// What is not shown keeps its state, and is laid out. It is not drawn, touched or told of, has no
/// say in preferences, and counts as gone for `onAppear`, `onDisappear` and `task`.
package struct ScreenView<Content: View>: PrimitiveView {
  let isPresent: Bool
  let isDrawn: Bool
  let content: Content

  /// - Parameters:
  ///   - isPresent: whether the view is present. A change calls the actions for views
  ///     that come or go.
  ///   - isDrawn: whether it is seen; a screen that is on its way is, whether it counts or not.
  package init(isPresent: Bool, isDrawn: Bool, @ViewBuilder content: () -> Content) {
    self.isPresent = isPresent
    self.isDrawn = isDrawn
    self.content = content()
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ScreenNode(view, inputs)
  }
}

@MainActor
private final class ScreenNode<Content: View>: ContentNode<
  ScreenView<Content>, ModifiedContent<Content, ConcealmentModifier>
>, RetainingNode
{
  private var isPresented: Bool

  override init(_ view: ScreenView<Content>, _ inputs: _ViewInputs) {
    isPresented = view.isPresent
    super.init(view, inputs)
    graph.lifecycle.hasRetainingNodes = true
    content = ModifiedContent.makeNode(concealableContent(view), self.inputs())
  }

  private func concealableContent(_ view: ScreenView<Content>)
    -> ModifiedContent<Content, ConcealmentModifier>
  {
    ModifiedContent(
      content: view.content, modifier: ConcealmentModifier(isConcealed: !view.isDrawn))
  }

  override func update(_ view: ScreenView<Content>) {
    self.view = view
    let changes = view.isPresent != isPresented
    // What is new in this update is told of itself.
    isPresented = view.isPresent
    content.update(concealableContent(view))
    guard changes else { return }
    graph.preferences.areStale = true
    if !isPresented { graph.lifecycle.disappearances.append(Disappearances()) }
    if !isRetained { notifyPresence(isPresented: isPresented) }
  }

  func isPresented(_ path: Set<Int>) -> Bool { isPresented }

  override var preferenceNodes: [Node] { isPresented ? super.preferenceNodes : [] }
}

struct ConcealmentModifier: PrimitiveModifier {
  var isConcealed: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ConcealmentElement(self, content: content, node: node)
  }
}

/// Lays out what it holds and does not show it.
final class ConcealmentElement: ModifierElement<ConcealmentModifier> {
  override func modifierDidChange() { invalidateLayerList() }
  override var drawnChildren: [Element] { modifier.isConcealed ? [] : super.drawnChildren }
  override var isHittable: Bool { !modifier.isConcealed }
  override var isPerceivable: Bool { !modifier.isConcealed }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case Concealment.self: modifier.isConcealed ? Concealment.whole : nil
    default: super.facet(key)
    }
  }
}

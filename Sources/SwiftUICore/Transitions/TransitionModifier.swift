/// Says with which transition its view comes and goes. It has no other effect, so a change of it
/// alone asks for no layout.
struct TransitionModifier: PrimitiveModifier {
  let box: AnyTransitionBox

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TransitionElement(self, content: content, node: node)
  }
}

private final class TransitionElement: ModifierElement<TransitionModifier> {
  override var transition: AnyTransitionBox? { modifier.box }
}

extension View {
  /// Associates a transition with the view.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(box: t.box))
  }

  /// Associates a transition with the view.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

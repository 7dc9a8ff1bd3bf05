/// Says with which transition its view comes and goes. It has no other effect, so a change of it
/// alone asks for no layout.
struct TransitionModifier: PrimitiveModifier {
  let box: AnyTransitionBox

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TransitionElement(self, content: content, node: node)
  }

  static var hasPlaceTraits: Bool { true }
  func placeTrait(_ key: FacetKey) -> Any? {
    switch key {
    case TransitionTrait.self: TransitionTrait(box: box)
    default: nil
    }
  }
}

private final class TransitionElement: ModifierElement<TransitionModifier> {
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TransitionTrait.self: TransitionTrait(box: modifier.box)
    default: super.facet(key)
    }
  }
}

/// The transition that a view asks for, to be used where it enters or exits.
struct TransitionTrait: Trait {
  let box: AnyTransitionBox
}

extension View {
  /// Associates a transition with the view.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(box: t.box))
  }

  /// Associates a transition with the view.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

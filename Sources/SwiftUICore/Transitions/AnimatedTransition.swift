/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: KnownTransition {
  nonisolated(unsafe) let base: Base
  let animation: Animation?

  nonisolated init(_ base: Base, _ animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  nonisolated static var properties: TransitionProperties { Base.properties }

  var traits: TransitionTraits {
    var traits = TransitionTraits(of: base)
    traits.bringsAnimation = true
    traits.reduced = AnyTransition(AnimatedTransition<OpacityTransition>(.opacity, animation))
    return traits
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    TransactionBodyView(
      content: base.views(around: content.source, phase: phase), source: content.source,
      scope: AnimatedTransitionScope.self
    ) { [animation] in $0.animation = animation }
  }
}

/// What the modifiers of a transition with its own animation see.
private final class AnimatedTransitionScope: BodyScope {
  // The frame that the transition moves belongs to the content, and moves with the transition.
  override func applyToFrame(_ transaction: inout Transaction) {
    guard let transition = enclosingTransition, transition.isChanging else { return }
    transform(&transaction)
    transition.applyToFrame(&transaction)
  }

  private var enclosingTransition: TransitionScope? {
    var scope = parent
    while let current = scope, !(current is TransitionScope) { scope = current.parent }
    return scope as? TransitionScope
  }
}

extension Transition {
  /// Attaches an animation to this transition.
  ///
  /// It moves the transition's own modifiers and the places that they bring the view to, whatever
  /// animation the change itself has, and also where that has none. `nil` makes it happen at once.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(self, animation)
  }
}

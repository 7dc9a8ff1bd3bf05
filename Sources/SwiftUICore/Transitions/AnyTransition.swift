/// A type-erased transition.
public struct AnyTransition {
  let box: AnyTransitionBox

  init(_ box: AnyTransitionBox) {
    self.box = box
  }

  /// Create an instance that type-erases transition.
  public init<T: Transition>(_ transition: T) {
    box = TransitionBox(transition)
  }

  /// Combines this transition with another, returning a new transition that is the result of both
  /// transitions being applied.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(ErasedTransition(box), ErasedTransition(other.box)))
  }

  /// Provides a composite transition that uses a different transition for insertion versus removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
    -> AnyTransition
  {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion.box), removal: ErasedTransition(removal.box)))
  }

  /// Attaches an animation to this transition.
  ///
  /// It moves the transition's own modifiers and the places that they bring the view to, whatever
  /// animation the change itself has, and also where that has none. `nil` makes it happen at once.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(ErasedTransition(box), animation))
  }

  /// Returns a transition defined between an active modifier and an identity modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

/// A transition of some type.
class AnyTransitionBox {
  @MainActor var traits: TransitionTraits { TransitionTraits(hasMotion: true) }
  @MainActor func view(_ source: PlaceholderSource, phase: TransitionPhase) -> AnyView {
    AnyView(EmptyView())
  }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox {
  let transition: T
  init(_ transition: T) { self.transition = transition }

  @MainActor override var traits: TransitionTraits { TransitionTraits(of: transition) }
  @MainActor override func view(_ source: PlaceholderSource, phase: TransitionPhase) -> AnyView {
    AnyView(transition.views(around: source, phase: phase))
  }
}

/// What is in a box, as a transition that others can be made of.
private struct ErasedTransition: KnownTransition {
  nonisolated(unsafe) let box: AnyTransitionBox
  nonisolated init(_ box: AnyTransitionBox) { self.box = box }

  var traits: TransitionTraits { box.traits }
  func body(content: Content, phase: TransitionPhase) -> AnyView {
    box.view(content.source, phase: phase)
  }
}

private struct ModifierTransition<E: ViewModifier>: Transition {
  nonisolated(unsafe) let active: E
  nonisolated(unsafe) let identity: E

  nonisolated init(active: E, identity: E) {
    self.active = active
    self.identity = identity
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

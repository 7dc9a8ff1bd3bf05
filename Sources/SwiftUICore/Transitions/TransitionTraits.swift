/// What the runtime has to know of a transition before it runs.
@MainActor
struct TransitionTraits {
  /// Whether it includes motion, which is replaced for people who asked for less.
  var hasMotion: Bool
  /// Whether any of it is not the runtime's own, and may look at the environment itself.
  var isCustom = false
  /// Whether it may run in a change that has no animation, with one of its own.
  var bringsAnimation = false
  /// The transition in its place for people who asked for less motion.
  var reduced: AnyTransition?
  /// Equal where the views of one transition can take the place of those of another.
  var shape: [ObjectIdentifier] = []

  init(hasMotion: Bool) {
    self.hasMotion = hasMotion
  }

  init<T: Transition>(of transition: T) {
    if let known = transition as? any KnownTransition {
      self = known.traits
    } else {
      // The body of a transition of the user's may hold an animation.
      self.init(hasMotion: T.properties.hasMotion)
      bringsAnimation = true
      isCustom = true
    }
    shape.insert(ObjectIdentifier(T.self), at: 0)
  }
}

/// A transition of the runtime's own.
@MainActor
protocol KnownTransition: Transition {
  var traits: TransitionTraits { get }
}

extension KnownTransition {
  var traits: TransitionTraits { TransitionTraits(hasMotion: Self.properties.hasMotion) }
}

extension AnyTransitionBox {
  /// The transition as it runs for people who asked for less motion: what moves cross-fades.
  @MainActor var reduced: AnyTransitionBox {
    let traits = traits
    guard traits.hasMotion else { return self }
    return (traits.reduced ?? AnyTransition(OpacityTransition())).box
  }
}

extension TransitionTraits {
  /// Whether the view is to come or to go at once, at least one way.
  var isIdentity: Bool { shape.contains(ObjectIdentifier(IdentityTransition.self)) }
}

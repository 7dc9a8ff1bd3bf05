/// The views of one transition around those of another.
struct CombinedTransition<First: Transition, Second: Transition>: KnownTransition {
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  nonisolated static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  var traits: TransitionTraits {
    let (first, second) = (TransitionTraits(of: first), TransitionTraits(of: second))
    var traits = TransitionTraits(hasMotion: first.hasMotion || second.hasMotion)
    traits.bringsAnimation = first.bringsAnimation || second.bringsAnimation
    traits.isCustom = first.isCustom || second.isCustom
    traits.reduced = first.reduced ?? second.reduced
    traits.shape = first.shape + second.shape
    return traits
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.views(
      around: ViewSource(first.views(around: content.source, phase: phase)), phase: phase)
  }
}

extension Transition {
  /// Combines this transition with another: both are applied, the other one around this.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(self, other)
  }
}

/// A composite transition that uses a different transition for insertion versus removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: KnownTransition {
  /// The transition of the way in.
  nonisolated(unsafe) public var insertion: Insertion
  /// The transition of the way out.
  nonisolated(unsafe) public var removal: Removal

  /// Creates a composite transition that uses a different transition for insertion versus removal.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Whether one of the two transitions includes motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  var traits: TransitionTraits {
    let (coming, going) = (TransitionTraits(of: insertion), TransitionTraits(of: removal))
    var traits = TransitionTraits(hasMotion: coming.hasMotion || going.hasMotion)
    traits.bringsAnimation = coming.bringsAnimation || going.bringsAnimation
    traits.isCustom = coming.isCustom || going.isCustom
    if coming.reduced != nil || going.reduced != nil {
      traits.reduced = .asymmetric(
        insertion: coming.reduced ?? .opacity, removal: going.reduced ?? .opacity)
    }
    traits.shape = coming.shape + going.shape
    return traits
  }

  // Both stand around the content all the time, so that going out may begin while coming in has
  // not ended, and neither loses its place.
  /// Applies the insertion and the removal to the content, each in its own phases.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.views(
      around: ViewSource(
        insertion.views(
          around: content.source, phase: phase == .didDisappear ? .identity : phase)),
      phase: phase == .willAppear ? .identity : phase)
  }
}

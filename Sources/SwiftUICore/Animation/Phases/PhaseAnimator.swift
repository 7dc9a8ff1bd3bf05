/// A container that animates its content by automatically cycling through a collection of phases
/// that you provide, each defining a discrete step within an animation.
///
/// The next phase begins when the animation of the previous one is logically complete; a phase that
/// changes nothing that animates is skipped at once.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let cycle: PhaseCycle<Phase, Content>

  /// Cycles through a sequence of phases in response to changes in a specified value, animating
  /// updates to a view on each phase change.
  ///
  /// - Parameters:
  ///   - phases: The sequence of phases to cycle through. Of a longer one the first 10,000 count;
  ///     of an empty one nothing is shown, and it is reported.
  ///   - trigger: A value whose changes go through all phases once, back to the first. A change
  ///     on the way starts again with the second phase, from what is shown then.
  ///   - content: Makes the view for a phase.
  ///   - animation: The animation with which a phase is entered; `nil` enters it at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    cycle = PhaseCycle(
      phases, trigger: ChangeTrigger(trigger), content: content, animation: animation)
  }

  /// Cycles through a sequence of phases continuously, animating updates to a view on each phase
  /// change.
  ///
  /// - Parameters:
  ///   - phases: The sequence of phases to cycle through. Of a longer one the first 10,000 count;
  ///     of an empty one nothing is shown, and it is reported.
  ///   - content: Makes the view for a phase.
  ///   - animation: The animation with which a phase is entered; `nil` enters it at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    cycle = PhaseCycle(phases, trigger: nil, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// The view for the current phase.
  public var body: some View { cycle }
}

extension View {
  /// Animates effects that you apply to a view over a sequence of phases that change continuously.
  ///
  /// - Parameters:
  ///   - phases: The sequence of phases to cycle through.
  ///   - content: Makes the view from a proxy of the modified view, and the phase.
  ///   - animation: The animation with which a phase is entered; `nil` enters it at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return PhaseCycle(
      phases, trigger: nil, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Animates effects that you apply to a view over a sequence of phases that change based on a
  /// trigger.
  ///
  /// - Parameters:
  ///   - phases: The sequence of phases to cycle through.
  ///   - trigger: A value whose changes go through all phases once, back to the first.
  ///   - content: Makes the view from a proxy of the modified view, and the phase.
  ///   - animation: The animation with which a phase is entered; `nil` enters it at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return PhaseCycle(
      phases, trigger: ChangeTrigger(trigger), content: { content(placeholder, $0) },
      animation: animation)
  }
}

/// What a phase animator does, as a view or as a modifier.
struct PhaseCycle<Phase: Equatable, Content: View> {
  /// A sequence may be endless: this many of its phases count.
  private static var maxPhases: Int { 10_000 }

  let phases: [Phase]
  /// `nil`: the phases are cycled through for ever.
  let trigger: ChangeTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  private var progress = PhaseProgress<Phase>()

  init(
    _ phases: some Sequence<Phase>, trigger: ChangeTrigger?,
    content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases.prefix(Self.maxPhases))
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseCycle: UnnamedView {
  @MainActor var body: some View {
    let player = progress.player
    if let phase = player?.phase(of: self) {
      content(phase)
        .onAppear { player?.appear() }
        .onChange(of: trigger) { player?.triggerDidChange() }
        .onChange(of: player?.awakenings) { player?.goOn() }
    }
  }
}

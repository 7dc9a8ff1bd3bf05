import LegatoMotion

extension MotionToken {
  /// Motions of state changes that are watched while they happen.
  public static let state = StateChanges()

  /// The group ``MotionToken/state``.
  public struct StateChanges: Sendable {
    /// A spring of 0.3 s without bounce: one content replaces another.
    public let change = MotionToken(
      name: "spring.stateChange", timing: .spring(duration: 0.3), role: .essentialState,
      use: "One content gives way to another: text, spinner, mark; loading, nothing, something.")
    /// A spring of 0.25 s, damping 0.7: the knob of a toggle.
    public let toggle = MotionToken(
      name: "spring.toggle", timing: .spring(response: 0.25, dampingFraction: 0.7),
      role: .essentialState, use: "A knob goes from one side to the other.")
    /// A spring of 0.25 s without bounce: a card is selected or deselected.
    public let select = MotionToken(
      name: "spring.select", timing: .spring(duration: 0.25), role: .essentialState,
      use: "A card is chosen or given up.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

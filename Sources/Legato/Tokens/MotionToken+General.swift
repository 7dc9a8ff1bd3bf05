import LegatoMotion

extension MotionToken {
  /// Motions of everyday changes, by how long they take.
  public static let motion = General()

  /// The group ``MotionToken/motion``.
  public struct General: Sendable {
    /// 250 ms, slow at both ends: a change of state that is looked at while it happens.
    public var normal: MotionToken { Self.normalToken }

    private static let normalToken = MotionToken(
      name: "motion.normal", timing: .easeInOut(duration: 0.25), role: .essentialState,
      use: "A change of state: colours, borders, a mark that comes or goes.",
      aliases: [
        "appNormal", "normal", "motion.selectionTransition", "stateAnimation",
        "checkmarkAnimation", "selection.transition",
      ])
  }
}

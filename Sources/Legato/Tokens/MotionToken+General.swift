import LegatoMotion

extension MotionToken {
  /// General motions, by duration.
  public static let motion = General()

  /// The group ``MotionToken/motion``.
  public struct General: Sendable {
    /// 250 ms, ease-in-out: a change of state that is watched while it happens.
    public let normal = MotionToken(
      name: "motion.normal", timing: .easeInOut(duration: 0.25), role: .essentialState,
      use: "A change of state: colours, borders, a mark that comes or goes.",
      aliases: [
        "appNormal", "normal", "motion.selectionTransition", "stateAnimation",
        "checkmarkAnimation", "selection.transition",
      ])
  }
}

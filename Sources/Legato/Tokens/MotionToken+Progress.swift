import LegatoMotion

extension MotionToken {
  /// Motions of progress bars and rings, and of their numbers.
  public static let progress = Progress()

  /// The group ``MotionToken/progress``.
  public struct Progress: Sendable {
    /// 0.8 s, ease-out, after 0.3 s: the first fill of a bar.
    public let fill = MotionToken(
      name: "progress.fill", timing: .easeOut(duration: 0.8).delay(0.3), role: .essentialState,
      use: "A bar fills for the first time.")
    /// 0.5 s, ease-out: a later change of a bar or a ring.
    public let update = MotionToken(
      name: "progress.update", timing: .easeOut(duration: 0.5), role: .essentialState,
      use: "A bar or a ring goes to another value.")
    /// 1 s, ease-out: the first fill of a ring.
    public let ring = MotionToken(
      name: "progress.ring", timing: .easeOut(duration: 1), role: .essentialState,
      use: "A ring, or a bar without a wait, fills for the first time.")
    /// A spring of 0.3 s, damping 0.825: a bar with frequent updates.
    public let download = MotionToken(
      name: "spring.progress", timing: .spring(response: 0.3, dampingFraction: 0.825),
      role: .essentialState, use: "A bar that is told of its progress many times a second.")
    /// A spring of 0.2 s without bounce: the digits of a percentage roll.
    public let numberText = MotionToken(
      name: "spring.numberText", timing: .spring(duration: 0.2), role: .essentialState,
      use: "The digits of a percentage roll.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

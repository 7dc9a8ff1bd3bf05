import LegatoMotion

extension MotionToken {
  /// Motions of bars and rings that fill, and of the numbers beside them.
  public static let progress = Progress()

  /// The group ``MotionToken/progress``.
  public struct Progress: Sendable {
    /// 0.8 s after 0.3 s, slow at the end: a bar fills for the first time.
    public var fill: MotionToken { Self.fillToken }
    /// 0.5 s, slow at the end: a bar or a ring goes to another value.
    public var update: MotionToken { Self.updateToken }
    /// 1 s, slow at the end: a ring fills for the first time.
    public var ring: MotionToken { Self.ringToken }
    /// A spring of 0.3 s, damping 0.825: a bar that is told of its progress often.
    public var download: MotionToken { Self.downloadToken }
    /// A spring of 0.2 s without bounce: the digits of a percentage roll.
    public var numberText: MotionToken { Self.numberTextToken }

    private static let fillToken = MotionToken(
      name: "progress.fill", timing: .easeOut(duration: 0.8).delay(0.3), role: .essentialState,
      use: "A bar fills for the first time.")
    private static let updateToken = MotionToken(
      name: "progress.update", timing: .easeOut(duration: 0.5), role: .essentialState,
      use: "A bar or a ring goes to another value.")
    private static let ringToken = MotionToken(
      name: "progress.ring", timing: .easeOut(duration: 1), role: .essentialState,
      use: "A ring, or a bar without a wait, fills for the first time.")
    private static let downloadToken = MotionToken(
      name: "spring.progress", timing: .spring(response: 0.3, dampingFraction: 0.825),
      role: .essentialState, use: "A bar that is told of its progress many times a second.")
    private static let numberTextToken = MotionToken(
      name: "spring.numberText", timing: .spring(duration: 0.2), role: .essentialState,
      use: "The digits of a percentage roll.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { [fill, update, ring, download, numberText] }
  }
}

import LegatoMotion

extension MotionToken {
  /// Motions of touches and pointers. Presses and hovers are springs, so that a release during a
  /// press keeps the velocity.
  public static let touch = Touch()

  /// The group ``MotionToken/touch``.
  public struct Touch: Sendable {
    /// A spring of 0.3 s, damping 0.7: a press. It also opens context menus, and returns a bubble
    /// from a dip.
    public let press = MotionToken(
      name: "spring.button", timing: .spring(response: 0.3, dampingFraction: 0.7),
      role: .decorativeFeedback,
      use: "A button is pressed and released, a context menu opens, a bubble springs back.",
      aliases: ["contextMenuAppear", "sendRelease", "spring.contextMenu"])
    /// A spring of 0.2 s, damping 0.8: a hover. It also returns a row from a dip.
    public let hover = MotionToken(
      name: "spring.hover", timing: .spring(response: 0.2, dampingFraction: 0.8),
      role: .decorativeFeedback,
      use: "A pointer comes over something and goes; a row that has dipped comes back.",
      aliases: ["rowRelease", "spring.rowRelease"])
    /// A spring of 0.2 s, damping 0.7: a counter is pressed.
    public let counter = MotionToken(
      name: "counter.press", timing: .spring(response: 0.2, dampingFraction: 0.7),
      role: .decorativeFeedback, use: "A large counter gives way under the finger.")
    /// 0.6 s, ease-out: a ripple spreads from a touch.
    public let ripple = MotionToken(
      name: "ripple.spread", timing: .easeOut(duration: 0.6), role: .decorativeFeedback,
      use: "A ripple spreads from where a finger was.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

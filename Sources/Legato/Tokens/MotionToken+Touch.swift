import LegatoMotion

extension MotionToken {
  /// Motions of touches and pointers. Presses and hovers are springs, so that a release during a
  /// press keeps the velocity.
  public static let touch = Touch()

  /// The group ``MotionToken/touch``.
  public struct Touch: Sendable {
    /// A spring of 0.3 s, damping 0.7: a press. It also opens context menus, and returns a bubble
    /// from a dip.
    public var press: MotionToken { Self.pressToken }
    /// A spring of 0.2 s, damping 0.8: a hover. It also returns a row from a dip.
    public var hover: MotionToken { Self.hoverToken }
    /// A spring of 0.2 s, damping 0.7: a counter is pressed.
    public var counter: MotionToken { Self.counterToken }
    /// 0.6 s, ease-out: a ripple spreads from a touch.
    public var ripple: MotionToken { Self.rippleToken }

    private static let pressToken = MotionToken(
      name: "spring.button", timing: .spring(response: 0.3, dampingFraction: 0.7),
      role: .decorativeFeedback,
      use: "A button is pressed and released, a context menu opens, a bubble springs back.",
      aliases: ["contextMenuAppear", "sendRelease", "spring.contextMenu"])
    private static let hoverToken = MotionToken(
      name: "spring.hover", timing: .spring(response: 0.2, dampingFraction: 0.8),
      role: .decorativeFeedback,
      use: "A pointer comes over something and goes; a row that has dipped comes back.",
      aliases: ["rowRelease", "spring.rowRelease"])
    private static let counterToken = MotionToken(
      name: "counter.press", timing: .spring(response: 0.2, dampingFraction: 0.7),
      role: .decorativeFeedback, use: "A large counter gives way under the finger.")
    private static let rippleToken = MotionToken(
      name: "ripple.spread", timing: .easeOut(duration: 0.6), role: .decorativeFeedback,
      use: "A ripple spreads from where a finger was.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { [press, hover, counter, ripple] }
  }
}

import LegatoMotion

extension MotionToken {
  /// Motions of achievements.
  public static let celebration = Celebration()

  /// The group ``MotionToken/celebration``.
  public struct Celebration: Sendable {
    /// 1 to 2 s, ease-out: a dot rises and fades. The token has the min duration.
    public let rise = MotionToken(
      name: "celebration.rise", timing: .easeOut(duration: 1), role: .celebration,
      use: "A dot rises and fades; each has a duration of its own.")
    /// 10 ms: a dot appears. An alias of ``MotionToken/Messages/streamCharacter``.
    public var birth: MotionToken { MotionToken.messages.streamCharacter }
    /// 0.3 s three times, with autoreverse: a flame wiggles.
    public let wiggle = MotionToken(
      name: "streak.wiggle",
      timing: .easeInOut(duration: 0.3).repeatCount(3, autoreverses: true), role: .celebration,
      use: "A flame wiggles because a streak goes on.")
    /// A spring of 0.55 s without bounce: a flame returns to rest. The value that the platform
    /// documents for `.default`, written out because runtimes disagree.
    public let rest = MotionToken(
      name: "spring.systemDefault", timing: .spring(response: 0.55, dampingFraction: 1),
      role: .celebration, use: "Something that was excited comes to rest.",
      aliases: ["streak.rest"])
    /// A spring of 0.4 s, damping 0.6: a number rolls, a mark appears.
    public let counter = MotionToken(
      name: "spring.counter", timing: .spring(response: 0.4, dampingFraction: 0.6),
      role: .decorativeFeedback, use: "A number rolls on; a mark of completion appears.",
      aliases: ["checkmark.appear"])
    /// 0.4 s, ease-out: a checkmark is drawn, a small ring spreads.
    public let draw = MotionToken(
      name: "checkmark.draw", timing: .easeOut(duration: 0.4), role: .celebration,
      use: "A checkmark is drawn; a ring of light spreads from a counter.",
      aliases: ["counter.ripple"])
    /// 0.8 s, ease-out: a glow grows.
    public let glow = MotionToken(
      name: "checkmark.glow", timing: .easeOut(duration: 0.8), role: .celebration,
      use: "A glow grows behind a checkmark.")
    /// A spring of 0.3 s, damping 0.6: the number in a ring jumps to the next.
    public let count = MotionToken(
      name: "counter.number", timing: .spring(response: 0.3, dampingFraction: 0.6),
      role: .essentialState, use: "The number in a ring goes on to the next.")
    /// A spring of 0.5 s, damping 0.8: the ring around a number follows.
    public let countRing = MotionToken(
      name: "counter.ring", timing: .spring(response: 0.5, dampingFraction: 0.8),
      role: .essentialState, use: "The ring around a number follows it.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

extension MotionToken {
  /// The same motion, stretched or shortened to a duration in seconds; the token itself where the
  /// duration is not positive and finite.
  func lasting(_ duration: Double) -> MotionToken {
    let own = timing.lengthOfPass
    guard duration > 0, duration.isFinite, own > 0, own.isFinite else { return self }
    return MotionToken(
      name: name, timing: timing.speed(own / duration), role: role, use: use, aliases: aliases)
  }
}

extension Timing {
  /// The length of one pass, in seconds.
  fileprivate var lengthOfPass: Double {
    if case .repeating(_, _, let base) = kind { return base.settlingTime }
    return settlingTime
  }
}

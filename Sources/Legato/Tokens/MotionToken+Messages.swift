import LegatoMotion

extension MotionToken {
  /// Motions of messages and of their lists.
  public static let messages = Messages()

  /// The group ``MotionToken/messages``. Eight springs, of which ``quick``, ``standard`` and
  /// ``playful`` are for general use; the others belong to one motion each.
  public struct Messages: Sendable {
    /// 0.15 s, bounce 0.1: a row dips while it is pressed.
    public let quick = MotionToken(
      name: "spring.quick", timing: .spring(duration: 0.15, bounce: 0.1),
      role: .decorativeFeedback, use: "A row dips under a finger.", aliases: ["quickFeedback"])
    /// 0.2 s, bounce 0.2: a row returns from a dip. An alias of ``MotionToken/Touch/hover``.
    public var rowRelease: MotionToken { MotionToken.touch.hover }
    /// 0.2 s, bounce 0.1: a bubble dips when it is sent.
    public let sendDown = MotionToken(
      name: "spring.sendDown", timing: .spring(duration: 0.2, bounce: 0.1),
      role: .decorativeFeedback, use: "A bubble dips when its message is sent.")
    /// 0.3 s, bounce 0.3: the bubble springs back. An alias of ``MotionToken/Touch/press``.
    public var sendRelease: MotionToken { MotionToken.touch.press }
    /// 0.4 s, bounce 0.2: a message enters.
    public let receive = MotionToken(
      name: "spring.receive", timing: .spring(duration: 0.4, bounce: 0.2),
      role: .essentialSpatial, use: "A message comes into a thread.")
    /// 0.3 s, bounce 0.15: a row exits. The spring's duration is 0.3 s; it is within 1 % of its end
    /// after 0.213 s and at rest after 0.42 s.
    public let archive = MotionToken(
      name: "spring.archive", timing: .spring(duration: 0.3, bounce: 0.15),
      role: .essentialSpatial, use: "A row leaves its list, and the list closes up.")
    /// 0.3 s, bounce 0.2: a selection changes.
    public let standard = MotionToken(
      name: "spring.standard", timing: .spring(duration: 0.3, bounce: 0.2),
      role: .decorativeFeedback, use: "A choice among a few changes with a little bounce.")
    /// 0.4 s, bounce 0.3: a menu or button expands.
    public let playful = MotionToken(
      name: "spring.playful", timing: .spring(duration: 0.4, bounce: 0.3),
      role: .decorativeFeedback, use: "A button opens into several.", aliases: ["playful"])
    /// Zero duration: a dragged view is at the finger.
    public let finger = MotionToken(
      name: "finger.follow", timing: .linear(duration: 0), role: .essentialState,
      use: "What a finger holds is where the finger is.")
    /// 10 ms: one character of streaming text.
    public let streamCharacter = MotionToken(
      name: "stream.character", timing: .linear(duration: 0.01), role: .decorativeEntry,
      use: "One character after the other of a text that streams in.",
      aliases: ["celebration.birth"])

    /// Every token that is this group's own, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

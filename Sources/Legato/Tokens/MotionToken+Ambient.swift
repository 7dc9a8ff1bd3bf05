import LegatoMotion

extension MotionToken {
  /// Loops. They run only on request, and only while they are on screen.
  public static let ambient = Ambient()

  /// The group ``MotionToken/ambient``.
  public struct Ambient: Sendable {
    /// 1 s each way, repeated without end.
    public let pulse = MotionToken(
      name: "loop.pulse", timing: .easeInOut(duration: 1).repeatForever(autoreverses: true),
      role: .loop, use: "The one thing on a page that is now: today in a calendar.")
    /// 2 s from one side to the other, repeated without end, after 1 s.
    public let shimmer = MotionToken(
      name: "loop.shimmer",
      timing: .linear(duration: 2).repeatForever(autoreverses: false).delay(1), role: .loop,
      use: "A highlight runs over a bar that has filled.")
    /// 1 s each way, repeated without end; each dot has its own speed.
    public let twinkle = MotionToken(
      name: "loop.twinkle", timing: .easeInOut(duration: 1).repeatForever(autoreverses: true),
      role: .loop, use: "Small dots that come and go behind an achievement.")

    /// 0.4 s each way, repeated without end: a dot of the typing indicator.
    public let typing = MotionToken(
      name: "loop.typing", timing: .easeInOut(duration: 0.4).repeatForever(autoreverses: true),
      role: .loop, use: "The dots of somebody who is typing.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

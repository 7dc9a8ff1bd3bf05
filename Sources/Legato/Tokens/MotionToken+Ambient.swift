import LegatoMotion

extension MotionToken {
  /// Loops. They run only on request, and only while they are on screen.
  public static let ambient = Ambient()

  /// The group ``MotionToken/ambient``.
  public struct Ambient: Sendable {
    /// 1 s each way, repeated without end.
    public var pulse: MotionToken { Self.pulseToken }
    /// 2 s from one side to the other, repeated without end, after 1 s.
    public var shimmer: MotionToken { Self.shimmerToken }
    /// 1 s each way, repeated without end; each dot has its own speed.
    public var twinkle: MotionToken { Self.twinkleToken }

    /// 0.4 s each way, repeated without end: a dot of the typing indicator.
    public var typing: MotionToken { Self.typingToken }

    private static let pulseToken = MotionToken(
      name: "loop.pulse", timing: .easeInOut(duration: 1).repeatForever(autoreverses: true),
      role: .loop, use: "The one thing on a page that is now: today in a calendar.")
    private static let shimmerToken = MotionToken(
      name: "loop.shimmer",
      timing: .linear(duration: 2).repeatForever(autoreverses: false).delay(1), role: .loop,
      use: "A highlight runs over a bar that has filled.")
    private static let twinkleToken = MotionToken(
      name: "loop.twinkle", timing: .easeInOut(duration: 1).repeatForever(autoreverses: true),
      role: .loop, use: "Small dots that come and go behind an achievement.")

    private static let typingToken = MotionToken(
      name: "loop.typing", timing: .easeInOut(duration: 0.4).repeatForever(autoreverses: true),
      role: .loop, use: "The dots of somebody who is typing.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { [pulse, shimmer, twinkle, typing] }
  }
}

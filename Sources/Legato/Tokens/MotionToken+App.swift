import LegatoMotion
import SwiftUI

extension MotionToken {
  /// Motions that the components of an app share, by character: the tokens behind `appFast`,
  /// `appNormal`, `appSlow`, `appSpring`, `appSnappy`, `menuSpring` and `contextMenuAppear`, and
  /// related ones.
  public static let app = App()

  /// The group ``MotionToken/app``.
  public struct App: Sendable {
    /// 150 ms, ease-out: presses and other micro-interactions.
    public let fast = MotionToken(
      name: "motion.fast", timing: .easeOut(duration: 0.15), role: .decorativeFeedback,
      use: "Presses and other answers to a touch.", aliases: ["appFast", "fast"])
    /// 250 ms: an alias of ``MotionToken/General/normal``.
    public var normal: MotionToken { MotionToken.motion.normal }
    /// 350 ms, ease-in-out: changes with many parts.
    public let slow = MotionToken(
      name: "motion.slow", timing: .easeInOut(duration: 0.35), role: .essentialState,
      use: "Changes with many parts, which take a moment to read.", aliases: ["appSlow", "slow"])
    /// A spring with an overshoot of 5 %, 0.5/0.7: entries, tools, sheets, cards.
    public let spring = MotionToken(
      name: "spring.app", timing: .spring(response: 0.5, dampingFraction: 0.7),
      role: .decorativeEntry, use: "Entries, tools that open, sheets and cards.",
      aliases: ["appSpring", "spring"])
    /// The system's snappy spring, 0.5/0.85.
    public let snappy = MotionToken(
      name: "spring.snappy", timing: .snappy(), role: .decorativeFeedback,
      use: "Quick answers that may show a little life.", aliases: ["appSnappy", "snappy"])
    /// The snappy spring of the design pages, 0.28/0.85: nearly twice as quick as ``snappy``.
    public let snappyDesign = MotionToken(
      name: "spring.snappyDesign", timing: .spring(response: 0.28, dampingFraction: 0.85),
      role: .decorativeFeedback, use: "Quick answers where the design pages are followed.",
      aliases: ["snappyDesign"])
    /// Menus, 0.35/0.65.
    public let menu = MotionToken(
      name: "spring.menu", timing: .spring(response: 0.35, dampingFraction: 0.65),
      role: .decorativeFeedback, use: "A menu opens or closes.", aliases: ["menuSpring"])
    /// Context menus, 0.3/0.7: an alias of ``MotionToken/Touch/press``.
    public var contextMenu: MotionToken { MotionToken.touch.press }
    /// A larger bounce for a success, 0.6/0.55.
    public let bounce = MotionToken(
      name: "spring.bounce", timing: .spring(response: 0.6, dampingFraction: 0.55),
      role: .celebration, use: "A success that may be seen from afar.", aliases: ["appBounce"])
    /// 450 ms, linear, three times ``fast``: the shake of an error.
    public let shake = MotionToken(
      name: "error.shake", timing: .linear(duration: 0.45), role: .celebration,
      use: "Something has gone wrong: three shakes that die away.")
    /// 800 ms each way, repeated without end: a placeholder pulses.
    public let loadingPulse = MotionToken(
      name: "loop.loadingPulse", timing: .easeInOut(duration: 0.8).repeatForever(), role: .loop,
      use: "Something is loading: it dims and comes back.")
    /// 1.5 s, linear, repeated without end: a light crosses a placeholder.
    public let loadingShimmer = MotionToken(
      name: "loop.loadingShimmer",
      timing: .linear(duration: 1.5).repeatForever(autoreverses: false), role: .loop,
      use: "Something is loading: a light crosses it.")

    /// Every token that is this group's own, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

import LegatoMotion

extension MotionToken {
  /// Motions of entries.
  public static let entry = Entry()

  /// The group ``MotionToken/entry``.
  public struct Entry: Sendable {
    /// A spring of 0.4 s, damping 0.75: a section enters.
    public let section = MotionToken(
      name: "spring.entry", timing: .spring(response: 0.4, dampingFraction: 0.75),
      role: .decorativeEntry, use: "Sections of a page come in one after the other.")
    /// A spring of 0.5 s, damping 0.6: a badge pops in.
    public let popIn = MotionToken(
      name: "spring.popIn", timing: .spring(response: 0.5, dampingFraction: 0.6),
      role: .decorativeEntry, use: "A badge pops in, after what it belongs to.")
    /// 0.4 s along (0.25, 0.46, 0.45, 0.94), as the design's web revision has it: up to 0.1839 ahead
    /// of ``section``, at 183 ms. A choice of its own, never a silent replacement.
    public let framerEase = MotionToken(
      name: "framerEase", timing: .timingCurve(0.25, 0.46, 0.45, 0.94, duration: 0.4),
      role: .decorativeEntry, use: "Sections that have to come in as on the web.")

    /// Every token of the group, each once.
    public var all: [MotionToken] { TokenGroup.tokens(of: self) }
  }
}

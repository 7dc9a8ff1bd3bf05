/// A view at rest costs nothing.
enum IdleCost: Rule {
  static let name = "idle-cost"
  static let summary = "A view in which nothing moves asks for no frames and wakes nobody."

  /// How often a second code may be woken with nothing to show for it.
  private static let allowed = 4

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).compactMap { run in
      guard let idle = run.idle else { return nil }
      // A screen may show twice as many frames as are looked at here.
      let shown = idle.changedFrames >= 55 ? 2 * idle.changedFrames : idle.changedFrames
      guard max(idle.frames - idle.changedFrames, idle.wakes - shown) > allowed else { return nil }
      let what =
        idle.frames >= idle.wakes
        ? "\(idle.frames) frames" : "\(idle.wakes) wakes of code that waits"
      return Finding(
        name, .warning,
        "Works on while nothing moves: \(what) in a second, \(idle.changedFrames) with anything to"
          + " show.",
        fix:
          "Stop timers and TimelineViews where there is nothing to show, and let them run no faster"
          + " than frames are shown.",
        evidence: [Evidence(run, idle.start, idle.start + 1, what)])
    }
  }
}

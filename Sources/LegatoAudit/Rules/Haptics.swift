import LegatoFilm

/// What is felt is seen too, and felt once.
enum Haptics: Rule {
  static let name = "haptics"
  static let summary = "A haptic goes with something that is seen, once for each thing done."

  /// How far what is felt and what is seen may lie apart, in seconds.
  private static let together = 0.2

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run in unseen(run) + twice(run) }
  }

  private static func unseen(_ run: Run) -> [Finding] {
    run.recording.feedback.compactMap { event in
      let isSeen = run.frames.contains {
        $0.isNews && abs($0.time - event.time) <= together && $0.time > 0
      }
      guard !isSeen else { return nil }
      return Finding(
        name, .warning, path: event.path,
        "A haptic is played, and nothing on screen changes.",
        fix: "Show what happened as well: not everybody feels it.",
        evidence: [Evidence(run, event.time, "\(event.feedback.name), and no frame differs")])
    }
  }

  /// A touch that sets off two.
  private static func twice(_ run: Run) -> [Finding] {
    guard run.kind == .tap else { return [] }
    let events = run.recording.feedback
    return events.indices.dropFirst().compactMap { index in
      let (first, second) = (events[index - 1], events[index])
      guard second.time - first.time < 0.05 else { return nil }
      return Finding(
        name, .warning, path: second.path,
        "One touch plays two haptics.",
        fix: "Leave it to one of the two views.",
        evidence: [
          Evidence(
            run, first.time, second.time, "\(first.feedback.name) and \(second.feedback.name)")
        ])
    }
  }
}

import SwiftUICore

/// A transition that code asks for runs.
enum SilentTransition: Rule {
  static let name = "silent-transition"
  static let summary = "A view with a transition comes and goes with it, not at once."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    let all = subject.runs(.full).flatMap { run in
      // Where a setting is switched, at once is right.
      run.changes.filter { run.phase(at: $0.time)?.trigger != .setting }.map { (run, $0) }
    }
    .filter { $0.1.hasTransition }
    let heard = Set(all.filter(\.1.isAnimated).map { key($0.1) })
    var reported: Set<String> = []
    return all.filter { !heard.contains(key($0.1)) && reported.insert(key($0.1)).inserted }.map {
      run, change in
      Finding(
        name, .warning, path: change.path,
        "Has a transition that never runs: the view \(change.isInsertion ? "comes" : "goes") at once.",
        fix: "Put .animation(_:value:) on the container that stays, keyed by what adds the view, or"
          + " add it within withAnimation.",
        evidence: [
          Evidence(
            run, change.time,
            "\(change.isInsertion ? "inserted" : "removed") with no animation in its transaction")
        ])
    }
  }

  private static func key(_ change: RunJournal.Change) -> String {
    PathOps.unnumbered(change.path)
  }
}

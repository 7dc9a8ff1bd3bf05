import LegatoFilm
import SwiftUICore

/// A view that fades by its own value is there until it has faded.
enum CutExit: Rule {
  static let name = "cut-exit"
  static let summary = "A view that fades out by its own opacity stays in the tree until it has."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    let runs = subject.runs(.full)
    // Views that code fades in by a value of their own.
    var entries: [String: Evidence] = [:]
    for run in runs {
      for movement in run.movements
      where isOpacity(movement.property) && (movement.from.first ?? 1) < 0.05
        && isOwn(movement.track, run)
      {
        let path = ViewPath.unnumbered(movement.path)
        entries[path] =
          entries[path]
          ?? Evidence(
            run, movement.visibleStart, movement.end,
            "comes in by its own opacity, \(short(movement.from[0])) → \(short(movement.to[0]))")
      }
    }
    return runs.flatMap { run in
      run.changes.filter { !$0.isInsertion }.compactMap { change -> Finding? in
        guard let entry = entries[ViewPath.unnumbered(change.path)] else { return nil }
        return finding(change, entry, run)
      }
    }
  }

  private static func isOpacity(_ property: String) -> Bool {
    property.prefix { $0 != "#" } == "opacity"
  }

  /// Whether the opacity is a modifier of the view and not its transition: something of the view's
  /// stands further out, and comes in with the same effect at the same time.
  private static func isOwn(_ track: Int, _ run: Run) -> Bool {
    (run.above[track] ?? []).contains { other in
      isOpacity(run.tracks[other].name) && run.tracks[other].path == run.tracks[track].path
        && run.movements.contains { $0.track == other && ($0.from.first ?? 1) < 0.05 }
    }
  }

  private static func finding(
    _ change: RunJournal.Change, _ entry: Evidence, _ run: Run
  ) -> Finding? {
    let opacities = run.tracks.indices.filter {
      isOpacity(run.tracks[$0].name) && run.tracks[$0].path == change.path
    }
    let row = run.recording.row(at: change.time)
    // It stands as it stood while something else takes it away.
    guard
      let own = opacities.first(where: { index in
        let track = run.tracks[index]
        return (track.value(row, 0) ?? track.value(row - 1, 0) ?? 0) > 0.5
          && !track.motions.contains {
            $0.end > change.time + 0.001 && $0.start <= change.time + 0.001
          }
      }),
      opacities.allSatisfy({
        $0 == own || run.tracks[$0].motions.contains { $0.start >= change.time - 0.001 }
      })
    else { return nil }
    return Finding(
      name, .warning, path: change.path, property: "opacity",
      "Is taken out of the tree in the moment in which its own fade is to begin.",
      fix: "Let a transition do the whole fade, or take the view out when the fade is over: the"
        + " state is 0 at once, only what is shown takes its time.",
      evidence: [
        Evidence(run, change.time, "removed, its own opacity still at 1 and not moving"), entry,
      ])
  }
}

import LegatoFilm
import SwiftUICore

/// A view that fades by its own value is there until it has faded.
enum CutExit: Rule {
  static let name = "cut-exit"
  static let summary = "A view that fades in by its own opacity does not go at once."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    let runs = subject.runs(.full)
    // Views that code fades in by a value of their own.
    var entries: [String: Evidence] = [:]
    for run in runs {
      for movement in run.ownMovements
      where isOpacity(movement.property) && (movement.from.first ?? 1) < 0.05
        && isOwn(movement, run)
      {
        let path = PathOps.unnumbered(movement.path)
        entries[path] =
          entries[path]
          ?? Evidence(
            run, movement.visibleStart, movement.end,
            "comes in by its own opacity, \(short(movement.from[0])) → \(short(movement.to[0]))")
      }
    }
    guard !entries.isEmpty else { return [] }
    return runs.flatMap { run in
      run.changes.filter { !$0.isInsertion && $0.origin == .app }.compactMap { change in
        change.isAnimated
          ? covered(change, entries, run) : cut(change, entries, run)
      }
    }
  }

  private static func isOpacity(_ property: String) -> Bool {
    property.prefix { $0 != "#" } == "opacity"
  }

  // MARK: Ways in

  /// Whether the opacity is a modifier of the view and not its transition.
  private static func isOwn(_ movement: Movement, _ run: Run) -> Bool {
    let arrival = run.changes.last {
      $0.isInsertion && $0.time <= movement.start + 0.001
        && PathOps.isWithin(movement.path, $0.path)
    }
    // Nothing else lets it come in.
    guard let arrival, arrival.isAnimated, arrival.path == movement.path else { return true }
    // Something of the view's stands further out, and comes in with the same effect.
    return (run.above[movement.track] ?? []).contains { other in
      isOpacity(run.tracks[other].name) && run.tracks[other].path == movement.path
        && run.ownMovements.contains { $0.track == other && ($0.from.first ?? 1) < 0.05 }
    }
  }

  // MARK: Ways out

  /// Something else takes the view away while its own opacity stands as it stood.
  private static func covered(
    _ change: RunJournal.Change, _ entries: [String: Evidence], _ run: Run
  ) -> Finding? {
    guard let entry = entries[PathOps.unnumbered(change.path)] else { return nil }
    let opacities = opacities(at: change.path, run)
    guard let own = opacities.first(where: { stands($0, at: change.time, run) }),
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

  /// The view is gone from one frame to the next, and nothing comes in its place.
  private static func cut(
    _ change: RunJournal.Change, _ entries: [String: Evidence], _ run: Run
  ) -> Finding? {
    // Where a setting is switched, at once is right.
    guard run.phase(at: change.time)?.trigger != .setting, !isReplaced(change, run),
      let (path, entry) = entry(of: change, entries, run)
    else { return nil }
    let opacities = opacities(at: path, run)
    guard !opacities.isEmpty,
      opacities.allSatisfy({ presentedValue($0, at: change.time, run) > 0.5 }),
      !isHidden(opacities, at: change.time, run)
    else { return nil }
    return Finding(
      name, .warning, path: change.path, property: "opacity",
      "Fades in by its own opacity, and is gone from one frame to the next.",
      fix: "Let a transition do the fade both ways, and remove the view within an animation.",
      evidence: [
        Evidence(run, change.time, "removed at opacity 1, with no animation in its transaction"),
        entry,
      ])
  }

  /// The path of what fades in, where that is all that there is of the view.
  private static func entry(
    of change: RunJournal.Change, _ entries: [String: Evidence], _ run: Run
  ) -> (path: String, Evidence)? {
    if let entry = entries[PathOps.unnumbered(change.path)] { return (change.path, entry) }
    let frames = run.tracks.filter {
      $0.property == "frame" && PathOps.isWithin($0.path, change.path)
    }
    guard !frames.isEmpty else { return nil }
    let inside = Set(run.tracks.lazy.map(\.path)).filter { PathOps.isWithin($0, change.path) }
    for path in inside.sorted() {
      guard let entry = entries[PathOps.unnumbered(path)] else { continue }
      if frames.allSatisfy({ PathOps.isWithin($0.path, path) }) { return (path, entry) }
    }
    return nil
  }

  /// Whether something comes where the view was: one is exchanged for the other.
  private static func isReplaced(_ change: RunJournal.Change, _ run: Run) -> Bool {
    run.changes.contains {
      $0.isInsertion && abs($0.time - change.time) < 0.001
        && PathOps.areInOnePlace($0.path, change.path)
    }
  }

  // MARK: Opacities

  private static func opacities(at path: String, _ run: Run) -> [Int] {
    run.tracks.indices.filter {
      isOpacity(run.tracks[$0].name) && run.tracks[$0].path == path
        && run.tracks[$0].origin == .app
    }
  }

  private static func presentedValue(_ track: Int, at time: Double, _ run: Run) -> Double {
    let row = run.recording.row(at: time)
    let track = run.tracks[track]
    return track.value(row, 0) ?? track.value(row - 1, 0) ?? 0
  }

  private static func stands(_ number: Int, at time: Double, _ run: Run) -> Bool {
    presentedValue(number, at: time, run) > 0.5
      && !run.tracks[number].motions.contains {
        $0.end > time + 0.001 && $0.start <= time + 0.001
      }
  }

  /// Whether something around the view keeps it invisible.
  private static func isHidden(_ opacities: [Int], at time: Double, _ run: Run) -> Bool {
    opacities.flatMap { run.above[$0] ?? [] }.contains {
      isOpacity(run.tracks[$0].name) && presentedValue($0, at: time, run) < 0.5
    }
  }
}

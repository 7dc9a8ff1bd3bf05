import LegatoFilm

/// A press that is given up leaves nothing behind.
enum StuckPress: Rule {
  static let name = "stuck-press"
  static let summary = "What a press changes is undone when the touch is cancelled or dragged away."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run -> [Finding] in
      let usual: Run.Kind
      switch run.kind {
      case .cancel, .dragAway: usual = .press
      case .swipeCancel: usual = .swipe
      default: return []
      }
      guard let lifted = subject.run(usual, run.target), lifted.rests.count > 2, run.rests.count > 2
      else { return [] }
      let restless = restless(subject)
      return stuck(run, lifted).filter { !restless.contains([$0.path, $0.property]) }
    }
  }

  /// The values that change while nothing is done: a press says nothing about them.
  private static func restless(_ subject: PlayedSubject) -> Set<[String]> {
    guard let run = subject.run(.appear, "") else { return [] }
    return Set(
      run.tracks.filter { track in
        track.models.contains { $0.time > 0.001 && $0.time > run.duration / 2 }
      }.map { [$0.path, $0.name] })
  }

  private static func stuck(_ run: Run, _ lifted: Run) -> [Finding] {
    run.tracks.indices.compactMap { index in
      let track = run.tracks[index]
      guard let before = run.rests[0].models[index], let held = run.rests[1].models[index],
        let after = run.rests[2].models[index], differ(before, held), differ(before, after),
        let other = lifted.tracks.firstIndex(where: {
          $0.path == track.path && $0.name == track.name
        }),
        let liftedBefore = lifted.rests[0].models[other],
        // A finger that goes sideways is lifted before the first rest.
        let released = lifted.rests[run.kind == .swipeCancel ? 1 : 2].models[other],
        !differ(liftedBefore, released), !differ(liftedBefore, before)
      else { return nil }
      let way = run.kind == .dragAway ? "leaves the view" : "is cancelled by the system"
      return Finding(
        name, .error, path: track.path, property: track.name,
        run.kind == .swipeCancel
          ? "Stays where the finger took it after the touch \(way)."
          : "Stays as if pressed after the touch \(way).",
        fix:
          "Keep what the finger does in @GestureState or a ButtonStyle's isPressed: onEnded is not"
          + " called for a cancelled touch.",
        evidence: [
          Evidence(
            run, run.rests[2].time,
            "\(track.name) \(list(before)), pressed \(list(held)), after it \(list(after))"),
          Evidence(
            lifted, lifted.rests[run.kind == .swipeCancel ? 1 : 2].time,
            "lifted as usual: \(list(released))"),
        ])
    }
  }

  private static func list(_ values: [Double]) -> String {
    values.map(short).joined(separator: ", ")
  }
}

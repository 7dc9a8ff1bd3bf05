import LegatoFilm

/// A press that is given up leaves nothing behind.
enum StuckPress: Rule {
  static let name = "stuck-press"
  static let summary = "What a press changes is undone when the touch is cancelled or dragged away."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .cancel || $0.kind == .dragAway }.flatMap { run in
      guard let press = subject.run(.press, run.target), press.rests.count > 2, run.rests.count > 2
      else { return [Finding]() }
      return stuck(run, press)
    }
  }

  private static func stuck(_ run: Run, _ press: Run) -> [Finding] {
    run.tracks.indices.compactMap { index in
      let track = run.tracks[index]
      guard let before = run.rests[0].models[index], let held = run.rests[1].models[index],
        let after = run.rests[2].models[index], differ(before, held), differ(before, after),
        let other = press.tracks.firstIndex(where: { $0.path == track.path && $0.name == track.name }),
        let pressBefore = press.rests[0].models[other], let released = press.rests[2].models[other],
        !differ(pressBefore, released), !differ(pressBefore, before)
      else { return nil }
      let way = run.kind == .cancel ? "is cancelled by the system" : "leaves the view"
      return Finding(
        name, .error, path: track.path, property: track.name,
        "Stays as if pressed after the touch \(way).",
        fix: "Keep the pressed state in @GestureState or a ButtonStyle's isPressed: onEnded is not"
          + " called for a cancelled touch.",
        evidence: [
          Evidence(
            run, run.rests[2].time,
            "\(track.name) \(list(before)), pressed \(list(held)), after it \(list(after))"),
          Evidence(press, press.rests[2].time, "lifted as usual: \(list(released))"),
        ])
    }
  }

  private static func list(_ values: [Double]) -> String {
    values.map(short).joined(separator: ", ")
  }
}

/// Whether two values of one track are told apart by a person.
func differ(_ left: [Double], _ right: [Double], by least: Double = 0.004) -> Bool {
  left.count != right.count || zip(left, right).contains { abs($0 - $1) > least }
}

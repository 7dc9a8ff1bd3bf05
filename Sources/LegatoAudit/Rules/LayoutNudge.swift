import LegatoFilm

/// A change of state does not make a view a little larger or smaller.
enum LayoutNudge: Rule {
  static let name = "layout-nudge"
  static let summary = "A view keeps its size from state to state, or changes it for a reason."

  /// Changes of size that say nothing and still push what is around, in points.
  private static let sizes = 0.4...4.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { [.tap, .change, .state].contains($0.kind) }.flatMap { run in
      (0..<max(0, run.rests.count - 1)).flatMap { step in
        run.tracks.indices.compactMap { finding($0, run, step) }
      }
    }
  }

  private static func finding(_ index: Int, _ run: Run, _ step: Int) -> Finding? {
    let track = run.tracks[index]
    guard track.property == "frame", Leaf.isShape(track.path, run),
      let before = run.rests[step].models[index], let after = run.rests[step + 1].models[index],
      before.count == 4, after.count == 4
    else { return nil }
    let growth = after[3] - before[3]
    guard sizes.contains(abs(growth)), abs(after[2] - before[2]) < 0.4,
      pushes(index, run, step, by: growth)
    else { return nil }
    return Finding(
      name, .warning, path: track.path, property: track.property,
      "Becomes \(short(abs(growth))) pt \(growth > 0 ? "taller" : "lower") with another state, and"
        + " what is around it moves along.",
      fix: "Keep border and padding together constant where they take room: a stroke drawn over the"
        + " view takes none.",
      evidence: [
        Evidence(
          run, run.rests[step].time, run.rests[step + 1].time,
          "height \(short(before[3])) → \(short(after[3])) pt")
      ])
  }

  /// Whether anything outside of the view stands elsewhere for it, or the view itself does.
  private static func pushes(_ index: Int, _ run: Run, _ step: Int, by growth: Double) -> Bool {
    let path = run.tracks[index].path
    return run.tracks.indices.contains { other in
      let track = run.tracks[other]
      guard track.property == "frame", let before = run.rests[step].models[other],
        let after = run.rests[step + 1].models[other], before.count == 4, after.count == 4
      else { return false }
      if other == index { return abs(after[1] - before[1]) > 0.2 }
      return !PathOps.isWithin(track.path, path) && abs(after[3] - before[3]) < 0.2
        && abs(abs(after[1] - before[1]) - abs(growth)) <= abs(growth) / 2 + 0.1
    }
  }
}

import LegatoFilm

/// What is there can be seen, at some time: nothing stays in the tree that has no way to show.
enum HiddenForever: Rule {
  static let name = "hidden-forever"
  static let summary = "Nothing stays in the tree invisible with no way to be seen."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    never(subject) + leftBehind(subject)
  }

  private static let visible = 0.01

  /// Opacities that are 0 from the first frame to the last of every run that a person could bring about.
  private static func never(_ subject: PlayedSubject) -> [Finding] {
    var seen: Set<[String]> = []
    // Shown where a value of the state was set from outside, which nothing in the view may ever do.
    var forced: Set<[String]> = []
    var hidden: [(key: [String], run: Run, track: Track, number: Int)] = []
    for run in subject.runs {
      for (number, track) in run.tracks.enumerated()
      where isOpacity(track) && !SystemMotion.isSpare(track.path) {
        let key = [PathOps.unnumbered(track.path), track.property]
        let shown = track.shown.lazy.compactMap { $0?.first }
        if shown.contains(where: { $0 > visible })
          || track.models.contains(where: { $0.components.first ?? 0 > visible })
        {
          // Where a setting is switched on the way, a value may have been set so that anything moves.
          let mayBeForced = [.state, .liveReducedMotion, .liveLowPower].contains(run.kind)
          if mayBeForced { forced.insert(key) } else { seen.insert(key) }
        } else if shown.first != nil {
          hidden.append((key, run, track, number))
        }
      }
    }
    // In which run each was first: all of them are told of once.
    var reported: [[String]: String] = [:]
    return hidden.filter {
      guard !seen.contains($0.key), !Alternatives.sharesItsPlace($0.number, $0.run) else {
        return false
      }
      let first = reported[$0.key] ?? $0.run.name
      reported[$0.key] = first
      return first == $0.run.name
    }.map { item in
      let isForced = forced.contains(item.key)
      // What was not touched may be what shows it; so may what nobody plays, such as a notification.
      let isSure = !isForced && subject.omissions.isEmpty
      return Finding(
        name, isSure ? .warning : .note, path: item.track.path, property: item.track.name,
        isForced
          ? "Is invisible from the first frame on, and only setting its state from outside shows it."
          : "Is invisible from the first frame on, and nothing that was played shows it.",
        fix: "Start from the state that the view is in, or take the view out of the tree.",
        evidence: [Evidence(item.run, 0, item.run.duration, "opacity 0 throughout")])
    }
  }

  /// How many views may wait invisibly for their next use: a mark, a label.
  private static let spare = 4

  /// Views that have faded or shrunk to nothing and stay, more than one would keep for their next use.
  private static func leftBehind(_ subject: PlayedSubject) -> [Finding] {
    subject.runs.flatMap { run -> [Finding] in
      guard let last = run.recording.times.indices.last, run.recording.isSettled else { return [] }
      let faded = run.tracks.filter { track in
        guard isOpacity(track) || track.property == "scale",
          !track.motions.contains(where: \.isEndless), last < track.shown.count,
          let end = track.shown[last]?.max(), abs(end) <= visible
        else { return false }
        return track.models.first?.components.max() ?? 0 > visible || !track.motions.isEmpty
      }
      let groups = Dictionary(grouping: faded) { PathOps.unnumbered($0.path) }
      return groups.keys.sorted().compactMap { path -> Finding? in
        let group = groups[path] ?? []
        guard group.count > spare, let first = group.first else { return nil }
        var finding = Finding(
          name, .warning, path: first.path, property: first.name,
          "\(group.count) views have \(isOpacity(first) ? "faded" : "shrunk") to nothing and stay in the"
            + " tree.",
          fix: "Take them out when their motion is over.",
          evidence: [
            Evidence(
              run, run.duration,
              "\(first.property) 0 of \(group.count) views at the end of the run")
          ])
        finding.count = group.count
        return finding
      }
    }
  }

  private static func isOpacity(_ track: Track) -> Bool { track.property == "opacity" }
}

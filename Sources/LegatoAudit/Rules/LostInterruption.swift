import LegatoFilm

/// What answers a tap and goes back by itself does so after quick taps too, and each tap gets all of
/// its answer.
enum LostInterruption: Rule {
  static let name = "lost-interruption"
  static let summary = "Quick taps end where slow ones do, and none cuts off the answer to the next."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .rapidTaps }.flatMap { run -> [Finding] in
      guard let tap = subject.run(.tap, run.target), tap.rests.count > 1, run.rests.count > 1,
        tap.rests[1].isSettled, run.rests[1].isSettled
      else { return [] }
      return tap.tracks.indices.compactMap { finding($0, tap, run) }
    }
  }

  private static func finding(_ index: Int, _ tap: Run, _ run: Run) -> Finding? {
    let track = tap.tracks[index]
    guard let before = tap.rests[0].models[index], let after = tap.rests[1].models[index],
      !differ(before, after), let hold = hold(track, tap, before),
      let other = run.tracks.firstIndex(where: { $0.path == track.path && $0.name == track.name }),
      let end = run.rests[1].models[other]
    else { return nil }
    if differ(before, end) {
      return Finding(
        name, .error, path: track.path, property: track.name,
        "Does not come back after quick taps.",
        fix: "Give each tap its own cancellable task, and let the last one decide.",
        evidence: [
          Evidence(run, run.rests[1].time, "ends at \(end.map(short).joined(separator: ", "))"),
          Evidence(
            tap, tap.rests[1].time, "one tap: back at \(after.map(short).joined(separator: ", "))"),
        ])
    }
    return early(track, run.tracks[other], tap, run, before, hold)
  }

  /// How long one tap keeps the value away from where it rests; `nil` where it does not.
  private static func hold(_ track: Track, _ tap: Run, _ rest: [Double]) -> Double? {
    guard tap.phases.count > 1 else { return nil }
    let phase = tap.phases[1]
    let changes = track.models.filter {
      $0.time >= phase.start - simultaneity && $0.time < phase.end - simultaneity
    }
    guard let away = changes.first(where: { differ($0.components, rest) }),
      let back = changes.last(where: { !differ($0.components, rest) }), back.time > away.time
    else { return nil }
    return back.time - away.time
  }

  private static func early(
    _ track: Track, _ rapid: Track, _ tap: Run, _ run: Run, _ rest: [Double], _ hold: Double
  ) -> Finding? {
    // Shorter than two frames, nobody sees.
    guard hold > 0.04 else { return nil }
    for act in run.acts.dropFirst() where act.name == "tap" {
      let time = act.time + hold * 0.6
      guard let model = rapid.models.last(where: { $0.time <= time }), model.time > act.time,
        !differ(model.components, rest)
      else { continue }
      return Finding(
        name, .warning, path: track.path, property: track.name,
        "The answer to a tap is cut short by the end of the one before.",
        fix: "Cancel the pending release when another tap comes.",
        evidence: [
          Evidence(
            run, act.time, model.time,
            "released \(milliseconds(model.time - act.time)) after the tap"),
          Evidence(tap, tap.phases[1].start, "one tap: released after \(milliseconds(hold))"),
        ])
    }
    return nil
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded())) ms"
  }
}

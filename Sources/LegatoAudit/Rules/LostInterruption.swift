import LegatoFilm

/// What answers a tap and goes back by itself does so after quick taps too, and each tap gets all of
/// its answer.
///
/// As many slow taps are what quick ones are held against: a counter that is full after three of five
/// answers no more, however long one waits.
enum LostInterruption: Rule {
  static let name = "lost-interruption"
  static let summary =
    "Quick taps end where slow ones do, and none cuts off the answer to the next."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .rapidTaps }.flatMap { findings(of: $0, in: subject) }
  }

  /// Whether quick taps on something differ from a single one, so that slow ones have to tell why.
  static func asks(about target: String, in subject: PlayedSubject) -> Bool {
    guard let run = subject.run(.rapidTaps, target) else { return false }
    return !findings(of: run, in: subject).isEmpty
  }

  private static func findings(of run: Run, in subject: PlayedSubject) -> [Finding] {
    guard let tap = subject.run(.tap, run.target), tap.rests.count > 1, run.rests.count > 1,
      tap.rests[1].isSettled, run.rests[1].isSettled
    else { return [] }
    let slow = subject.run(.slowTaps, run.target)
    return tap.tracks.indices.compactMap { finding($0, tap, run, slow) }
  }

  private static func finding(_ index: Int, _ tap: Run, _ run: Run, _ slow: Run?) -> Finding? {
    let track = tap.tracks[index]
    guard let before = tap.rests[0].models[index], let after = tap.rests[1].models[index],
      !differ(before, after), let hold = hold(track, tap, before, phase: 1),
      let other = number(of: track, in: run), let end = run.rests[1].models[other]
    else { return nil }
    if differ(before, end) {
      // Slow taps that end there too say that it is the state's doing.
      if let slow, let number = number(of: track, in: slow),
        let last = slow.rests.last?.models[number],
        !differ(last, end)
      {
        return nil
      }
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
    return early(track, run.tracks[other], tap, run, slow, before, hold)
  }

  private static func number(of track: Track, in run: Run) -> Int? {
    run.tracks.firstIndex { $0.path == track.path && $0.name == track.name }
  }

  /// How long one tap keeps the value away from where it rests; `nil` where it does not.
  private static func hold(
    _ track: Track, _ tap: Run, _ rest: [Double], phase number: Int
  ) -> Double? {
    guard tap.phases.count > number else { return nil }
    let phase = tap.phases[number]
    let changes = track.models.filter {
      $0.time >= phase.start - simultaneity && $0.time < phase.end - simultaneity
    }
    guard let away = changes.first(where: { differ($0.components, rest) }),
      let back = changes.last(where: { !differ($0.components, rest) }), back.time > away.time
    else { return nil }
    return back.time - away.time
  }

  private static func early(
    _ track: Track, _ rapid: Track, _ tap: Run, _ run: Run, _ slow: Run?, _ rest: [Double],
    _ hold: Double
  ) -> Finding? {
    // Shorter than two frames, nobody sees; and where a second tap has no answer, none is cut off.
    guard hold > 0.04, let again = self.hold(track, tap, rest, phase: 2),
      abs(again - hold) < 0.2 * hold
    else { return nil }
    let taps = run.acts.filter { $0.name == "tap" }
    for (number, act) in taps.enumerated().dropFirst() {
      let time = act.time + hold * 0.6
      guard let model = rapid.models.last(where: { $0.time <= time }), model.time > act.time,
        !differ(model.components, rest), answers(track, slow, rest, tap: number + 1)
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

  /// Whether the tap of that number, from 1, is answered where taps are slow; `true` where nobody knows.
  private static func answers(_ track: Track, _ slow: Run?, _ rest: [Double], tap number: Int)
    -> Bool
  {
    guard let slow, let index = self.number(of: track, in: slow), slow.phases.count > number else {
      return true
    }
    return hold(slow.tracks[index], slow, rest, phase: number) != nil
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded())) ms"
  }
}

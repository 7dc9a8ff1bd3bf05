import LegatoFilm

/// What answers a person is over soon.
enum LongMotion: Rule {
  static let name = "long-motion"
  static let summary = "Motion that answers a touch or a change takes no longer than a second."

  /// How long an answer may take until nearly all of it is done, in seconds.
  private static let allowed = 1.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run in
      run.movements.compactMap { movement -> Finding? in
        guard movement.effect.isSpatial || movement.effect == .fades,
          movement.trigger == .touch || movement.trigger == .change, !movement.motion.isEndless,
          !movement.motion.animation.contains(".repeat"), !movement.motion.animation.isEmpty,
          let length = length(movement, run), length > allowed + 0.02
        else { return nil }
        return Finding(
          name, .note, path: movement.path, property: movement.property,
          "Takes \(short(length)) s to answer.",
          fix: "Shorten it to half a second or less, or show the end state first.",
          evidence: [
            Evidence(
              run, movement.visibleStart, movement.visibleStart + length,
              movement.observation(run.tracks[movement.track])
                + " by \(movement.motion.animation)")
          ])
      }
    }
  }

  /// Seconds from the first change until 98 of 100 parts of the way are done for good.
  private static func length(_ movement: Movement, _ run: Run) -> Double? {
    guard let index = movement.travel.indices.max(by: { movement.travel[$0] < movement.travel[$1] })
    else { return nil }
    let track = run.tracks[movement.track]
    let least = 0.02 * movement.travel[index]
    let last = movement.rows.last { row in
      track.value(row, index).map { abs($0 - movement.to[index]) > least } ?? false
    }
    return last.map { run.recording.times[$0] - movement.visibleStart }
  }
}

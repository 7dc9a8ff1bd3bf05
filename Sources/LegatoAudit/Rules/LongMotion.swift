import LegatoFilm

/// What answers a person is over soon.
enum LongMotion: Rule {
  static let name = "long-motion"
  static let summary = "Motion that answers a touch or a change takes no longer than two seconds."

  /// How long an answer may take until nearly all of it is done, in seconds.
  private static let allowed = 2.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { [.tap, .change, .state].contains($0.kind) }.flatMap { run in
      run.ownMovements.compactMap { movement -> Finding? in
        let length = movement.nearEnd - movement.visibleStart
        guard movement.effect.isSpatial || movement.effect == .fades,
          movement.trigger == .touch || movement.trigger == .change, !movement.motion.isEndless,
          !movement.motion.animation.contains(".repeat"), !movement.motion.animation.isEmpty,
          length > allowed + 0.02
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
}

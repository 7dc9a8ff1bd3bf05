import LegatoFilm

/// What moves without end heeds the settings, and does not move where nobody sees it. Whether a person
/// can pause it is `NoPause`.
enum EndlessMotion: Rule {
  static let name = "endless-motion"
  static let summary =
    "Reduce Motion stops what lasts longer than five seconds, and nothing goes on where it is not seen."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    unimpressed(subject) + unseen(subject) + saving(subject)
  }

  /// Loops that have no regard for Reduce Motion.
  private static func unimpressed(_ subject: PlayedSubject) -> [Finding] {
    subject.runs(.reducedMotion).filter { $0.kind == .appear }.flatMap { run in
      LastingMotion.all(in: run).map { movement in
        Finding(
          name, .error, path: movement.path, property: movement.property,
          "Lasts longer than five seconds, and Reduce Motion does not stop it.",
          fix: "Stop the loop where accessibilityReduceMotion is true.",
          criteria: [.reducedMotionLabel],
          evidence: [LastingMotion.evidence(of: movement, run)])
      }
    }
  }

  /// Loops of what is off the surface, or below something invisible.
  private static func unseen(_ subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .appear || $0.kind == .tap }.flatMap { run in
      run.movements.filter(\.motion.isEndless).compactMap { movement -> Finding? in
        guard let reason = Visibility.reasonUnseen(movement, run) else { return nil }
        return Finding(
          name, .warning, path: movement.path, property: movement.property,
          "The loop goes on where nobody sees it: \(reason).",
          fix: "Stop the loop when its view disappears or is hidden.",
          evidence: [
            Evidence(
              run, movement.visibleStart, movement.end,
              movement.observation(run.tracks[movement.track]))
          ])
      }
    }
  }

  /// Loops that go on while the device saves power.
  private static func saving(_ subject: PlayedSubject) -> [Finding] {
    subject.runs(.lowPower).filter { $0.kind == .appear }.flatMap { run in
      run.movements.filter {
        $0.motion.isEndless && $0.effect != .nothing && !SystemMotion.moves($0)
      }.map { movement in
        Finding(
          name, .note, path: movement.path, property: movement.property,
          "The loop goes on in Low Power Mode.",
          fix: "Stop loops while isLowPowerModeEnabled is true.",
          evidence: [
            Evidence(
              run, movement.visibleStart, movement.end,
              movement.observation(run.tracks[movement.track]))
          ])
      }
    }
  }
}

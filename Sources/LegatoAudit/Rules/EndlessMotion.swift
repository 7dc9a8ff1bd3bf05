import LegatoFilm

/// What moves without end can be stopped, and does not move where nobody sees it.
enum EndlessMotion: Rule {
  static let name = "endless-motion"
  static let summary =
    "Motion that lasts longer than five seconds can be stopped, and stops where it is not seen."

  /// How long motion that nobody asked for may last, in seconds: WCAG 2.2.2.
  private static let allowed = 5.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    stoppable(subject) + unseen(subject) + saving(subject)
  }

  /// Reduce Motion is the switch that stops it; a loop that has no regard for it has none.
  private static func stoppable(_ subject: PlayedSubject) -> [Finding] {
    subject.runs(.reducedMotion).filter { $0.kind == .appear }.flatMap { run in
      (run.movements + run.driven).filter {
        lasts($0, run) && !SystemMotion.moves($0) && $0.effect != .nothing
      }
      .map { movement in
        Finding(
          name, .error, path: movement.path, property: movement.property,
          "Starts by itself, lasts longer than five seconds, and not even Reduce Motion stops it.",
          fix:
            "Stop the loop where accessibilityReduceMotion is true, or offer a control that does.",
          criteria: [.pauseStopHide, .reducedMotionLabel],
          evidence: [
            Evidence(
              run, movement.visibleStart, movement.end,
              movement.observation(run.tracks[movement.track])
                + (movement.isDriven ? ", frame by frame" : " by \(movement.motion.animation)"))
          ])
      }
    }
  }

  private static func lasts(_ movement: Movement, _ run: Run) -> Bool {
    movement.motion.isEndless || movement.end - movement.visibleStart > allowed
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

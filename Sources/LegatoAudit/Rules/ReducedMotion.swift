import LegatoFilm

/// Nothing moves, grows, turns or blurs for a person who asked for less motion. What fades or changes
/// its colour may go on.
enum ReducedMotion: Rule {
  static let name = "reduced-motion"
  static let summary = "Under Reduce Motion nothing moves, scales, turns or blurs."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.reducedMotion).flatMap { run in
      run.movements.filter { isSeen($0) && $0.property != "scroll" && isPlain(run, $0) }
        .map { finding($0, run) }
        + run.driven.filter { !SystemMotion.moves($0) }.map { finding($0, run) }
    }
  }

  /// A few points, as where a label grows by a digit, make nobody dizzy.
  private static func isSeen(_ movement: Movement) -> Bool {
    switch movement.effect {
    case .moves, .resizes: movement.distance > 4
    default: movement.effect.isSpatial
    }
  }

  /// What a finger drags along, or a scroll view, goes where the finger goes.
  private static func isPlain(_ run: Run, _ movement: Movement) -> Bool {
    !movement.motion.animation.isEmpty && movement.motion.animation != "velocityTracking"
      && !SystemMotion.moves(movement)
  }

  private static func finding(_ movement: Movement, _ run: Run) -> Finding {
    let verb =
      movement.motion.isEndless
      ? "\(movement.effect.rawValue) without end" : movement.effect.rawValue
    return Finding(
      name, .error, path: movement.path, property: movement.property,
      "Still \(verb) \(movement.trigger.phrase) although Reduce Motion is on.",
      fix: fix(movement), criteria: [.animationFromInteractions, .reducedMotionLabel],
      evidence: [
        Evidence(
          run, movement.visibleStart, movement.end,
          movement.observation(run.tracks[movement.track])
            + (movement.isDriven ? ", frame by frame" : " by \(movement.motion.animation)"))
      ])
  }

  private static func fix(_ movement: Movement) -> String {
    if movement.isDriven {
      return "Pause the timeline, or stop the timer, while accessibilityReduceMotion is true."
    }
    if movement.motion.isEndless {
      return "Do not start the loop while accessibilityReduceMotion is true."
    }
    return "Read accessibilityReduceMotion and use no animation, or a fade, where it is true."
  }
}

import LegatoFilm

/// Nothing moves, grows, turns or blurs for a person who asked for less motion. What fades or changes
/// its colour may go on.
enum ReducedMotion: Rule {
  static let name = "reduced-motion"
  static let summary = "Under Reduce Motion nothing moves, scales, turns or blurs."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.reducedMotion).flatMap { run in
      run.movements.filter { $0.effect.isSpatial && $0.property != "scroll" && isPlain(run, $0) }
        .map { finding($0, run) }
    }
  }

  /// What a finger drags along, or a scroll view, goes where the finger goes.
  private static func isPlain(_ run: Run, _ movement: Movement) -> Bool {
    !movement.motion.animation.isEmpty && movement.motion.animation != "velocityTracking"
      && !SystemMotion.moves(movement)
  }

  private static func finding(_ movement: Movement, _ run: Run) -> Finding {
    let verb = movement.motion.isEndless ? "\(movement.effect.rawValue) without end" :
      movement.effect.rawValue
    return Finding(
      name, .error, path: movement.path, property: movement.property,
      "Still \(verb) \(movement.trigger.phrase) although Reduce Motion is on.",
      fix: fix(movement), criteria: [.animationFromInteractions, .reducedMotionLabel],
      evidence: [
        Evidence(
          run, movement.visibleStart, movement.end,
          movement.observation(run.tracks[movement.track]) + " by \(movement.motion.animation)")
      ])
  }

  private static func fix(_ movement: Movement) -> String {
    if movement.motion.isEndless {
      return "Do not start the loop while accessibilityReduceMotion is true."
    }
    return "Read accessibilityReduceMotion and use no animation, or a fade, where it is true."
  }
}

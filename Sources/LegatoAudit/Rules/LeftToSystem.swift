import SwiftUICore

/// An app has an answer of its own to a person who asked for less motion.
enum LeftToSystem: Rule {
  static let name = "left-to-system"
  static let summary =
    "What moves in full has an answer of its own to Reduce Motion, and not the system's alone."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.reducedMotion).flatMap { run in
      // What follows a setting that was switched on the way is told of in runs that begin with it.
      run.substitutes.filter { !SystemMotion.isPart($0.path) }.map { finding($0, run) }
    }
  }

  private static func finding(_ substitute: RunJournal.ReducedMotionFallback, _ run: Run) -> Finding
  {
    let (property, message, observation, fix) = words(substitute.kind)
    return Finding(
      name, .note, path: substitute.path, property: property, message, fix: fix,
      criteria: [.reducedMotionLabel],
      evidence: [Evidence(run, substitute.time, observation)])
  }

  private static func words(
    _ kind: RunJournal.ReducedMotionFallback.Kind
  ) -> (property: String, message: String, observation: String, fix: String) {
    switch kind {
    case .transition:
      (
        "transition",
        "Its transition moves, and under Reduce Motion only the system makes it fade.",
        "cross-faded in the place of the transition that code asks for",
        "Use .opacity or .identity where accessibilityReduceMotion is true."
      )
    case .roll:
      (
        "content", "Its characters roll, and under Reduce Motion only the system makes them fade.",
        "cross-faded in the place of numericText",
        "Use no animation, or contentTransition(.opacity), where accessibilityReduceMotion is true."
      )
    case .matchedGeometry:
      (
        "matched geometry",
        "Grows out of another view, and the animation has no regard for Reduce Motion.",
        "took over the frame of another view within an animation",
        "Leave matchedGeometryEffect out, or use no animation, where accessibilityReduceMotion is"
          + " true."
      )
    }
  }
}

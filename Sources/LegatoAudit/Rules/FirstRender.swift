import LegatoFilm

/// A view that comes on screen is where it belongs.
enum FirstRender: Rule {
  static let name = "first-render"
  static let summary = "What is shown from the first frame on does not move to its place then."

  /// How far something may slide unnoticed, in points.
  private static let allowed = 4.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    guard let run = subject.runs(.full).first(where: { $0.kind == .appear }) else { return [] }
    return run.ownMovements.filter { isCorrection($0, run) }.map { movement in
      Finding(
        name, .warning, path: movement.path, property: movement.property,
        "Is shown in the first frame and then moves to its place.",
        fix: "Start from the final state, or keep the first change out of the animation.",
        evidence: [
          Evidence(
            run, movement.visibleStart, movement.end,
            movement.observation(run.tracks[movement.track]) + " by \(movement.motion.animation)")
        ])
    }
  }

  /// Neither an entry, which starts invisible or from nothing, nor a loop.
  private static func isCorrection(_ movement: Movement, _ run: Run) -> Bool {
    guard movement.start < 0.02, !movement.motion.isEndless, movement.property == "frame",
      movement.effect == .moves || movement.effect == .resizes, movement.distance > allowed,
      !movement.motion.animation.contains(".repeat"), movement.from.count == 4,
      movement.from[2] > 1, movement.from[3] > 1,
      // A bar that fills starts at its beginning.
      movement.effect == .moves || !Leaf.isShape(movement.path, run)
    else { return false }
    let row = movement.rows.lowerBound
    return !(run.above[movement.track] ?? []).contains { number in
      let other = run.tracks[number]
      guard ["opacity", "scale", "blur"].contains(other.property),
        let value = other.value(row, 0)
      else { return false }
      // Sparks that fly off and go out start in sight, too.
      if other.property == "opacity", other.shown.last(where: { $0 != nil })??.first ?? 1 < 0.05 {
        return true
      }
      return other.property == "blur" ? value > 1 : value < 0.5
    }
  }
}

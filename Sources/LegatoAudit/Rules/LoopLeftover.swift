import LegatoDisplay
import LegatoFilm

/// What only serves a loop is not drawn where the loop does not run.
enum LoopLeftover: Rule {
  static let name = "loop-leftover"
  static let summary = "The highlight of a loop is not drawn where the loop does not run."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    guard let full = subject.runs(.full).first(where: { $0.kind == .appear }) else { return [] }
    let loops = full.movements.filter {
      $0.motion.isEndless
        && ($0.effect == .moves || $0.effect == .redraws && $0.property.contains("gradient"))
    }
    return [Conditions.reducedMotion, .lowPower].flatMap { conditions -> [Finding] in
      guard let run = subject.runs(conditions).first(where: { $0.kind == .appear }) else {
        return []
      }
      return loops.compactMap { finding($0, full, run) }
    }
  }

  private static func finding(_ loop: Movement, _ full: Run, _ run: Run) -> Finding? {
    guard
      let track = run.tracks.first(where: { $0.path == loop.path && $0.name == loop.property }),
      track.motions.isEmpty, let frame = run.frames.last,
      let highlight = Highlight.find(
        named: PathOps.name(loop.path), in: frame.list, goesOneWay: LoopJump.leaps(loop, full)),
      Pictures(of: run, scale: 0.5).shows(highlight.layer, in: frame.list)
    else { return nil }
    return Finding(
      name, .warning, path: loop.path, property: loop.property,
      "The loop does not run, and its highlight stays where it began.",
      fix: "Draw the highlight only while the loop runs.", criteria: [.reducedMotionLabel],
      evidence: [
        Evidence(run, frame.time, "draws \(highlight.paint)"),
        Evidence(
          full, loop.visibleStart, loop.end, loop.observation(full.tracks[loop.track])),
      ])
  }
}

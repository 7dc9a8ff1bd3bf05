import LegatoDisplay
import LegatoFilm

/// What only serves a loop is not drawn where the loop does not run.
enum LoopLeftover: Rule {
  static let name = "loop-leftover"
  static let summary = "The highlight of a loop is not drawn where the loop does not run."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    guard let full = subject.runs(.full).first(where: { $0.kind == .appear }) else { return [] }
    let loops = full.movements.filter { $0.motion.isEndless && $0.effect == .moves }
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
      let paint = Highlight.paint(named: ViewPath.name(loop.path), in: frame.list)
    else { return nil }
    return Finding(
      name, .warning, path: loop.path, property: loop.property,
      "The loop does not run, and its highlight stays where it began.",
      fix: "Draw the highlight only while the loop runs.", criteria: [.reducedMotionLabel],
      evidence: [
        Evidence(run, frame.time, "draws \(paint)"),
        Evidence(
          full, loop.visibleStart, loop.end, loop.observation(full.tracks[loop.track])),
      ])
  }
}

/// Paints that light up what is below them: gradients that are never opaque, or clear somewhere.
enum Highlight {
  /// The paint of the first such layer of that name that is drawn.
  static func paint(named name: String, in list: DisplayList) -> String? {
    func find(_ id: LayerID) -> String? {
      guard let layer = list[id], layer.opacity > 0 else { return nil }
      if layer.name == name {
        for command in layer.commands {
          if case .fill(_, let paint, _) = command, isHighlight(paint) { return "\(paint)" }
        }
      }
      for child in layer.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(list.root)
  }

  private static func isHighlight(_ paint: Paint) -> Bool {
    let stops: [GradientStop]
    switch paint {
    case .linearGradient(let list, _, _): stops = list
    case .radialGradient(let list, _, _, _): stops = list
    case .ellipticalGradient(let list, _, _, _, _): stops = list
    case .angularGradient(let list, _, _, _): stops = list
    default: return false
    }
    let alphas = stops.map { Double($0.color.alpha) }
    let (least, most) = (alphas.min() ?? 1, alphas.max() ?? 0)
    return (most < 0.95 || least < 0.05) && most > 0.01
  }
}

import LegatoFilm

/// While a person scrolls or types, nothing else moves by itself.
enum BusyMotion: Rule {
  static let name = "busy-motion"
  static let summary = "Nothing starts to move while a person scrolls or types."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .scroll || $0.kind == .type }.flatMap { run in
      run.ownMovements.filter { counts($0) }.map { movement in
        let what = movement.trigger == .scroll ? "is scrolled" : "is typed into"
        return Finding(
          name, .warning, path: movement.path, property: movement.property,
          "\(capitalized(movement.effect)) while the view \(what).",
          fix: movement.trigger == .scroll
            ? "Let only new items come in with motion, not those that are scrolled to."
            : "Keep what is around the field still until the person has finished.",
          evidence: [
            Evidence(
              run, movement.visibleStart, movement.end,
              movement.observation(run.tracks[movement.track])
                + " by \(movement.motion.animation)")
          ])
      }
    }
  }

  private static func counts(_ movement: Movement) -> Bool {
    guard movement.trigger == .scroll || movement.trigger == .typing else { return false }
    let known = ["scroll", "indicator", "caret"].contains(movement.property)
    return !known && movement.effect.isSpatial && !movement.motion.animation.isEmpty
      && movement.motion.animation != "velocityTracking"
      && !(movement.trigger == .typing && SystemMotion.isPart(movement.path))
  }

  private static func capitalized(_ effect: Effect) -> String {
    effect.rawValue.prefix(1).uppercased() + effect.rawValue.dropFirst()
  }
}

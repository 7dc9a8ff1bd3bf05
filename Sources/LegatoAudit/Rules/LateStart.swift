/// What comes on screen can be seen soon.
enum LateStart: Rule {
  static let name = "late-start"
  static let summary = "What comes in is not kept invisible for longer than a second."

  /// How long content may stay invisible after it was asked for, in seconds.
  private static let allowed = 1.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs.filter { $0.conditions == .full }.flatMap { run in
      run.movements.filter { isLateEntry($0, run) }
        .sorted { wait($0, run) > wait($1, run) }
        .map { movement in
          Finding(
            name, .warning, path: movement.path, property: movement.property,
            "Stays invisible for \(short(wait(movement, run))) s before it begins to come in.",
            fix: "Count the delay from the first new item, and cap it: a few tenths of a second for"
              + " the whole list.",
            evidence: [
              Evidence(
                run, movement.start, movement.visibleStart,
                "opacity \(short(movement.from.first ?? 0)) by \(movement.motion.animation)")
            ])
        }
    }
  }

  private static func wait(_ movement: Movement, _ run: Run) -> Double {
    movement.visibleStart - movement.start
  }

  private static func isLateEntry(_ movement: Movement, _ run: Run) -> Bool {
    movement.effect == .fades && !movement.motion.isEndless && (movement.from.first ?? 1) < 0.05
      && (movement.model.first ?? 0) > 0.05 && wait(movement, run) > allowed
  }
}

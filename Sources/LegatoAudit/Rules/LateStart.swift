/// What comes on screen can be seen soon.
enum LateStart: Rule {
  static let name = "late-start"
  static let summary = "What comes in is not kept invisible for longer than a second."

  /// How long content may stay invisible after it was asked for, in seconds.
  private static let allowed = 1.0

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs.filter { $0.conditions == .full }.flatMap { run in
      staggered(run)
        + run.ownMovements.filter { isLateEntry($0, run) }
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
                "\(movement.property) \(short(movement.from.first ?? 0)) by"
                  + " \(movement.motion.animation)")
            ])
        }
    }
  }

  private static func wait(_ movement: Movement, _ run: Run) -> Double {
    movement.visibleStart - movement.start
  }

  private static func isLateEntry(_ movement: Movement, _ run: Run) -> Bool {
    isEntry(movement) && wait(movement, run) > allowed
  }

  /// Whether something comes in that could not be seen: it fades in, or grows from nothing.
  private static func isEntry(_ movement: Movement) -> Bool {
    (movement.effect == .fades || movement.effect == .scales) && !movement.motion.isEndless
      && (movement.from.max() ?? 1) < 0.05 && (movement.model.max() ?? 0) > 0.05
  }

  /// So many views that come in one after another are rows of one list.
  private static let rows = 5

  /// Rows that are there from the first frame on, and that code, which waits longer for each, lets come
  /// in one by one.
  private static func staggered(_ run: Run) -> [Finding] {
    guard run.kind == .appear else { return [] }
    let entries = run.ownMovements.filter { movement in
      isEntry(movement) && run.tracks[movement.track].shown.first.map { $0 != nil } == true
    }
    let groups = Dictionary(grouping: entries) { PathOps.unnumbered($0.path) }
    return groups.keys.sorted().compactMap { path -> Finding? in
      let starts = (groups[path] ?? []).sorted { $0.start < $1.start }
      guard starts.count >= rows, let last = starts.last, last.start > allowed,
        zip(starts, starts.dropFirst()).count(where: { $0.start < $1.start }) >= rows - 1
      else { return nil }
      return Finding(
        name, .warning, path: last.path, property: last.property,
        "Stays invisible for \(short(last.visibleStart)) s before it begins to come in, after"
          + " \(starts.count - 1) others.",
        fix: "Count the wait from the first new item, and cap it: a few tenths of a second for the"
          + " whole list.",
        evidence: [
          Evidence(
            run, 0, last.visibleStart, "\(last.property) \(short(last.from.max() ?? 0)) until then")
        ])
    }
  }
}

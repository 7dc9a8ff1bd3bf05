import LegatoFilm

/// What was set in motion comes to rest, and does not set out again by itself.
enum RestlessMotion: Rule {
  static let name = "restless-motion"
  static let summary = "Motion comes to rest, and does not begin again by itself."

  /// How often a value may set out anew while nobody does anything.
  private static let allowed = 4

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .appear }.flatMap { run -> [Finding] in
      let groups = Dictionary(
        grouping: run.movements.filter {
          $0.start > 0.5 && !$0.motion.isEndless && $0.effect != .nothing
            && !SystemMotion.moves($0) && !SystemMotion.isPart($0.path) && !isInLoop($0, run)
        }
      ) { "\($0.path) \($0.property)" }
      return groups.keys.sorted().compactMap { key -> Finding? in
        guard let group = groups[key], group.count >= allowed, let first = group.first,
          let last = group.last
        else { return nil }
        return Finding(
          name, .warning, path: first.path, property: first.property,
          "Sets out again and again while nobody does anything: a loop that nothing knows as one.",
          fix: "Use repeatForever, a phase animator or TimelineView, which stop with their view.",
          evidence: [
            Evidence(run, first.start, last.end, "\(group.count) motions, each by code that waits")
          ])
      }
    } + unsettled(subject)
  }

  /// Whether a phase animator moves it: that stops with its view.
  private static func isInLoop(_ movement: Movement, _ run: Run) -> Bool {
    run.loops.contains { PathOps.isWithin(movement.path, $0) }
  }

  /// Runs at whose end something still moves that ought to end.
  private static func unsettled(_ subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run -> [Finding] in
      guard let rest = run.rests.last, !rest.isSettled, run.kind != .appear else { return [] }
      return run.movements.filter {
        !$0.motion.isEndless && $0.effect != .nothing && $0.end > rest.time + 0.001
          && $0.nearEnd > rest.time - 0.1
          && !SystemMotion.isPart($0.path) && !isInLoop($0, run)
      }.map { movement in
        Finding(
          name, .warning, path: movement.path, property: movement.property,
          "Has not come to rest after \(short(rest.time - movement.start)) s.",
          fix: "Give the animation an end within a second.",
          evidence: [
            Evidence(
              run, movement.start, movement.end, "by \(movement.motion.animation)")
          ])
      }
    }
  }
}

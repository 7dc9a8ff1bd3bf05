import LegatoFilm

/// A loop begins anew where nobody sees it.
enum LoopJump: Rule {
  static let name = "loop-jump"
  static let summary = "A loop does not jump back in plain sight."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .appear }.flatMap { run in
      run.movements.filter { $0.motion.isEndless && $0.effect != .nothing }
        .compactMap { finding($0, run) }
    }
  }

  private struct Jump {
    let row: Int
    let component: Int
    let before: Double
    let after: Double
  }

  private static func finding(_ movement: Movement, _ run: Run) -> Finding? {
    guard let jump = jump(movement, run), isSeen(jump, run) else { return nil }
    let name =
      jump.component < run.tracks[movement.track].components.count
      ? " " + run.tracks[movement.track].components[jump.component] : ""
    return Finding(
      Self.name, .warning, path: movement.path, property: movement.property,
      "The loop jumps back where it can be seen.",
      fix: "Let it start and end out of sight (by the view's own width), or reverse.",
      evidence: [
        Evidence(
          run, run.recording.times[jump.row - 1], run.recording.times[jump.row],
          "\(movement.property)\(name) \(short(jump.before)) → \(short(jump.after)) in one frame")
      ])
  }

  /// Whether the loop goes one way only, and begins anew at its start.
  static func leaps(_ movement: Movement, _ run: Run) -> Bool { jump(movement, run) != nil }

  /// The first frame in which the value goes much farther than it does otherwise.
  private static func jump(_ movement: Movement, _ run: Run) -> Jump? {
    let track = run.tracks[movement.track]
    for index in movement.travel.indices where movement.travel[index] > 0 {
      var steps: [(row: Int, way: Double)] = []
      for row in movement.rows.dropFirst() {
        guard let value = track.value(row, index), let before = track.value(row - 1, index),
          run.recording.times[row] - run.recording.times[row - 1] > 0.01
        else { continue }
        steps.append((row, value - before))
      }
      let ways = steps.map { abs($0.way) }.filter { $0 > 0 }.sorted()
      guard ways.count > 8 else { continue }
      let usual = ways[ways.count / 2]
      guard
        let jump = steps.first(where: {
          abs($0.way) > 8 * usual && abs($0.way) > 0.25 * movement.travel[index]
        })
      else { continue }
      // Whole turns look alike.
      if movement.effect == .turns {
        let rest = abs(jump.way).truncatingRemainder(dividingBy: 360)
        if min(rest, 360 - rest) < 4 * usual { continue }
      }
      return Jump(
        row: jump.row, component: index, before: track.value(jump.row - 1, index) ?? 0,
        after: track.value(jump.row, index) ?? 0)
    }
    return nil
  }

  /// Whether the picture changes much more in that frame than it does in the ones around it.
  private static func isSeen(_ jump: Jump, _ run: Run) -> Bool {
    let pictures = Pictures(of: run, scale: 0.5)
    guard let leap = pictures.difference(jump.row - 1, jump.row) else { return false }
    let around = [jump.row - 4, jump.row - 3, jump.row - 2, jump.row + 2, jump.row + 3].compactMap {
      pictures.difference($0 - 1, $0)
    }
    let usual = around.max() ?? 0
    return leap > 0.02 && leap > 3 * usual
  }
}

import LegatoFilm

/// One change sets one animation on a value.
enum StackedAnimations: Rule {
  static let name = "stacked-animations"
  static let summary = "One change starts one animation of a value, and changes do not pile up."

  /// How many animations quick changes may leave on one value at once.
  private static let allowed = 12

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run -> [Finding] in
      run.stacked.keys.sorted().compactMap { finding($0, run) }
    }
  }

  private static func finding(_ index: Int, _ run: Run) -> Finding? {
    guard let count = run.stacked[index], run.tracks.indices.contains(index) else { return nil }
    let track = run.tracks[index]
    let begun = run.begun[index] ?? 0
    let isTwice = [.appear, .tap, .change, .state].contains(run.kind) && begun > 1
    guard isTwice || count > allowed else { return nil }
    let start = track.motions.first?.start ?? 0
    return Finding(
      name, .warning, path: track.path, property: track.name,
      isTwice
        ? "One change starts \(begun) animations of the same value."
        : "\(count) animations pull at the same value at once.",
      fix: isTwice
        ? "Keep one: the animation of the modifier or that of withAnimation."
        : "Use a spring, which takes over what runs, or fewer updates.",
      evidence: [
        Evidence(
          run, start, track.motions.last?.end ?? start,
          "\(count) at once: \(animations(track).joined(separator: ", "))")
      ])
  }

  private static func animations(_ track: Track) -> [String] {
    var names: [String] = []
    for motion in track.motions where !names.contains(motion.animation) {
      names.append(motion.animation)
    }
    return names
  }
}

import LegatoFilm

extension RuleBook {
  /// What is not safe for a person who asked for less motion, in a recording that was made under Reduce
  /// Motion: what a check says of the same, as far as the recording goes.
  package static func findingsUnderReducedMotion(in recording: Recording) -> [Finding] {
    var run = Run(.appear, .reducedMotion, target: "", recording: recording)
    let first = recording.events.first?.time ?? recording.duration
    run.phases = [
      Run.Phase(start: 0, end: first, trigger: .appear, name: "appears"),
      Run.Phase(start: first, end: recording.duration, trigger: .touch, name: "the scenario"),
    ]
    run.movements = run.findMovements()
    return findings(
      in: PlayedSubject(name: recording.view, runs: [run]),
      rules: [ReducedMotion.name, EndlessMotion.name])
  }
}

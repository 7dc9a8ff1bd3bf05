import LegatoFilm

extension RuleBook {
  /// What is not safe for a person who asked for less motion, in a recording that was made under Reduce
  /// Motion: what a check says of the same, as far as the recording goes.
  package static func findingsUnderReducedMotion(in recording: Recording) -> [Finding] {
    findings(
      in: PlayedSubject(name: recording.view, runs: [reducedRun(recording)]),
      rules: [ReducedMotion.name, EndlessMotion.name])
  }

  /// What goes on as before after Reduce Motion was switched on, in a recording that was made in full:
  /// what a check says of the same, as far as the recording goes.
  ///
  /// - Parameters:
  ///   - start: when the first thing was done, in seconds.
  ///   - change: when Reduce Motion was switched on.
  ///   - again: when the same was done once more.
  ///   - reduced: a recording of the same that was made under Reduce Motion. What moves in it moves in
  ///     any case, and is left out.
  package static func findingsAfterReducing(
    in recording: Recording, from start: Double, at change: Double, again: Double,
    reduced: Recording
  ) -> [Finding] {
    var run = Run(.liveReducedMotion, .full, target: "", recording: recording)
    run.phases = [
      Run.Phase(start: 0, end: start, trigger: .appear, name: "appears"),
      Run.Phase(start: start, end: change, trigger: .touch, name: "before"),
      Run.Phase(start: change, end: again, trigger: .setting, name: "reduces motion"),
      Run.Phase(start: again, end: recording.duration, trigger: .touch, name: "after"),
    ]
    run.movements = run.findMovements()
    return findings(
      in: PlayedSubject(name: recording.view, runs: [run, reducedRun(reduced)]),
      rules: [LiveSetting.name])
  }

  private static func reducedRun(_ recording: Recording) -> Run {
    var run = Run(.appear, .reducedMotion, target: "", recording: recording)
    let first = recording.events.first?.time ?? recording.duration
    run.phases = [
      Run.Phase(start: 0, end: first, trigger: .appear, name: "appears"),
      Run.Phase(start: first, end: recording.duration, trigger: .touch, name: "the scenario"),
    ]
    run.movements = run.findMovements()
    run.driven = run.findDriven()
    return run
  }
}

import LegatoFilm
import SwiftUICore

/// What the rules find in a session that a person has played: the same is done in full, with Reduce Motion and in
/// Low Power Mode.
@MainActor
package enum SessionAudit {
  /// Something that was done.
  package struct Act {
    package var time: Double
    /// In words; `nil` for what belongs to the act before, such as a finger that moves.
    package var name: String?
    package var trigger: Trigger
    package var perform: (Stage) -> Void

    package init(
      time: Double, name: String?, trigger: Trigger, perform: @escaping (Stage) -> Void
    ) {
      self.time = time
      self.name = name
      self.trigger = trigger
      self.perform = perform
    }
  }

  /// How long is waited at the end for what has no end, in seconds.
  private static let patience = 4.0

  /// - Parameters:
  ///   - makeStage: makes the view anew, for a configuration that is changed.
  ///   - acts: what was done, made anew for each time that it is played.
  package static func findings(
    in name: String, progress: PlayProgress,
    makeStage: ((inout HostConfiguration) -> Void) throws(FilmFailure) -> Stage,
    acts: () -> [Act]
  ) throws(FilmFailure) -> [Finding] {
    let wasKept = RunJournal.isKept
    RunJournal.isKept = true
    defer { RunJournal.isKept = wasKept }
    var subject = PlayedSubject(name: name)
    for conditions in Conditions.allCases {
      let stage = try makeStage { conditions.apply(to: &$0) }
      subject.runs.append(play(acts(), on: stage, name, conditions, progress))
    }
    return RuleBook.findings(in: subject)
  }

  private static func play(
    _ acts: [Act], on stage: Stage, _ name: String, _ conditions: Conditions,
    _ progress: PlayProgress
  ) -> Run {
    let recorder = RunRecorder(
      stage,
      Run(
        acts.isEmpty ? .appear : .tap, conditions, target: acts.isEmpty ? "" : "what was done",
        recording: Recording(
          view: name, configuration: stage.host.configuration, framesPerSecond: 60)),
      progress: progress)
    recorder.begin(.appear, "appears")
    recorder.advanceUntilIdle(limit: min(patience, acts.first?.time ?? patience))
    for (number, act) in acts.enumerated() {
      if act.time > stage.now { recorder.play(act.time - stage.now) }
      if let words = act.name {
        if number > 0 || act.time > 0 { recorder.rest() }
        recorder.begin(act.trigger, words)
        recorder.note(words)
      }
      recorder.act { act.perform(stage) }
    }
    recorder.advanceUntilIdle(limit: patience)
    recorder.rest()
    return recorder.finish()
  }
}

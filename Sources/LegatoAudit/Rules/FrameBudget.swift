/// A frame of motion does little: counters, not milliseconds, so that every machine says the same.
enum FrameBudget: Rule {
  static let name = "frame-budget"
  static let summary = "Frames in which things only move evaluate few bodies and lay out little."

  /// What one frame may take where nothing is done.
  private static let bodies = 40
  private static let layouts = 400
  private static let layers = 400
  /// Frames in a row that count.
  private static let row = 10

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run in
      [
        over(run, "bodies", bodies, "evaluated") { $0.recording.frames[$1].bodies },
        over(run, "elements", layouts, "laid out") { $0.recording.frames[$1].layouts },
        over(run, "layers", layers, "recorded") { $0.recording.frames[$1].layersRecorded },
      ].compactMap { $0 }
    }
  }

  private static func over(
    _ run: Run, _ what: String, _ limit: Int, _ verb: String, _ count: (Run, Int) -> Int
  ) -> Finding? {
    var length = 0
    for index in run.recording.frames.indices {
      let isQuiet = !run.acts.contains { abs($0.time - run.recording.times[index]) < 0.001 }
      length = isQuiet && count(run, index) > limit ? length + 1 : 0
      guard length == row else { continue }
      let first = index - row + 1
      return Finding(
        name, .warning,
        "More than \(limit) \(what) are \(verb) in every frame of a motion.",
        fix: "Move what changes into a small view of its own, and animate effects, not layout.",
        evidence: [
          Evidence(
            run, run.recording.times[first], run.recording.times[index],
            "\(count(run, index)) \(what) \(verb) in one frame")
        ])
    }
    return nil
  }
}

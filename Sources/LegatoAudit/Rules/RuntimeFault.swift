/// The runtime has nothing to object to.
enum RuntimeFault: Rule {
  static let name = "runtime-fault"
  static let summary = "The runtime reports no faults: numbers that are none, updates without end."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs.flatMap { run in
      run.recording.issues.map { issue in
        Finding(
          name, .warning, path: issue.path, property: issue.message,
          issue.message, fix: "Mend what the message names.",
          evidence: [Evidence(run, run.duration, "reported once")])
      }
    }
  }
}

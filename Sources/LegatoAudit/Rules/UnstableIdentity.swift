/// Views are the same ones when their bodies are evaluated again.
enum UnstableIdentity: Rule {
  static let name = "unstable-identity"
  static let summary = "Views keep their identity where nothing has changed."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).filter { $0.kind == .refresh }.flatMap { run in
      run.changes.map { change in
        Finding(
          name, .error, path: change.path,
          "Is another view whenever its body is evaluated: its state is lost, and what moves begins"
            + " anew.",
          fix: "Make identifiers once, in the model, and not in body or in a computed property.",
          evidence: [
            Evidence(
              run, change.time,
              "\(change.isInsertion ? "inserted" : "removed") although nothing has changed")
          ])
      }
    }
  }
}

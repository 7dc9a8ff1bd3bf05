/// With less motion everything ends as it does with all of it.
enum EndStates: Rule {
  static let name = "end-states"
  static let summary = "What is there at the end does not depend on Reduce Motion or Low Power Mode."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run -> [Finding] in
      [Conditions.reducedMotion, .lowPower].compactMap { conditions in
        guard let other = subject.counterpart(of: run, conditions) else { return nil }
        return finding(run, other)
      }
    }
  }

  private static func finding(_ run: Run, _ other: Run) -> Finding? {
    for (rest, otherRest) in zip(run.rests, other.rests)
    where rest.isSettled && otherRest.isSettled && rest.spoken != otherRest.spoken {
      let lost = rest.spoken.first { !otherRest.spoken.contains($0) }
      let added = otherRest.spoken.first { !rest.spoken.contains($0) }
      guard lost != nil || added != nil else { continue }
      return Finding(
        name, .error,
        "Ends in another state: what a person can read differs.",
        fix: "Let both ways end in the same state; only the way there may differ.",
        criteria: [.reducedMotionLabel],
        evidence: [
          Evidence(run, rest.time, lost.map { "shows “\($0)”" } ?? "does not show “\(added ?? "")”"),
          Evidence(
            other, otherRest.time,
            added.map { "shows “\($0)”" } ?? "does not show “\(lost ?? "")”"),
        ])
    }
    return nil
  }
}

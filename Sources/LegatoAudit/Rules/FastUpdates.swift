import LegatoFilm

/// What is shown stays long enough to be read.
enum FastUpdates: Rule {
  static let name = "fast-updates"
  static let summary = "Text does not change, with motion, faster than it can be read."

  /// How often in a second characters may set out anew.
  private static let allowed = 12

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run -> [Finding] in
      let groups = Dictionary(grouping: run.movements.filter { $0.effect == .rolls }) { $0.path }
      return groups.keys.sorted().compactMap { path -> Finding? in
        let starts = (groups[path] ?? []).map(\.start).sorted()
        guard
          let first = starts.indices.first(where: { index in
            index + allowed < starts.count && starts[index + allowed] - starts[index] <= 1
          })
        else { return nil }
        let count = starts.count { $0 >= starts[first] && $0 <= starts[first] + 1 }
        return Finding(
          name, run.kind == .rapidChanges ? .note : .warning, path: path, property: "content",
          "Its characters set out anew \(count) times in a second, and none arrives.",
          fix: "Collect updates and show them a few times a second, or without motion.",
          evidence: [Evidence(run, starts[first], starts[first] + 1, "\(count) changes with motion")])
      }
    }
  }
}

/// A report in Markdown that a team can attach to an accessibility declaration: what was played, what
/// was asked for, what was seen, and what is left to do by hand.
package enum EvidenceReport {
  package static func text(_ verdict: Verdict) -> String {
    ([
      "# Evidence on motion", "",
      "Every view below was run on a virtual clock, 60 frames a second, and played by a program: it"
        + " appeared, was touched wherever it takes touches, pressed, given up, scrolled and typed"
        + " into, in full, with Reduce Motion and in Low Power Mode, and with both switched on while"
        + " it ran. The same source gives the same report.", "",
      "**Result:** " + result(verdict), "",
    ] + criteria(verdict) + subjects(verdict) + findings(verdict) + limits(verdict))
    .joined(separator: "\n") + "\n"
  }

  private static func result(_ verdict: Verdict) -> String {
    let all = verdict.results.findings
    if all.isEmpty, verdict.isComplete {
      return "\(views(verdict)) played, nothing found."
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = all.count { $0.severity == severity }
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    return "\(views(verdict)) played, "
      + (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
      + (verdict.isComplete ? "." : "; \(verdict.results.failures.count) could not be checked.")
  }

  private static func views(_ verdict: Verdict) -> String {
    let count = verdict.results.subjects.count
    return "\(count) \(count == 1 ? "view" : "views")"
  }

  /// What was looked at for each criterion.
  private static let looked: [Criterion: String] = [
    .pauseStopHide:
      "What begins by itself and lasts longer than five seconds beside other content was stopped by"
      + " something that was touched.",
    .threeFlashes: "Nothing flashes more than three times in a second.",
    .animationFromInteractions: "Motion that a touch sets off can be switched off.",
    .reducedMotionLabel: "Nothing moves, scales, turns or blurs under Reduce Motion.",
  ]

  private static func criteria(_ verdict: Verdict) -> [String] {
    let head = "| criterion | level | EN 301 549 | what was looked at | what was found |"
    let rows = Criterion.all.map { criterion in
      "| [\(cell(criterion.name))](\(criterion.url)) | \(criterion.level ?? "–") |"
        + " \(criterion.clause ?? "–") | \(looked[criterion] ?? "") |"
        + " \(answer(verdict, criterion)) |"
    }
    return ["## Criteria", "", head, "|---|---|---|---|---|"] + rows
      + ["", "What these answers do not say:", ""]
      + Criterion.all.map { "- \(cell($0.name)). \(cell($0.limits))" } + [""]
  }

  /// What was found against a criterion. Notes break none; what is to be judged is no answer yet.
  private static func answer(_ verdict: Verdict, _ criterion: Criterion) -> String {
    let all = verdict.results.findings.filter { $0.criteria.contains(criterion) }
    let judged = all.filter(\.isToBeJudged)
    let notes = all.filter { !$0.isToBeJudged && $0.severity == .note }
    let against = all.count - judged.count - notes.count
    var parts: [String] = []
    if against > 0 { parts.append("not met: \(counted(against, "finding"))") }
    if !judged.isEmpty { parts.append("to be judged: \(counted(judged.count, "finding"))") }
    if !notes.isEmpty { parts.append("worth a look: \(counted(notes.count, "note"))") }
    guard parts.isEmpty else { return parts.joined(separator: "; ") }
    if criterion == .pauseStopHide { return "nothing of the kind in what was played" }
    return verdict.isComplete ? "nothing found against it" : "nothing found in what was checked"
  }

  private static func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  private static func subjects(_ verdict: Verdict) -> [String] {
    ["## What was played", "", "| view | file | runs | findings |", "|---|---|---|---|"]
      + verdict.results.subjects.map { subject in
        let place = subject.file + (subject.line > 0 ? ":\(subject.line)" : "")
        return "| \(cell(subject.name)) | \(cell(place)) | \(subject.runs.count) |"
          + " \(subject.findings.count) |"
      } + [""]
  }

  private static func findings(_ verdict: Verdict) -> [String] {
    let all = verdict.results.findings
    guard !all.isEmpty else { return [] }
    return ["## Findings", ""]
      + all.flatMap { finding -> [String] in
        var lines = [
          "### \(cell(finding.subject)): \(cell(finding.message))", "",
          "- rule `\(finding.rule)`, \(finding.severity.rawValue)"
            + (finding.isToBeJudged ? ", to be judged by a person" : ""),
        ]
        if !finding.path.isEmpty {
          lines.append(
            "- at `\(finding.path)`" + (finding.property.isEmpty ? "" : ", \(finding.property)")
              + (finding.count > 1 ? ", and \(finding.count - 1) more" : ""))
        }
        lines += finding.evidence.map {
          "- seen \($0.time), \(cell($0.run)): \(cell($0.observation))"
        }
        lines += finding.criteria.map { "- [\(cell($0.title))](\($0.url))" }
        return lines + ["- fix: \(cell(finding.fix))", ""]
      }
  }

  private static func limits(_ verdict: Verdict) -> [String] {
    let omitted = verdict.results.subjects.flatMap { subject in
      subject.omissions.map { "- \(cell(subject.name)): \(cell($0))" }
    }
    let failed = verdict.results.failures.map { failure in
      "- \(cell(failure.file)): \(cell(String(failure.message.prefix { $0 != "\n" })))"
    }
    return [
      "## What this does not show", "",
      "- Videos, web content, and drawings made outside of SwiftUI are not played.",
      "- What needs a server, a sensor, several fingers or particular data is not reached.",
      "- Whether a motion that is left over is essential is for people to judge.",
    ] + omitted + failed
  }

  /// Text that breaks no table and starts no markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n": result += " "
      case "|", "<", "*", "_", "`", "[", "]", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

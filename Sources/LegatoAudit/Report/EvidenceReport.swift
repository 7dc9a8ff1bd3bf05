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
      return "\(verdict.results.subjects.count) views played, nothing found."
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = all.count { $0.severity == severity }
      return count > 0 ? "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")" : nil
    }
    return "\(verdict.results.subjects.count) views played, "
      + (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
      + (verdict.isComplete ? "." : "; \(verdict.results.failures.count) could not be checked.")
  }

  private static func criteria(_ verdict: Verdict) -> [String] {
    let claims: [(Criterion, String)] = [
      (.reducedMotionLabel, "Nothing moves, scales, turns or blurs under Reduce Motion."),
      (.animationFromInteractions, "Motion that a touch sets off can be switched off."),
      (.pauseStopHide, "Motion that starts by itself ends within five seconds or can be stopped."),
      (.threeFlashes, "Nothing flashes more than three times in a second."),
    ]
    return ["## Criteria", "", "| criterion | what was checked | result |", "|---|---|---|"]
      + claims.map { criterion, claim in
        let against = verdict.results.findings.filter { $0.criteria.contains(criterion) }
        let answer =
          !against.isEmpty
          ? "not met: \(against.count) finding\(against.count == 1 ? "" : "s")"
          : verdict.isComplete ? "nothing found against it" : "nothing found in what was checked"
        return "| [\(cell(criterion.name))](\(criterion.url)) | \(claim) | \(answer) |"
      } + [""]
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
          "- rule `\(finding.rule)`, \(finding.severity.rawValue)",
        ]
        if !finding.path.isEmpty {
          lines.append(
            "- at `\(finding.path)`" + (finding.property.isEmpty ? "" : ", \(finding.property)")
              + (finding.count > 1 ? ", and \(finding.count - 1) more" : ""))
        }
        lines += finding.evidence.map {
          "- seen \($0.time), \(cell($0.run)): \(cell($0.observation))"
        }
        lines += finding.criteria.map { "- [\($0.name)](\($0.url))" }
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

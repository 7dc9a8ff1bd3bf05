import LegatoDisplay

/// A report for people at a terminal.
package struct TextReport {
  private let colors: Bool
  private let isVerbose: Bool

  /// - Parameters:
  ///   - colors: whether severities and headings are coloured: on terminals only.
  ///   - isVerbose: whether it also says what was played, and what is known.
  package init(colors: Bool = false, isVerbose: Bool = false) {
    self.colors = colors
    self.isVerbose = isVerbose
  }

  package func text(_ verdict: Verdict) -> String {
    var lines: [String] = []
    for subject in verdict.results.subjects {
      let own = verdict.new.filter { $0.subject == subject.name && $0.file == subject.file }
      guard isVerbose || !own.isEmpty else { continue }
      lines.append(heading(subject))
      if isVerbose { lines += played(subject) }
      for finding in own { lines += describe(finding) }
      lines.append("")
    }
    for failure in verdict.results.failures {
      let message = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  " + $0.onOneLine }
      lines += [paint("not checked", .red) + "  \(failure.file.onOneLine)"] + message + [""]
    }
    return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n") + summary(verdict) + "\n"
  }

  private func heading(_ subject: CheckResults.Subject) -> String {
    let place = subject.file + (subject.line > 0 ? ":\(subject.line)" : "")
    let name = paint(subject.name.onOneLine, .bold)
    return place.isEmpty ? name : place.onOneLine + "  " + name
  }

  private func played(_ subject: CheckResults.Subject) -> [String] {
    (subject.runs.map { "  played \($0)" } + subject.omissions.map { "  \($0)" }).map(\.onOneLine)
  }

  private func describe(_ finding: Finding) -> [String] {
    let color: Paint =
      switch finding.severity {
      case .error: .red
      case .warning: .yellow
      case .note: .blue
      }
    var place = finding.path + (finding.property.isEmpty ? "" : " \(finding.property)")
    if finding.count > 1 { place += "  and \(finding.count - 1) more" }
    var lines = [
      "  \(paint(finding.severity.rawValue, color))  \(finding.message.onOneLine)  "
        + paint("[\(finding.rule)]", .dim)
    ]
    if !place.isEmpty { lines.append("    at   \(place.onOneLine)") }
    for evidence in finding.evidence {
      lines.append(
        "    seen \(evidence.time): \(evidence.observation.onOneLine)  "
          + paint("(\(evidence.run.onOneLine))", .dim))
    }
    lines.append("    fix  \(finding.fix)")
    if finding.isToBeJudged {
      lines.append("    ask  A person has to judge it: what may excuse it cannot be seen.")
    }
    if !finding.criteria.isEmpty {
      lines.append("    see  " + finding.criteria.map(\.title).joined(separator: ", "))
    }
    return lines
  }

  private func summary(_ verdict: Verdict) -> String {
    let subjects = verdict.results.subjects.count
    var parts = ["\(subjects) \(subjects == 1 ? "view" : "views") played"]
    for severity in Severity.allCases.reversed() {
      let count = verdict.new.count { $0.severity == severity }
      if count > 0 { parts.append("\(count) \(severity.rawValue)\(count == 1 ? "" : "s")") }
    }
    if verdict.new.isEmpty { parts.append(verdict.hasBaseline ? "nothing new" : "nothing found") }
    if !verdict.known.isEmpty { parts.append("\(verdict.known.count) known") }
    if verdict.gone > 0 {
      parts.append("\(verdict.gone) fewer than the baseline knows: --write-baseline keeps it so")
    }
    if !verdict.isComplete { parts.append("\(verdict.results.failures.count) not checked") }
    return parts.joined(separator: ", ") + "."
  }

  private enum Paint: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case yellow = 33
    case blue = 34
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    colors ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Evidence {
  /// When it was, for people: `0.25 s`, `0.25–0.6 s`, `from 0.25 s on`.
  package var time: String {
    if !end.isFinite { return "from \(readable(start)) s on" }
    return end - start < 0.0005
      ? "\(readable(start)) s" : "\(readable(start))–\(readable(end)) s"
  }
}

extension StringProtocol {
  /// The text where a line is a thing: labels of views may hold new lines, and what a terminal would
  /// obey.
  var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

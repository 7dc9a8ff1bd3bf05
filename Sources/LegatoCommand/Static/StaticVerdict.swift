import LegatoAudit
import LegatoLint

/// Findings in sources, held against what is known of a project already.
struct StaticVerdict {
  /// Those that are new, or more than is known.
  let new: [LintFinding]
  /// The same as a check of views has them, for reports and baselines.
  let results: CheckResults
  let baseline: Baseline?

  init(_ findings: [LintFinding], baseline: Baseline?) {
    var results = CheckResults()
    var left = baseline?.counts ?? [:]
    var new: [LintFinding] = []
    for finding in findings {
      let common = Finding(finding)
      if results.subjects.last?.name != finding.file {
        var subject = CheckResults.Subject(name: finding.file)
        subject.file = finding.file
        results.subjects.append(subject)
      }
      results.subjects[results.subjects.count - 1].findings.append(common)
      if let known = left[common.fingerprint], known > 0 {
        left[common.fingerprint] = known - 1
      } else {
        new.append(finding)
      }
    }
    self.new = new
    self.results = results
    self.baseline = baseline
  }

  /// Whether a check fails for what is new.
  func fails(on severity: LintFinding.Severity) -> Bool {
    new.contains { Severity($0.severity) >= Severity(severity) }
  }
}

extension Severity {
  init(_ severity: LintFinding.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Finding {
  /// A finding in a source, as one of a check of views. A baseline knows it by its rule and its file.
  init(_ finding: LintFinding) {
    self.init(
      finding.rule, Severity(finding.severity), finding.message, fix: finding.fix, evidence: [])
    file = finding.file
    line = finding.line
    subject = finding.file
  }
}

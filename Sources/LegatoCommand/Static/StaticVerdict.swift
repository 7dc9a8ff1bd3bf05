import LegatoAudit
import LegatoLint

/// Findings in sources, held against what is known of a project already.
struct StaticVerdict {
  /// Those that are new, or more than is known.
  let new: [LintFinding]
  /// The same as a check of views has them, for reports and baselines.
  let results: CheckResults
  let baseline: Baseline?

  /// - Parameter files: all that were read, those without a finding as well.
  init(_ findings: [LintFinding], of files: [String] = [], baseline: Baseline?) {
    var results = CheckResults()
    results.subjects = files.map(Self.subject)
    var places = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var left = baseline?.counts ?? [:]
    var new: [LintFinding] = []
    for finding in findings {
      let common = Finding(finding)
      let place = places[finding.file] ?? results.subjects.count
      if place == results.subjects.count {
        results.subjects.append(Self.subject(finding.file))
        places[finding.file] = place
      }
      results.subjects[place].findings.append(common)
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

  private static func subject(_ file: String) -> CheckResults.Subject {
    var subject = CheckResults.Subject(name: file)
    subject.file = file
    return subject
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

/// The results of a check, held against what is known and what counts.
package struct Verdict: Sendable {
  package let results: CheckResults
  /// The findings that are new, or more than is known, the worst first.
  package let new: [Finding]
  /// Those that the baseline knows.
  package let known: [Finding]
  /// What the baseline knows and is found no longer: how many views.
  package let gone: Int
  package let failsOn: Severity
  package let hasBaseline: Bool

  package init(_ results: CheckResults, baseline: Baseline? = nil, failsOn: Severity = .warning) {
    self.results = results
    self.failsOn = failsOn
    hasBaseline = baseline != nil
    var left = baseline?.counts ?? [:]
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in results.findings {
      let allowed = left[finding.fingerprint] ?? 0
      left[finding.fingerprint] = max(0, allowed - finding.count)
      if finding.count <= allowed { known.append(finding) } else { new.append(finding) }
    }
    self.new = new
    self.known = known
    gone = left.values.reduce(0, +)
  }

  /// The findings for which the check fails.
  package var counting: [Finding] { new.filter { $0.severity >= failsOn } }
  package var fails: Bool { !counting.isEmpty }
  /// Whether all was played to its end.
  package var isComplete: Bool { results.failures.isEmpty }
}

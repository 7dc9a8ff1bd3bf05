@testable import LegatoAudit

extension Finding {
  /// A finding that says what it is.
  static func sample(
    _ rule: String = "reduced-motion", _ severity: Severity = .error, path: String = "Card/Text[2]",
    count: Int = 1, message: String = "Still moves."
  ) -> Finding {
    var finding = Finding(
      rule, severity, path: path, property: "frame", message, fix: "Keep it still.",
      criteria: [.animationFromInteractions],
      evidence: [.sample(0.25, 0.5, "frame x 0 → 120 pt"), .sample(1, .infinity, "goes on")])
    finding.file = "Sources/Card.swift"
    finding.line = 12
    finding.subject = "Card"
    finding.count = count
    return finding
  }
}

extension Evidence {
  static func sample(_ start: Double, _ end: Double, _ observation: String) -> Evidence {
    Evidence(
      Run(
        .tap, .reducedMotion, target: "Save",
        recording: .init(view: "Card", configuration: .init(), framesPerSecond: 60)),
      start, end, observation)
  }
}

extension CheckResults {
  static func sample(_ findings: [Finding], failures: [Failure] = []) -> CheckResults {
    var subject = Subject(name: "Card")
    subject.file = "Sources/Card.swift"
    subject.line = 12
    subject.runs = ["full: appear: 0 motions", "reduced motion: tap “Save”: 1 motion"]
    subject.findings = findings
    var results = CheckResults()
    results.subjects = [subject]
    results.failures = failures
    return results
  }
}

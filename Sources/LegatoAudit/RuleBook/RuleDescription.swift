/// What a rule is about, for reports that are read without this project at hand.
package struct RuleDescription: Hashable, Sendable {
  /// What reports call it: `reduced-motion`.
  package let id: String
  /// What it asks for, in one sentence.
  package let summary: String
  /// Why it asks, and what it looks at.
  package let details: String
  /// What to do about a finding.
  package let advice: String
  /// The worst that it says.
  package let level: Severity
  package let criteria: [Criterion]

  package init(
    id: String, summary: String, details: String, advice: String, level: Severity,
    criteria: [Criterion] = []
  ) {
    self.id = id
    self.summary = summary
    self.details = details
    self.advice = advice
    self.level = level
    self.criteria = criteria
  }

  /// The id as a name without signs: `ReducedMotion`.
  package var name: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension RuleBook {
  /// What is to be known of each rule, in their order.
  package static let descriptions: [RuleDescription] = all.map { rule in
    let entry = texts[rule.name]
    return RuleDescription(
      id: rule.name, summary: rule.summary, details: entry?.details ?? "",
      advice: entry?.advice ?? "", level: entry?.level ?? .warning,
      criteria: entry?.criteria ?? [])
  }
}

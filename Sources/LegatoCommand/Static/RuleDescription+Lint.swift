import LegatoAudit
import LegatoLint

extension RuleDescription {
  /// A rule for sources, as reports describe it.
  init(_ rule: LintRule) {
    self.init(
      id: rule.rawValue, summary: rule.summary, details: rule.details, advice: rule.advice,
      level: Severity(rule.level))
  }

  /// What is said of a source that cannot be read to its end. Nobody asks for these by name.
  static let unreadableSources = [
    RuleDescription(
      id: "syntax", summary: "From some place on a source is not all Swift.",
      details:
        "What stands behind the first thing that is not Swift may hide what the rules look for.",
      advice: "Let the compiler say what is wrong.", level: .note),
    RuleDescription(
      id: "too-deep", summary: "A source is nested too deeply to be read.",
      details: "Reading what is nested in thousands of levels would take all of the stack.",
      advice: "Divide its longest chain of calls, or its deepest closures.", level: .warning),
    RuleDescription(
      id: "too-slow", summary: "Reading a source takes too long.",
      details: "Text that is not Swift can take the parser for ever.",
      advice: "Divide the file, or leave it out.", level: .warning),
  ]
}

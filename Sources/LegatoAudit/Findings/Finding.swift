/// Something in the motion of a view that a rule objects to, with what shows it.
package struct Finding: Codable, Hashable, Sendable {
  /// The rule's name: `reduced-motion`.
  package var rule: String
  package var severity: Severity
  /// The file as the user calls it; empty where there is none.
  package var file = ""
  /// The line of the preview or of the view, from 1; 0 where nobody knows.
  package var line = 0
  /// What was played: a preview, a view, or an expression.
  package var subject = ""
  /// The path of the view that it is about; empty where it is about all of the subject.
  package var path: String
  /// The value that it is about: `opacity`, `frame`; empty where it is about no single one.
  package var property: String
  /// What is wrong, in one sentence.
  package var message: String
  /// What to do, in one sentence.
  package var fix: String
  package var criteria: [Criterion]
  /// Whether only a person can say if it is wrong: the rule has seen what a criterion asks about, and
  /// cannot see what excuses it.
  package var isToBeJudged = false
  /// What was seen, the clearest first.
  package var evidence: [Evidence]
  /// How many views or values of the subject it holds for; the evidence is of the first.
  package var count = 1

  package init(
    _ rule: String, _ severity: Severity, path: String = "", property: String = "",
    _ message: String, fix: String, criteria: [Criterion] = [], evidence: [Evidence]
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.property = property
    self.message = message
    self.fix = fix
    self.criteria = criteria
    self.evidence = evidence
  }

  /// What a baseline knows the finding by. Numbers of rows and of lines are left out: they change
  /// where nothing else does.
  package var fingerprint: String {
    [rule, file, subject, PathOps.unnumbered(path), property].joined(separator: "|")
  }
}

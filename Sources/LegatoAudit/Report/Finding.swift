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
    [rule, file, subject, ViewPath.unnumbered(path), property].joined(separator: "|")
  }
}

/// How bad a finding is.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  /// Worth a look; the check still passes.
  case note
  /// Wrong for some people, or at some times.
  case warning
  /// Wrong.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What was seen in a run.
package struct Evidence: Codable, Hashable, Sendable {
  /// What was played and how: `reduced motion: tap “Save”`.
  package var run: String
  /// When it began, in seconds since the view appeared.
  package var start: Double
  /// When it was over; the start where it is a moment, infinite where it never is.
  package var end: Double
  /// What was measured, in words: `x 0 → 120`.
  package var observation: String

  package init(_ run: Run, _ start: Double, _ end: Double, _ observation: String) {
    self.run = run.name
    self.start = start
    self.end = end
    self.observation = observation
  }

  package init(_ run: Run, _ moment: Double, _ observation: String) {
    self.init(run, moment, moment, observation)
  }

  // JSON has no infinity: an end that never comes is left out.
  private enum CodingKeys: String, CodingKey { case run, start, end, observation }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    run = try values.decode(String.self, forKey: .run)
    start = try values.decode(Double.self, forKey: .start)
    end = try values.decodeIfPresent(Double.self, forKey: .end) ?? .infinity
    observation = try values.decode(String.self, forKey: .observation)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(run, forKey: .run)
    try values.encode(microseconds(start), forKey: .start)
    if end.isFinite { try values.encode(microseconds(end), forKey: .end) }
    try values.encode(observation, forKey: .observation)
  }
}

/// A time as it is written: whole microseconds, so that the same run gives the same text.
private func microseconds(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }

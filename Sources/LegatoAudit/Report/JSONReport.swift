/// A report for other programs.
enum JSONReport {
  /// Grows when a reader of the old form would misread the new.
  private static let version = 1

  private struct Document: Encodable {
    let format = "legato check"
    let version = JSONReport.version
    let subjects: [CheckResults.Subject]
    let failures: [CheckResults.Failure]
    /// The fingerprints of what the baseline knows.
    let known: [String]
    let fails: Bool

    enum CodingKeys: String, CodingKey { case format, version, subjects, failures, known, fails }
  }

  static func text(_ verdict: Verdict) -> String {
    readableJSON(
      Document(
        subjects: verdict.results.subjects, failures: verdict.results.failures,
        known: verdict.known.map(\.fingerprint), fails: verdict.fails))
  }
}

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

/// Something in a source file that a rule objects to.
public struct LintFinding: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Worth a look.
    case note
    /// Wrong for some people, or at some times.
    case warning
    /// Wrong.
    case error
  }

  /// The rule's name: `animation-without-value`.
  public var rule: String
  public var severity: Severity
  /// The file as the user calls it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 code units.
  public var column: Int
  /// What is wrong, in one sentence.
  public var message: String
  /// What to do, in one sentence.
  public var fix: String
  /// What `--fix` would do; empty where a person has to decide. All of it is done, or nothing.
  public var fixIt: [Edit]

  /// A part of a file that becomes another one.
  public struct Edit: Hashable, Sendable, Codable {
    /// Where the part begins: an offset in UTF-8 code units.
    public var start: Int
    /// Where it ends: the offset behind it.
    public var end: Int
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
      (start, end) = (range.lowerBound, range.upperBound)
      self.replacement = replacement
    }
  }
}

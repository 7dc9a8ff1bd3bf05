/// One figure that a program has measured: a line of its output, `RESULT`, section, name, count, value and unit with
/// tabs between. The peers' programs print the same.
public struct ResultLine: Hashable, Sendable {
  /// What was measured: `F4`.
  public var section: String
  /// Whose figure it is, and which: `Legato p99`.
  public var name: String
  /// How many things the scene was made of.
  public var count: Int
  public var value: Double
  public var unit: String

  public init(section: String, name: String, count: Int, value: Double, unit: String) {
    self.section = section
    self.name = name
    self.count = count
    self.value = value
    self.unit = unit
  }

  /// - Returns: `nil` where the line is no result: other output of a program, or a number that is not finite.
  public init?(_ line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 5, fields[0] == "RESULT", !fields[1].isEmpty, !fields[2].isEmpty,
      let count = Int(fields[3]), let value = Double(fields[4]), value.isFinite
    else { return nil }
    self.init(
      section: String(fields[1]), name: String(fields[2]), count: count, value: value,
      unit: fields.count > 5 ? String(fields[5]) : "")
  }

  /// The results among the lines of a program's output.
  public static func lines(of output: some StringProtocol) -> [ResultLine] {
    output.split(whereSeparator: \.isNewline).compactMap { ResultLine($0) }
  }
}

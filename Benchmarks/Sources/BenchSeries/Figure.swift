/// What a figure of a series is of.
public struct Figure: Hashable, Sendable {
  public var section: String
  public var name: String
  public var count: Int
  public var unit: String

  /// Whether it is a time, given in loops.
  public var isTime: Bool { unit.hasPrefix(Self.loops) }

  /// `F4 Legato p99, 1,000`.
  public var title: String { "\(section) \(name), \(Self.grouped(count))" }

  static let loops = "loops"

  public init(section: String, name: String, count: Int, unit: String) {
    self.section = section
    self.name = name
    self.count = count
    self.unit = unit
  }

  /// A number with commas: `100,000`.
  public static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}

/// The figures of several rounds: their median, and the least and the most of them.
public struct Spread: Hashable, Sendable {
  public var median: Double
  public var least: Double
  public var most: Double

  public init(median: Double, least: Double, most: Double) {
    self.median = median
    self.least = least
    self.most = most
  }

  /// - Parameter values: one for each round; `nil` where there is none. Of an even number the median is the mean of
  ///   the two in the middle.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let least = sorted.first, let most = sorted.last else { return nil }
    let middle = sorted.count / 2
    let median =
      sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    self.init(median: median, least: least, most: most)
  }
}

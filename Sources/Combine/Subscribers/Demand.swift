extension Subscribers {
  /// A requested number of items, sent to a publisher from a subscriber through the subscription.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number of requested values; `nil` for as many as there are.
    public let max: Int?

    /// A request for as many values as the publisher can produce.
    public static let unlimited = Demand(max: nil)
    /// A request for no elements from the publisher.
    public static let none = Demand(max: 0)

    private init(max: Int?) { self.max = max }

    /// Creates a demand for the given maximum number of elements; negative ones count as none.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// Both demands together; unlimited where one is, or where the sum cannot be told.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// A demand with more values.
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    /// Adds to a demand.
    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// Adds a number of values to a demand.
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// What is left of a demand; none where that would be less.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let second = right.max else { return left.max == nil ? .unlimited : .none }
      return left.max.map { .max($0 - second) } ?? .unlimited
    }

    /// Takes from a demand.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }

    /// What is left of a demand after a number of values.
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }

    /// Takes a number of values from a demand.
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    /// A demand several times; unlimited where that cannot be told.
    public static func * (left: Demand, right: Int) -> Demand {
      guard let number = left.max else { return .unlimited }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: right)
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Takes a demand several times.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Whether a demand asks for a number of values.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    /// Whether a demand does not ask for a number of values.
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
    /// Whether a demand asks for more than a number of values.
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Whether a demand asks for a number of values or more.
    public static func >= (left: Demand, right: Int) -> Bool {
      left.max.map { $0 >= right } ?? true
    }
    /// Whether a demand asks for less than a number of values.
    public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    /// Whether a demand asks for a number of values or less.
    public static func <= (left: Demand, right: Int) -> Bool {
      left.max.map { $0 <= right } ?? false
    }

    /// Whether a demand asks for fewer values.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let number = left.max else { return false }
      return right.max.map { number < $0 } ?? true
    }
  }
}

import Foundation

/// A unit of quantities of time, the largest first.
enum TimeUnit: Int, CaseIterable, Comparable, Sendable {
  case year, month, week, day, hour, minute, second

  static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

  /// Whether it is counted on a clock and not in a calendar.
  var isOfClock: Bool { self >= .hour }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// About how many seconds it has.
  var seconds: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  var measure: MeasureUnit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

/// The time between two dates, counted in units: 1 hour, 10 minutes and 30 seconds.
struct ElapsedTime {
  /// A number of one unit; not negative.
  struct Quantity: Equatable {
    var unit: TimeUnit
    var value: Double
  }

  /// The longest time that is counted, in seconds: about 30,000 years.
  static let maxInterval: TimeInterval = 1e12

  /// Every unit that was asked for, the largest first.
  private(set) var quantities: [Quantity]
  /// Whether the end is before the start.
  let isNegative: Bool

  /// Counts the time between two dates.
  ///
  /// - Parameters:
  ///   - units: what is counted, in any order.
  ///   - isFractional: whether the smallest unit has a fraction; what is less than it is left out otherwise.
  ///   - collapses: whether a single largest unit is counted in the next smaller one: `63s` for `1m 3s`.
  /// - Returns: `nil` for no units, and for times longer than ``maxInterval``.
  init?(
    from start: Date, to end: Date, units: some Sequence<TimeUnit>, calendar: Calendar,
    isFractional: Bool = false, collapses: Bool = false
  ) {
    let interval = end.timeIntervalSince(start)
    let units = Set(units).sorted()
    guard !units.isEmpty, interval.isFinite, abs(interval) <= Self.maxInterval,
      abs(start.timeIntervalSinceReferenceDate) <= Self.maxInterval
    else { return nil }
    isNegative = interval < 0
    let (first, last) = isNegative ? (end, start) : (start, end)
    quantities = Self.count(first, last, units, calendar, isFractional)
    if collapses, let largest = quantities.firstIndex(where: { $0.value >= 1 }),
      quantities[largest].value == 1, largest + 1 < quantities.count
    {
      let rest = units.filter { $0 != quantities[largest].unit }
      quantities = Self.count(first, last, rest, calendar, isFractional)
    }
  }

  private static func count(
    _ start: Date, _ end: Date, _ units: [TimeUnit], _ calendar: Calendar, _ isFractional: Bool
  ) -> [Quantity] {
    let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    var quantities = units.map { unit in
      Quantity(unit: unit, value: Double(max(0, found.value(for: unit.component) ?? 0)))
    }
    guard isFractional, let smallest = quantities.last,
      let whole = calendar.date(byAdding: found, to: start),
      let next = calendar.date(byAdding: smallest.unit.component, value: 1, to: whole)
    else { return quantities }
    let (rest, length) = (end.timeIntervalSince(whole), next.timeIntervalSince(whole))
    if rest > 0, length > rest { quantities[quantities.count - 1].value += rest / length }
    return quantities
  }

  /// Leaves zeros out: those before the first other number, those after the last one, and those between. Where all
  /// are zero, the smallest unit is kept.
  mutating func dropZeros(leading: Bool, middle: Bool, trailing: Bool) {
    guard let first = quantities.firstIndex(where: { $0.value != 0 }),
      let last = quantities.lastIndex(where: { $0.value != 0 })
    else {
      if leading || trailing { quantities = quantities.suffix(1) }
      return
    }
    quantities = quantities.enumerated().filter { index, quantity in
      if index < first { return !leading }
      if index > last { return !trailing }
      return quantity.value != 0 || !middle
    }.map(\.element)
  }

  /// The same without what a clock counts, and without zeros.
  var calendarPart: ElapsedTime {
    var part = self
    part.quantities.removeAll { $0.unit.isOfClock || $0.value == 0 }
    return part
  }

  /// Keeps no more than a number of units, the largest; all for 0 and less.
  mutating func limit(to count: Int) {
    if count > 0, quantities.count > count { quantities = Array(quantities.prefix(count)) }
  }
}

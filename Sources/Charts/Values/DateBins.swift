import Foundation

/// Bins of dates, for histograms.
public struct DateBins: Bins, Equatable {
  /// The bounds of the bins.
  public let thresholds: [Date]

  /// Creates bins between thresholds.
  nonisolated public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates bins of a length of time that cover a range.
  nonisolated public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins(
      size: timeInterval,
      range: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate)
    self.init(thresholds: bins.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  /// Creates bins of units of the calendar that cover a range.
  nonisolated public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [first]
    while let last = dates.last, last <= range.upperBound,
      let next = calendar.date(byAdding: unit, value: Swift.max(stride, 1), to: last), next > last
    {
      dates.append(next)
    }
    self.init(thresholds: dates)
  }

  /// Creates about a number of bins of units of the calendar that cover a range.
  nonisolated public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let wanted =
      range.upperBound.timeIntervalSince(range.lowerBound) / Double(Swift.max(desiredCount, 1))
    let units: [(Calendar.Component, Double)] = [
      (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400), (.weekOfYear, 604_800),
      (.month, 2_629_746), (.year, 31_556_952),
    ]
    let unit = units.last { $0.1 <= wanted } ?? (.second, 1)
    self.init(
      unit: unit.0, by: Swift.max(1, Int((wanted / unit.1).rounded())), range: range,
      calendar: calendar)
  }

  /// Creates about a number of bins of units of the calendar that cover data.
  nonisolated public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let none = Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      range: (data.min() ?? none)...(data.max() ?? none),
      desiredCount: desiredCount ?? RoundSize.count(of: data.count), calendar: calendar)
  }

  /// Which bin a date is in.
  public func index(for value: Date) -> Int { place(of: value) }
  /// The first bin.
  public var startIndex: Int { 0 }
  /// Past the last bin.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A bin.
  public subscript(position: Int) -> ChartBinRange<Date> { bin(position) }
}

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  /// An alias for the timeline schedule update mode.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates within a schedule.
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// Provides a sequence of dates starting around a given date, in ascending order.
  ///
  /// - Parameters:
  ///   - startDate: The date around which the view is first shown. The first entry may lie before
  ///     it; it then counts from the start.
  ///   - mode: The mode for the update schedule. Here it is always ``TimelineScheduleMode/normal``.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Sendable {
  /// A mode that produces schedule updates at the schedule's natural cadence.
  case normal
  /// A mode that produces schedule updates at a reduced rate.
  case lowFrequency
}

/// A schedule that can say what is wrong with its numbers.
protocol FaultySchedule {
  var fault: String? { get }
}

/// Dates at equal distances, without end. No error adds up.
struct RegularDates {
  let origin: Date
  /// Seconds; `nil` for one date only.
  let interval: TimeInterval?
  private(set) var index: Double

  /// From the last date at or before `start`, but not before `origin`.
  init(from start: Date, origin: Date, interval: TimeInterval) {
    self.origin = origin
    self.interval = Self.isUsable(interval) ? interval : nil
    // A start that was computed as a multiple of the interval should count as one.
    let passed = (start.timeIntervalSince(origin) / interval + 1e-9).rounded(.down)
    index = self.interval == nil || !passed.isFinite ? 0 : max(0, passed)
  }

  static func isUsable(_ interval: TimeInterval) -> Bool { interval > 0 && interval.isFinite }

  mutating func next() -> Date? {
    guard let interval else {
      defer { index += 1 }
      return index == 0 ? origin : nil
    }
    defer { index += 1 }
    return origin.addingTimeInterval(index * interval)
  }
}

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

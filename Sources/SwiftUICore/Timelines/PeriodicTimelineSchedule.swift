/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let startDate: Date
  let interval: TimeInterval

  /// Creates a periodic update schedule.
  ///
  /// - Parameters:
  ///   - startDate: The date on which to start the sequence.
  ///   - interval: The seconds between entries. Where that is not a positive, finite number there
  ///     is one entry, and it is reported.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Provides a sequence of periodic dates, from the last one at or before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      dates: RegularDates(from: startDate, origin: self.startDate, interval: interval))
  }

  /// The sequence of dates in periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: RegularDates

    /// Returns the next date.
    public mutating func next() -> Date? { dates.next() }
  }
}

extension PeriodicTimelineSchedule: FaultySchedule {
  var fault: String? {
    RegularDates.isInSupportedRange(interval)
      ? nil : "the interval \(interval) is not a positive number; there is one entry"
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule for updating a timeline view at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The date on which to start the sequence.
  ///   - interval: The seconds between entries.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a per-minute update schedule.
  public init() {}

  /// Provides a sequence of per-minute dates, from the beginning of the minute of `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let origin = Date(timeIntervalSinceReferenceDate: minute * 60)
    return Entries(dates: RegularDates(from: origin, origin: origin, interval: 60))
  }

  /// The sequence of dates in an every minute schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: RegularDates

    /// Returns the start of the next minute.
    public mutating func next() -> Date? { dates.next() }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule for updating a timeline view at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

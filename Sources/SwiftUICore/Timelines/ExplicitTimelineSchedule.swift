/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule composed of an explicit sequence of dates.
  ///
  /// - Parameter dates: The sequence of dates at which a timeline view updates, in ascending order.
  ///   An array is sorted.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Provides the sequence of dates with which you initialized the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // The cast succeeds: it is the same type.
    guard let dates = dates as? [Date], let sorted = dates.sorted() as? Entries else {
      return dates
    }
    return sorted
  }
}

extension TimelineSchedule {
  /// A schedule for updating a timeline view at explicit points in time.
  ///
  /// - Parameter dates: The sequence of dates at which a timeline view updates, in ascending order.
  ///   An array is sorted.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

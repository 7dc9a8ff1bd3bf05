/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let paused: Bool

  /// The distance of the entries where no interval is given, in seconds. A timeline view does
  /// without them: it is evaluated in every frame, with the date of the frame.
  private static let naturalInterval = 1.0 / 120

  /// Create a pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval to update the schedule at, in seconds. `nil` is every
  ///     frame; so is what is not a positive, finite number, and it is reported.
  ///   - paused: If the schedule should stop generating updates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// The interval, where there is one that can be used.
  var interval: Double? {
    minimumInterval.flatMap { RegularDates.isInSupportedRange($0) ? $0 : nil }
  }

  /// Returns entries at the frequency of the animation schedule; none while it is paused, and none
  /// in ``TimelineScheduleMode/lowFrequency``.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let dates = RegularDates(
      from: start, origin: start, interval: interval ?? Self.naturalInterval)
    return Entries(dates: paused || mode == .lowFrequency ? nil : dates)
  }

  /// The sequence of dates in an animation schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: RegularDates?

    /// Returns the next date; `nil` while the schedule is paused.
    public mutating func next() -> Date? { dates?.next() }
  }
}

extension AnimationTimelineSchedule: FaultySchedule {
  var fault: String? {
    guard let minimumInterval, interval == nil else { return nil }
    return "the minimum interval \(minimumInterval) is not a positive number; none is used"
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval to update the schedule at, in seconds. `nil` is every
  ///     frame.
  ///   - paused: If the schedule should stop generating updates.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

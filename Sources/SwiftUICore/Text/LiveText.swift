/// Words that say something else as time goes on. Times are seconds since the reference date, and
/// dates are told as in Greenwich: a result never depends on where a machine stands.
enum LiveText: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  func string(at now: Double) -> String {
    switch self {
    case .date(let date, let style): style.string(date.timeIntervalSinceReferenceDate, at: now)
    case .timer(let range, _, let countsDown, let showsHours):
      Clock.string(seconds(range, countsDown, at: shownTime(now)), showsHours: showsHours)
    }
  }

  /// When it says something else than at a time; `nil` where it never does.
  func nextChange(after now: Double) -> Double? {
    switch self {
    case .date(let date, let style):
      return style.nextChange(date.timeIntervalSinceReferenceDate, after: now)
    case .timer(let range, let pause, _, _):
      let (start, end) = bounds(range)
      let last = min(end, pause?.timeIntervalSinceReferenceDate ?? .infinity)
      guard now < last else { return nil }
      if now < start { return start }
      return min(Clock.nextSecond(of: start, after: now), last)
    }
  }

  private func bounds(_ range: ClosedRange<Date>) -> (Double, Double) {
    (
      range.lowerBound.timeIntervalSinceReferenceDate,
      range.upperBound.timeIntervalSinceReferenceDate
    )
  }

  private func shownTime(_ now: Double) -> Double {
    guard case .timer(_, let pause?, _, _) = self else { return now }
    return min(now, pause.timeIntervalSinceReferenceDate)
  }

  /// Whole seconds: those that are left are rounded up, those that have gone down.
  private func seconds(_ range: ClosedRange<Date>, _ countsDown: Bool, at now: Double) -> Double {
    let (start, end) = bounds(range)
    let gone = min(max(now - start, 0), end - start)
    return Clock.whole(gone, down: !countsDown, of: end - start, isLeft: countsDown)
  }
}

/// Spans of time in words and figures.
enum Clock {
  /// Sums of seconds: what is meant to be a whole one is.
  static let tolerance = 1e-6

  static func whole(_ gone: Double, down: Bool, of length: Double, isLeft: Bool) -> Double {
    guard gone.isFinite, length.isFinite else { return 0 }
    return isLeft
      ? ((length - gone) - tolerance).rounded(.up) : (gone + tolerance).rounded(.down)
  }

  /// The next time that is whole seconds from a start.
  static func nextSecond(of start: Double, after now: Double, _ step: Double = 1) -> Double {
    guard start.isFinite, now.isFinite else { return .infinity }
    return start + (((now - start) / step + tolerance).rounded(.down) + 1) * step
  }

  /// `1:02:03`, or `2:03` where there are no hours.
  static func string(_ seconds: Double, showsHours: Bool = true) -> String {
    let total = Int(min(max(seconds, 0), 1e12))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, rest) = (total / 3600, total % 3600)
    if showsHours, hours > 0 { return "\(hours):\(two(rest / 60)):\(two(rest % 60))" }
    return "\(total / 60):\(two(total % 60))"
  }

  private static let units: [(name: String, seconds: Double)] = [
    ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400),
    ("hour", 3600), ("minute", 60), ("second", 1),
  ]

  /// The largest units of a span: `2 hours, 23 minutes`.
  static func words(_ seconds: Double, most: Int) -> String {
    var rest = (min(max(seconds, 0), 1e12) + tolerance).rounded(.down)
    var parts: [String] = []
    for unit in units where unit.name != "week" {
      let count = (rest / unit.seconds).rounded(.down)
      if count == 0, parts.isEmpty, unit.name != "second" { continue }
      rest -= count * unit.seconds
      if count > 0 || parts.isEmpty {
        parts.append("\(Int(count)) \(unit.name)\(count == 1 ? "" : "s")")
      }
      if parts.count == most || count == 0 { break }
    }
    return parts.joined(separator: ", ")
  }

  /// How often the words of a span change, in seconds.
  static func step(_ seconds: Double, most: Int) -> Double {
    let shown = units.filter { $0.name != "week" }
    guard let first = shown.firstIndex(where: { seconds >= $0.seconds }) else { return 1 }
    return shown[min(first + most - 1, shown.count - 1)].seconds
  }
}

extension Text {
  /// A predefined style used to display a `Date`.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    /// A style displaying only the time component for a date: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// A style displaying a date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// A style displaying a date as relative to now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// A style displaying a date as offset from now: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// A style displaying a date as timer counting from now: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)

    func string(_ date: Double, at now: Double) -> String {
      guard date.isFinite, now.isFinite, abs(date) < 1e11 else { return "" }
      let distance = abs(date - now)
      switch kind {
      case .time: return CalendarDay(date).time
      case .date: return CalendarDay(date).date
      case .relative: return Clock.words(distance, most: 2)
      case .offset: return (date >= now ? "+" : "-") + Clock.words(distance, most: 1)
      case .timer:
        return Clock.string(
          date > now
            ? (distance - Clock.tolerance).rounded(.up)
            : (distance + Clock.tolerance).rounded(.down))
      }
    }

    func nextChange(_ date: Double, after now: Double) -> Double? {
      guard date.isFinite, abs(date) < 1e11 else { return nil }
      switch kind {
      case .time, .date: return nil
      case .timer: return Clock.nextSecond(of: date, after: now)
      case .relative:
        return Clock.nextSecond(of: date, after: now, Clock.step(abs(date - now), most: 2))
      case .offset:
        return Clock.nextSecond(of: date, after: now, Clock.step(abs(date - now), most: 1))
      }
    }
  }

  /// Creates an instance that displays localized dates and times using a specific style. What is
  /// relative to now follows the host's clock.
  public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style))) }

  /// Creates an instance that displays a localized range between two dates.
  public init(_ dates: ClosedRange<Date>) {
    func time(_ date: Date) -> String {
      CalendarDay(date.timeIntervalSinceReferenceDate).time
    }
    self.init(verbatim: "\(time(dates.lowerBound)) – \(time(dates.upperBound))")
  }

  /// Creates an instance that displays a localized time interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates an instance that displays a timer counting within the provided interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .live(
        .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A moment in the Gregorian calendar, in Greenwich.
struct CalendarDay {
  let time: String
  let date: String

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// - Parameter reference: seconds since 1 January 2001.
  init(_ reference: Double) {
    let seconds = reference.isFinite ? min(max(reference, -1e11), 1e11) : 0
    let day = (seconds / 86_400).rounded(.down)
    let minutes = Int((seconds - day * 86_400) / 60)
    let (hour, minute) = (minutes / 60, minutes % 60)
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    time = "\(twelve):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    // Days since 1 March of the year 0: years then begin after the leap day.
    var rest = Int(day) + 730_791
    let era = (rest >= 0 ? rest : rest - 146_096) / 146_097
    rest -= era * 146_097
    let year = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    date = "\(Self.months[number - 1]) \(dayOfMonth), \(year + era * 400 + (number <= 2 ? 1 : 0))"
  }
}

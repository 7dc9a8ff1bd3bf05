import Foundation

/// Dates in an English text: `May 1, 2024`, `2024-05-01`, `tomorrow at 5 PM`, `Friday`.
///
/// A date without a time is at noon, a time without a date today, and a date without a year in this one.
struct DateFinder {
  let words: [DateWord]
  let now: Date
  let calendar: Calendar
  /// Whether the month stands before the day in dates of numbers.
  let isMonthFirst: Bool

  init(_ scanner: InlineScanner, now: Date, calendar: Calendar, locale: Locale) {
    words = DateWord.words(in: scanner)
    self.now = now
    self.calendar = calendar
    isMonthFirst = ["US", "PH", "FM", "MH", "PW", "GU"].contains(locale.region?.identifier)
  }

  /// The dates in their order.
  func dates() -> [DetectedData] {
    var dates: [DetectedData] = []
    var index = 0
    while index < words.count {
      if let (date, next) = date(at: index) {
        let range = words[index].range.lowerBound..<words[next - 1].range.upperBound
        dates.append(DetectedData(value: .date(date), range: range))
        index = next
      } else {
        index += 1
      }
    }
    return dates
  }

  private func date(at index: Int) -> (Date, next: Int)? {
    if let (day, next) = day(at: index) {
      guard let (time, end) = time(at: passing(["at", "@", ",", "t"], next)) else {
        return date(day, DayTime(hour: 12)).map { ($0, next) }
      }
      return date(day, time).map { ($0, end) }
    }
    guard let (time, next) = time(at: index) else { return nil }
    if let (day, end) = day(at: passing(["on", ","], next)) {
      return date(day, time).map { ($0, end) }
    }
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    return date(today, time).map { ($0, next) }
  }

  private func date(_ day: DateComponents, _ time: DayTime) -> Date? {
    var parts = day
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let date = calendar.date(from: parts) else { return nil }
    // The thirtieth of February is no date.
    return calendar.component(.day, from: date) == day.day ? date : nil
  }

  /// Passes over one of some words, if it is there.
  private func passing(_ some: Set<String>, _ index: Int) -> Int {
    index < words.count && some.contains(words[index].text) ? index + 1 : index
  }

  private func word(_ index: Int) -> String { index < words.count ? words[index].text : "" }

  /// Whether two words have nothing between them.
  private func touches(_ index: Int) -> Bool {
    index > 0 && index < words.count
      && words[index - 1].range.upperBound == words[index].range.lowerBound
  }

  // MARK: Days

  private func day(at index: Int) -> (DateComponents, next: Int)? {
    relativeDay(at: index) ?? numericDay(at: index) ?? namedMonth(at: index)
  }

  private func relativeDay(at index: Int) -> (DateComponents, next: Int)? {
    func day(_ offset: Int, _ next: Int) -> (DateComponents, next: Int)? {
      calendar.date(byAdding: .day, value: offset, to: now).map {
        (calendar.dateComponents([.year, .month, .day], from: $0), next)
      }
    }
    switch word(index) {
    case "today": return day(0, index + 1)
    case "tomorrow": return day(1, index + 1)
    case "yesterday": return day(-1, index + 1)
    default: break
    }
    let place = passing(["next", "this"], index)
    guard let number = Self.weekdays.firstIndex(of: word(place)) else { return nil }
    let today = calendar.component(.weekday, from: now) - 1
    return day((number - today + 6) % 7 + 1, place + 1)
  }

  /// `2024-05-01`, `5/1/2024`, `1.5.24`.
  private func numericDay(at index: Int) -> (DateComponents, next: Int)? {
    guard index + 4 < words.count, let first = words[index].number,
      let second = words[index + 2].number, let third = words[index + 4].number,
      (1...4).allSatisfy({ touches(index + $0) }), word(index + 1) == word(index + 3),
      ["-", "/", "."].contains(word(index + 1)), !touches(index), words[index + 1].number == nil
    else { return nil }
    let next = index + 5
    // A fourth number would make it an address or a version.
    if touches(next), ["-", "/", "."].contains(word(next)), touches(next + 1),
      next + 1 < words.count, words[next + 1].number != nil
    {
      return nil
    }
    if words[index].range.count == 4 { return parts(first, second, third).map { ($0, next) } }
    let isShort = words[index + 4].range.count == 2
    guard isShort || words[index + 4].range.count == 4 else { return nil }
    let year = isShort ? 2000 + third : third
    let usesMonthFirst = word(index + 1) == "." ? false : isMonthFirst
    let found = usesMonthFirst ? parts(year, first, second) : parts(year, second, first)
    return found.map { ($0, next) }
  }

  /// `May 1, 2024`, `1 May`, `1st of May 2024`.
  private func namedMonth(at index: Int) -> (DateComponents, next: Int)? {
    var place = index
    var month = Self.month(word(place))
    var day: Int?
    if month != nil {
      place = passing(["."], place + 1)
      guard place < words.count else { return nil }
      day = words[place].number
      place = passing(Self.ordinals, place + 1)
    } else {
      guard place < words.count else { return nil }
      day = words[place].number
      place = passing(["of"], passing(Self.ordinals, place + 1))
      month = Self.month(word(place))
      place = passing(["."], place + 1)
    }
    guard let month, let day, (1...31).contains(day), !touches(index) else { return nil }
    let year = passing([","], place)
    if year < words.count, let number = words[year].number, words[year].range.count == 4 {
      return parts(number, month, day).map { ($0, year + 1) }
    }
    // A time may follow that is no year: `May 1 5:30`.
    let thisYear = calendar.component(.year, from: now)
    let end = words[place - 1].text == "." ? place - 1 : place
    return parts(thisYear, month, day).map { ($0, end) }
  }

  private func parts(_ year: Int, _ month: Int, _ day: Int) -> DateComponents? {
    guard (1...12).contains(month), (1...31).contains(day), (1...9999).contains(year) else {
      return nil
    }
    return DateComponents(year: year, month: month, day: day)
  }

  // MARK: Times

  private struct DayTime {
    var hour: Int
    var minute = 0
    var second = 0
  }

  /// `17:30`, `5:30 PM`, `5pm`, `noon`.
  private func time(at index: Int) -> (DayTime, next: Int)? {
    if word(index) == "noon" { return (DayTime(hour: 12), index + 1) }
    if word(index) == "midnight" { return (DayTime(hour: 0), index + 1) }
    guard index < words.count, var hour = words[index].number, words[index].range.count <= 2 else {
      return nil
    }
    var numbers: [Int] = []
    var place = index + 1
    while numbers.count < 2, word(place) == ":", touches(place), touches(place + 1),
      let number = words[place + 1].number, words[place + 1].range.count == 2, number < 60
    {
      numbers.append(number)
      place += 2
    }
    let half = word(place)
    if ["am", "pm"].contains(half) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      place += 1
    }
    guard place > index + 1, hour < 24 else { return nil }
    let time = DayTime(
      hour: hour, minute: numbers.first ?? 0, second: numbers.count > 1 ? numbers[1] : 0)
    return (time, place)
  }

  private static let ordinals: Set<String> = ["st", "nd", "rd", "th"]
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    let isShort = word.count == 3 || word == "sept"
    return months.firstIndex { isShort ? $0.hasPrefix(word) : $0 == word }.map { $0 + 1 }
  }
}

import Foundation
import SwiftUICore

/// A date that is picked: what of it can be chosen, and how it is written.
struct DatePickerModel {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents
  let calendar: Calendar
  let locale: Locale

  static func calendar(_ calendar: Calendar, _ locale: Locale, _ zone: TimeZone) -> Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = zone
    return calendar
  }

  var date: Date { min(max(selection.wrappedValue, bounds.lowerBound), bounds.upperBound) }

  func select(_ date: Date) {
    selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
  }

  /// Whether some moment of a day can be chosen.
  func allows(day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return start <= bounds.upperBound && end > bounds.lowerBound
  }

  // MARK: Words

  private func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// As `Jun 3, 2019`.
  var dayText: String { style(date: .abbreviated, time: .omitted).format(date) }
  /// As `9:41 AM`.
  var timeText: String { style(date: .omitted, time: .shortened).format(date) }
  /// As `June 2019`.
  func monthText(_ month: Date) -> String {
    style(date: .omitted, time: .omitted).month(.wide).year().format(month)
  }
  /// As `Mon, Jun 3`, some days away from the chosen one.
  func shortText(dayFromNow days: Int) -> String {
    let day = calendar.date(byAdding: .day, value: days, to: date) ?? date
    return style(date: .omitted, time: .omitted).weekday().month().day().format(day)
  }
  /// As VoiceOver says it.
  func spoken(day: Date) -> String { style(date: .complete, time: .omitted).format(day) }

  /// The names of the days above the columns, from the first day of the week on.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    guard names.indices.contains(first) else { return names }
    return Array(names[first...] + names[..<first])
  }

  // MARK: Months

  func month(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  func month(_ month: Date, movedBy count: Int) -> Date {
    calendar.date(byAdding: .month, value: count, to: month) ?? month
  }

  /// Whether some day of a month can be chosen.
  func allows(month: Date) -> Bool {
    month <= bounds.upperBound && self.month(month, movedBy: 1) > bounds.lowerBound
  }

  /// The days of a month in weeks; `nil` before the first and after the last.
  func weeks(of month: Date) -> [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: before)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month) }
    while days.count % 7 != 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  /// Chooses a day, and keeps the time.
  func select(day: Date) {
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let new = calendar.date(from: parts) { select(new) }
  }

  /// How many days after 1 January 2001 a date lies.
  func number(of date: Date) -> Int {
    let start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
  }

  /// Chooses a day some days away, and keeps the time.
  func select(daysOn days: Int) {
    if let new = calendar.date(byAdding: .day, value: days, to: date) { select(new) }
  }

  /// Changes one part of the date; a day that the month does not have becomes its last one.
  func select(_ component: Calendar.Component, _ value: Int) {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    switch component {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .hour: parts.hour = value
    default: parts.minute = value
    }
    if component == .year || component == .month {
      let first = DateComponents(year: parts.year, month: parts.month, day: 1)
      if let month = calendar.date(from: first),
        let days = calendar.range(of: .day, in: .month, for: month)
      {
        parts.day = min(parts.day ?? 1, days.count)
      }
    }
    if let new = calendar.date(from: parts) { select(new) }
  }

  /// Whether hours run to 12, with a half of the day.
  var hasHalves: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
    return format.contains("a")
  }

  /// The order of day, month and year in the locale.
  var order: [Calendar.Component] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let letters: [(Calendar.Component, Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
    return letters.map { component, letter in
      (component, format.firstIndex(of: letter) ?? format.endIndex)
    }.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map {
      $0.element.0
    }
  }
}

extension DatePickerModel {
  func showing(_ components: DatePickerComponents) -> DatePickerModel {
    DatePickerModel(
      selection: selection, bounds: bounds, components: components, calendar: calendar,
      locale: locale)
  }
}

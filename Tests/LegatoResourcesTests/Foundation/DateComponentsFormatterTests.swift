import Foundation
import Testing

@testable import LegatoResources

@Suite("Quantities of time")
struct DateComponentsFormatterTests {
  typealias Style = DateComponentsFormatter.UnitsStyle
  typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private func formatter(_ style: Style, _ locale: String = "en_US") -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    return formatter
  }

  @Test(
    "every style writes an hour, a minute and a second",
    arguments: [
      (Style.positional, "1:01:01"), (.abbreviated, "1h 1m 1s"), (.brief, "1hr 1min 1sec"),
      (.short, "1 hr, 1 min, 1 sec"), (.full, "1 hour, 1 minute, 1 second"),
      (.spellOut, "one hour, one minute, one second"),
    ])
  func styles(style: Style, text: String) {
    #expect(formatter(style).string(from: 3661) == text)
  }

  @Test(
    "units have the names of the language",
    arguments: [
      ("de_DE", Style.full, "2 Stunden, 1 Minute und 5 Sekunden"),
      ("fr_FR", .full, "2 heures, 1 minute et 5 secondes"), ("ja_JP", .full, "2時間 1分 5秒"),
      ("es_ES", .abbreviated, "2 h 1 min 5 s"), ("da_DK", .positional, "2.01.05"),
      ("ar_EG", .positional, "٢:٠١:٠٥"), ("xx", .abbreviated, "2h 1m 5s"),
    ])
  func languages(locale: String, style: Style, text: String) {
    // Spaces that do not break are spaces.
    let found = formatter(style, locale).string(from: 7265) ?? ""
    #expect(found.map { $0.isWhitespace ? " " : $0 } == Array(text))
  }

  @Test(
    "zeros are left out as the behavior says",
    arguments: [
      (5, [.minute, .second], Style.positional, Zeros.default, "5"),
      (5, [.minute, .second], .positional, .pad, "00:05"),
      (65, [.hour, .minute, .second], .positional, .pad, "00:01:05"),
      (65, [.hour, .minute, .second], .positional, [.dropLeading, .pad], "01:05"),
      (65, [.hour, .minute, .second], .positional, [], "0:01:05"),
      (3600, [.hour, .minute, .second], .positional, .default, "1:00:00"),
      (3607, [.hour, .minute, .second], .abbreviated, .default, "1h 7s"),
      (3607, [.hour, .minute, .second], .abbreviated, [], "1h 0m 7s"),
      (3600, [.hour, .minute], .abbreviated, .dropLeading, "1h 0m"),
      (3600, [.hour, .minute], .abbreviated, .dropTrailing, "1h"),
      (0, [.hour, .minute], .full, .dropAll, "0 minutes"),
      (0, [.minute, .second], .positional, .default, "0"),
    ] as [(TimeInterval, NSCalendar.Unit, Style, Zeros, String)])
  func zeros(
    seconds: TimeInterval, units: NSCalendar.Unit, style: Style, zeros: Zeros, text: String
  ) {
    let formatter = formatter(style)
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("a text has no more units than are allowed, the largest ones")
  func counts() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    #expect(formatter.string(from: 630) == "10m 30s")
    formatter.maximumUnitCount = -1
    #expect(formatter.string(from: 4230) == "1h 10m 30s")
    formatter.allowedUnits = .minute
    #expect(formatter.string(from: 4230) == "70m")
  }

  @Test("a single largest unit is counted in the next one, and the smallest has a fraction")
  func collapses() {
    let formatter = formatter(.abbreviated)
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
    formatter.allowsFractionalUnits = true
    formatter.allowedUnits = .hour
    #expect(formatter.string(from: 5400) == "1.5h")
  }

  @Test("phrases stand around English texts alone")
  func phrases() {
    let formatter = formatter(.brief)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 123) == "About 2min 3sec remaining")
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: 123) == "2Min. 3Sek.")
  }

  @Test("days stand before the time, where places alone would say nothing")
  func days() {
    let formatter = formatter(.positional)
    #expect(formatter.string(from: 90_061) == "1d 1:01:01")
    #expect(formatter.string(from: 86_400 * 3) == "3d 0:00:00")
    formatter.allowedUnits = .day
    #expect(formatter.string(from: 86_400 * 3) == "3d")
    formatter.allowedUnits = [.hour, .second]
    #expect(formatter.string(from: 3605) == "1h 5s")
  }

  @Test("components are counted anew in the allowed units, and dates by the calendar")
  func components() {
    let formatter = formatter(.full)
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 130)) == "3 hours, 10 minutes")
    #expect(formatter.string(from: DateComponents(weekOfMonth: 3)) == "3 weeks")
    #expect(formatter.string(for: DateComponents(year: 1, day: 2)) == "1 year, 2 days")
    formatter.allowedUnits = .hour
    #expect(formatter.string(from: DateComponents(day: 1, hour: 2)) == "26 hours")
    formatter.allowedUnits = [.month, .day]
    formatter.calendar?.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 0)
    #expect(
      formatter.string(from: start, to: start.addingTimeInterval(86_400 * 40)) == "1 month, 9 days")
  }

  @Test("what is before its start has a sign; what is too long has no text")
  func hostile() {
    #expect(formatter(.positional).string(from: -3661) == "-1:01:01")
    #expect(formatter(.full).string(from: -60) == "-1 minute")
    for seconds in [TimeInterval.infinity, -.infinity, .nan, 1e300] {
      #expect(formatter(.full).string(from: seconds) == nil)
    }
    #expect(formatter(.full).string(from: DateComponents(year: .max, month: .min)) == nil)
    #expect(formatter(.full).string(from: DateComponents()) == nil)
    let unknown = formatter(.abbreviated)
    unknown.allowedUnits = [.era, .minute]
    #expect(unknown.string(from: 120) == "2m")
  }

  @Test(
    "a range of dates is written in the units between them",
    arguments: [
      (Date.ComponentsFormatStyle.Style.abbreviated, "11,323 days"), (.narrow, "11,323days"),
      (.wide, "11,323 days"), (.condensedAbbreviated, "11,323d"),
      (.spellOut, "eleven thousand three hundred twenty-three days"),
    ])
  func ranges(style: Date.ComponentsFormatStyle.Style, text: String) {
    let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSinceReferenceDate: 0)
    let english = Locale(identifier: "en_US")
    #expect(range.formatted(.components(style: style, fields: [.day]).locale(english)) == text)
    let hours = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 5000)
    #expect(hours.formatted(.timeDuration) == "1:23:20")
  }
}

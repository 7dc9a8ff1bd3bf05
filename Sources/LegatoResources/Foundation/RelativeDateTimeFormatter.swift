public import Foundation

/// A formatter that creates locale-aware string representations of a relative date or time: `in 2 hours`.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style to use when describing a relative date.
  public enum DateTimeStyle: Int, Sendable {
    /// Always by number: `1 day ago`.
    case numeric = 0
    /// By a name where the language has one: `yesterday`.
    case named = 1
  }

  /// The style to use when formatting the quantity or the name of the unit.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut = 1
    /// `2 mo. ago`.
    case short = 2
    /// `2mo ago`.
    case abbreviated = 3
  }

  /// The style of dates; numbers by default.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units; in full by default.
  public var unitsStyle = UnitsStyle.full
  /// The calendar; the current one where `nil`.
  public var calendar: Calendar! = .current
  /// The locale; the current one where `nil`.
  public var locale: Locale! = .current
  /// Where in a sentence the text stands.
  public var formattingContext = Formatter.Context.unknown

  /// Creates a formatter.
  public override init() { super.init() }

  /// Formatters are not read from archives here: there is none.
  public required init?(coder: NSCoder) { nil }

  /// The date relative to another one.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // The style measures from now on, which is the host's time: the date is moved by the same distance.
    let distance = date.timeIntervalSince(referenceDate)
    return style.format(Date.now.addingTimeInterval(distance.isFinite ? distance : 0))
  }

  /// An interval in seconds: `in 5 minutes`, or `5 minutes ago` where it is negative.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    style.format(Date.now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0))
  }

  /// The largest of the components.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let calendar = calendar ?? .current
    let now = Date.now
    return style.format(calendar.date(byAdding: dateComponents, to: now) ?? now)
  }

  /// The object where it is a date, relative to now.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current)
  }
}

public import Foundation

/// A formatter that creates string representations of quantities of time: `1 hour, 10 minutes`.
///
/// Units have their names in the language of the calendar's locale, or of the person where it has none. The phrases
/// for approximate and remaining times are written in English alone, and left out in other languages.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// By their places: `1:10:30`.
    case positional = 0
    /// `1h 10m`
    case abbreviated = 1
    /// `1 hr, 10 min`
    case short = 2
    /// `1 hour, 10 minutes`
    case full = 3
    /// `one hour, ten minutes`
    case spellOut = 4
    /// `1hr 10min`
    case brief = 5
  }

  /// Which zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviors as bits.
    public let rawValue: UInt
    /// Creates a behavior of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By places, zeros before other numbers are left out; in other styles all zeros are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// `10m` for `0h 10m`.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// `1h 10s` for `1h 0m 10s`.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// `1h` for `1h 0m`.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// No zeros, but where nothing else would be left.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits for every number, by places: `01:00:10`.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units to count in. Where none are given, those of the components that are formatted, and all for an
  /// interval. Units other than years, months, weeks, days, hours, minutes and seconds are ignored.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written; by their places by default.
  open var unitsStyle = UnitsStyle.positional
  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units in a text; 0, the default, and less for all.
  open var maximumUnitCount = 0
  /// Whether the smallest unit has a fraction: `1.5h` where minutes are not allowed.
  open var allowsFractionalUnits = false
  /// Whether a single largest unit is counted in the next smaller one: `63s` for `1m 3s`.
  open var collapsesLargestUnit = false
  /// Whether `About` stands before the text.
  open var includesApproximationPhrase = false
  /// Whether `remaining` stands behind the text.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text stands; texts are the same in all.
  open var formattingContext = Formatter.Context.unknown
  /// The date from which intervals and components are counted; the beginning of 2001 where `nil`.
  open var referenceDate: Date?
  /// The calendar to count in, and its locale to write in; the current one by default, and the Gregorian where `nil`.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }

  /// Formatters are not read from archives here: there is none.
  public required init?(coder: NSCoder) { nil }

  /// The text of components, which are counted anew in the allowed units: `24h` for a day.
  ///
  /// - Returns: `nil` where the components are too large to be counted.
  open func string(from components: DateComponents) -> String? {
    let named = TimeUnit.allCases.filter { components.amount(of: $0) != nil }
    var calendar = countingCalendar
    calendar.timeZone = .gmt
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let seconds = named.map { abs(Double(components.amount(of: $0) ?? 0)) * $0.seconds }
    guard seconds.reduce(0, +) <= ElapsedTime.maxInterval,
      let end = calendar.date(byAdding: components, to: start)
    else { return nil }
    return text(from: start, to: end, units: named, calendar)
  }

  /// The text of a number of seconds; `nil` for infinite ones, NaN, and more than 30,000 years.
  open func string(from ti: TimeInterval) -> String? {
    var calendar = countingCalendar
    calendar.timeZone = .gmt
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(
      from: start, to: start.addingTimeInterval(ti), units: TimeUnit.allCases, calendar)
  }

  /// The text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, units: TimeUnit.allCases, countingCalendar)
  }

  /// The text of an object that is date components; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The text of components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

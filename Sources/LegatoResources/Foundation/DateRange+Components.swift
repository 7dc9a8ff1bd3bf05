public import Foundation

extension Date.ComponentsFormatStyle {
  /// How the units of an elapsed time are written.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate enum Name: String, Codable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration
    }
    fileprivate let name: Name

    /// `2 hours, 10 minutes`
    public static var wide: Style { Style(name: .wide) }
    /// `2 hr, 10 min`
    public static var abbreviated: Style { Style(name: .abbreviated) }
    /// `2h 10m`
    public static var condensedAbbreviated: Style { Style(name: .condensedAbbreviated) }
    /// `2hr 10min`
    public static var narrow: Style { Style(name: .narrow) }
    /// `two hours, ten minutes`
    public static var spellOut: Style { Style(name: .spellOut) }
    fileprivate static var timeDuration: Style { Style(name: .timeDuration) }
  }

  /// Writes how much time passes in a range of dates.
  ///
  /// Foundation has the name of this style, `Date.ComponentsFormatStyle`, for a type without any behavior here;
  /// `.components(style:fields:)` and `.timeDuration` return this one.
  public struct Elapsed: Foundation.FormatStyle {
    /// How units are written.
    public var style: Style
    /// The language.
    public var locale: Locale
    /// The calendar to count in.
    public var calendar: Calendar
    /// The units to count in; all where `nil`. Those of which there are none are left out.
    public var fields: Set<Field>?

    /// Creates a style.
    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
    }

    /// The text of a range; empty where it is longer than 30,000 years.
    public func format(_ range: Range<Date>) -> String {
      guard
        var time = ElapsedTime(
          from: range.lowerBound, to: range.upperBound, units: units, calendar: calendar)
      else { return "" }
      let isPositional = style.name == .timeDuration
      time.dropZeros(leading: true, middle: !isPositional, trailing: !isPositional)
      switch style.name {
      case .wide: return time.text(.wide, in: locale)
      case .abbreviated: return time.text(.short, in: locale)
      case .condensedAbbreviated: return time.text(.narrow, in: locale)
      case .narrow: return time.text(.shorter, in: locale)
      case .spellOut: return time.text(.wide, isSpelledOut: true, in: locale)
      case .timeDuration:
        return time.positionalText(isPadded: false, in: locale) ?? time.text(.narrow, in: locale)
      }
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    private var units: [TimeUnit] {
      guard let fields else { return TimeUnit.allCases }
      let all: [Field] = [.year, .month, .week, .day, .hour, .minute, .second]
      return zip(all, TimeUnit.allCases).filter { fields.contains($0.0) }.map(\.1)
    }
  }
}

extension Foundation.FormatStyle where Self == Date.ComponentsFormatStyle.Elapsed {
  /// The time between two dates in units: `(start..<end).formatted(.components(style: .wide))`.
  ///
  /// - Parameter fields: the units to count in; all where `nil`. Those of which there are none are left out.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// The time between two dates as a clock counts it: `1:23:20`.
  public static var timeDuration: Self {
    Self(style: .timeDuration, fields: [.hour, .minute, .second])
  }
}

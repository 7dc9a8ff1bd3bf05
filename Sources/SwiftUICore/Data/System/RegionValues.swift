public import Foundation

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }
}
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

extension EnvironmentValues {
  /// The current locale that views should use: American English unless a view above says otherwise,
  /// so that a run does not depend on the machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The current calendar that views should use when handling dates: the Gregorian one unless a
  /// view above says otherwise.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The current time zone that views should use when handling dates: Greenwich Mean Time unless a
  /// view above says otherwise.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The size of a pixel on the screen, in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, .leastNormalMagnitude) }
}

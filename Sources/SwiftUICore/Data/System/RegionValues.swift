public import Foundation

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
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

/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast, for those who have asked for it.
  case increased
}

extension EnvironmentValues {
  /// The contrast associated with the color scheme of this environment. Colours and images of asset catalogues
  /// have variants for it.
  public var colorSchemeContrast: ColorSchemeContrast { hostColorSchemeContrast }

  package var hostColorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

public import Foundation

extension PersonNameComponents {
  /// The given and the family name, in the order of the person's language.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Creates components of a name.
  ///
  /// - Throws: An error for an empty text.
  public init(_ string: String) throws { self = try ParseStrategy().parse(string) }

  /// Creates components of a name.
  ///
  /// - Throws: What the strategy throws.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// What a person is called: the nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts: `Dr. Elizabeth Jillian Smith Esq.`
      case long
      /// The initials: `ES`.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language, which says what stands first.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The text of a name; empty where there is none.
    public func format(_ value: PersonNameComponents) -> String {
      PersonName(value, locale).text(style)
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// What reads names.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    /// The same, whose result has for each part which one it is.
    public var attributed: AttributedStyle { AttributedStyle(style: style, locale: locale) }
  }

  /// How a name is written whose parts are told apart by the attribute `personNameComponent`.
  public struct AttributedStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public var style: FormatStyle.Style
    /// The language, which says what stands first.
    public var locale: Locale

    /// The text of a name.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      PersonName(value, locale).attributedText(style)
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Reads a name: `Dr. Elizabeth Smith`, `Smith, Elizabeth`.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// Creates a strategy.
    public init() {}

    /// The parts of a name.
    ///
    /// - Throws: An error for an empty text.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = PersonName.components(of: value) else {
        throw CocoaError(.formatting)
      }
      return components
    }
  }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension Foundation.ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads a name.
  public static var name: Self { Self() }
}

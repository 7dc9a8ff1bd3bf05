public import Foundation

extension String {
  /// Creates a localized string: the key's text in the person's language, with its values.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is also what is shown where there is no text.
  ///   - table: the table; `Localizable` where `nil`.
  ///   - bundle: the bundle with the tables; the main one where `nil`.
  ///   - locale: how values are written. The language of the text is the person's in any case.
  ///   - comment: for translators; not used.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(
      key: keyAndValue.key, arguments: keyAndValue.arguments, table: table, bundle: bundle
    ).string(locale: locale)
  }

  /// Creates a localized string: the key's text in the person's language, or the default value.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: what is shown where there is no text; it also has the values.
  ///   - table: the table; `Localizable` where `nil`.
  ///   - bundle: the bundle with the tables; the main one where `nil`.
  ///   - locale: how values are written.
  ///   - comment: for translators; not used.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(
      key: key.description, arguments: defaultValue.arguments, table: table, bundle: bundle,
      fallback: defaultValue.key
    ).string(locale: locale)
  }

  /// Creates a localized string of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string(locale: resource.locale)
  }
}

extension AttributedString {
  /// Creates an attributed string of a localized one, whose markdown is interpreted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedText(
      key: keyAndValue.key, arguments: keyAndValue.arguments, table: table, bundle: bundle
    ).attributedString(locale: locale)
  }

  /// Creates an attributed string of a localized resource, whose markdown is interpreted.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.attributedString(locale: resource.locale)
  }
}

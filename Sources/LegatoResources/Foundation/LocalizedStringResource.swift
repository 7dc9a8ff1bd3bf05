public import Foundation

/// A reference to a localizable string, which is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle of a resource.
  public enum BundleDescription: Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class. Programs on Linux are of one piece: it is the main one.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main, .forClass: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key.
  public let key: String
  /// What is shown where there is no text.
  public let defaultValue: String.LocalizationValue
  /// The table; `Localizable` where `nil`.
  public let table: String?
  /// How values are written.
  public var locale: Locale
  private let place: LocalizedBundle

  /// The bundle with the tables.
  public var bundle: BundleDescription { place.bundle.map { .atURL($0.bundleURL) } ?? .main }

  /// Creates a resource whose key is also what is shown where there is no text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, keyAndValue, table, locale, LocalizedBundle(bundle.bundle))
  }

  /// Creates a resource with a key and what is shown where there is no text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, LocalizedBundle(bundle.bundle))
  }

  /// Creates a resource of a bundle's own tables.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, LocalizedBundle(bundle))
  }

  /// Creates a resource with a key and what is shown where there is no text, of a bundle's own tables.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, LocalizedBundle(bundle))
  }

  /// Creates a resource of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
    _ place: LocalizedBundle
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.place = place
  }

  /// What is looked up.
  package var text: LocalizedText {
    LocalizedText(
      key: key, arguments: defaultValue.arguments, table: table, bundle: place.bundle,
      fallback: defaultValue.key)
  }
}

/// A type that can be shown as a localized string.
public protocol CustomLocalizedStringResourceConvertible {
  /// The string that stands for the value.
  var localizedStringResource: LocalizedStringResource { get }
}

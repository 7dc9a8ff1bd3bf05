package import Foundation

/// A value that a translation is given.
package enum FormatArgument: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case unsigned(UInt)
  case real(Double)
  /// A value that the caller writes itself, by its number among the caller's.
  case opaque(Int)

  /// What rules for plurals ask of it; `nil` of what is no number.
  func operands(_ specifier: FormatSpecifier?) -> PluralOperands? {
    switch self {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(Int(clamping: value))
    case .real(let value):
      PluralOperands(
        value,
        fractionDigits: specifier.flatMap { $0.isReal ? $0.precision ?? 6 : nil }
          ?? Self.digits(value))
    case .string, .opaque: nil
    }
  }

  /// How many digits after the point a number needs.
  private static func digits(_ value: Double) -> Int {
    guard value.isFinite, value != value.rounded() else { return 0 }
    let text = "\(value)"
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 6 }
    return min(text.distance(from: point, to: text.endIndex) - 1, 6)
  }

  /// The value as a specifier asks for it. A value of a kind that the specifier is not for is written as
  /// its own kind is: translations cannot make a program read what is not there.
  func text(_ specifier: FormatSpecifier, _ locale: Locale) -> String {
    switch self {
    case .string(let string): return Self.padded(string, specifier)
    case .opaque: return ""
    case .integer(let value):
      if specifier.isReal { return real(Double(value), specifier, locale) }
      if specifier.conversion == "@" || Self.isPlain(specifier) {
        return Self.grouped(value, locale) ?? formatted("%lld", value, locale)
      }
      if "cC".contains(specifier.conversion) { return Self.character(value, specifier) }
      return formatted(whole(specifier, "d"), value, locale)
    case .unsigned(let value):
      if specifier.isReal { return real(Double(value), specifier, locale) }
      if specifier.conversion == "@" || Self.isPlain(specifier) {
        guard let small = Int(exactly: value) else {
          return value.formatted(.number.locale(locale))
        }
        return Self.grouped(small, locale) ?? formatted("%lld", small, locale)
      }
      if "cC".contains(specifier.conversion) {
        return Self.character(Int(clamping: value), specifier)
      }
      return formatted(whole(specifier, "u"), value, locale)
    case .real(let value):
      if specifier.isInteger {
        let isWhole = value.isFinite && abs(value) < 9e18
        return formatted(
          whole(specifier, "d"), isWhole ? Int(value.rounded(.towardZero)) : 0, locale)
      }
      return real(value, specifier, locale)
    }
  }

  /// A whole number as most texts show it, without a template; `nil` where that takes one.
  package func plainNumber(_ specifier: String, _ locale: Locale) -> String? {
    guard case .integer(let value) = self, specifier == "%lld" else { return nil }
    return Self.grouped(value, locale)
  }

  private func real(_ value: Double, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
    var specifier = specifier
    specifier.length = ""
    if !specifier.isReal { specifier.conversion = "f" }
    return formatted(specifier.text, value, locale)
  }

  /// Zeros in front and other bases are written as in C: locales group only what people read as a number.
  private func formatted(_ format: String, _ value: any CVarArg, _ locale: Locale) -> String {
    let isPlain = format.contains("%0") || format.last.map { "xXo".contains($0) } ?? false
    return isPlain
      ? String(format: format, arguments: [value])
      : String(format: format, locale: locale, arguments: [value])
  }

  private func whole(_ specifier: FormatSpecifier, _ usual: Character) -> String {
    var specifier = specifier
    specifier.length = "ll"
    if !"diuxXo".contains(specifier.conversion) {
      specifier.conversion = specifier.conversion == "O" ? "o" : usual
    }
    return specifier.text
  }

  private static func isPlain(_ specifier: FormatSpecifier) -> Bool {
    specifier.flags.isEmpty && specifier.width == nil && specifier.precision == nil
      && "diuDU".contains(specifier.conversion)
  }

  private static func character(_ value: Int, _ specifier: FormatSpecifier) -> String {
    UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { padded(String($0), specifier) } ?? ""
  }

  private static func padded(_ text: String, _ specifier: FormatSpecifier) -> String {
    var text = text
    if let precision = specifier.precision { text = String(text.prefix(precision)) }
    guard let width = specifier.width, text.count < width else { return text }
    let blanks = String(repeating: " ", count: width - text.count)
    return specifier.flags.contains("-") ? text + blanks : blanks + text
  }

  /// English groups digits by commas; it is what most views show, and made without a formatter.
  private static func grouped(_ value: Int, _ locale: Locale) -> String? {
    guard locale.identifier.hasPrefix("en_US") || locale.identifier == "en_001" else { return nil }
    let digits = String(value.magnitude)
    let count = digits.utf8.count
    if count <= 3 { return value < 0 ? "-" + digits : digits }
    var grouped = value < 0 ? "-" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (count - index) % 3 == 0 { grouped.append(",") }
      grouped.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return grouped
  }
}

import Foundation

/// A value in the format of a style, which is written as the locale around it does. Equal where both are
/// written alike.
struct FormattedValue: Hashable, Sendable {
  /// As the style writes it by itself.
  private let usual: String
  private let make: Maker

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    usual = format.format(input)
    make = Maker { format.locale($0).format(input) }
  }

  /// - Parameter locale: that of a view above; `nil` where none was set, and the style's own counts.
  func string(_ locale: Locale?) -> String { locale.map(make.body) ?? usual }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.usual == right.usual }
  func hash(into hasher: inout Hasher) { hasher.combine(usual) }

  /// Styles and what they format are values, which their types do not always say.
  private struct Maker: @unchecked Sendable { let body: (Locale) -> String }
}

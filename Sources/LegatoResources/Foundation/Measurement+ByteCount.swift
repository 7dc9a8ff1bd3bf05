public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes an amount of data as a number of bytes: `1.5 MB`.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// Writes numbers of bytes.
    private var bytes: ByteCountFormatStyle

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - style: What is counted: memory by 1024, files by 1000.
    ///   - allowedUnits: The units that are chosen from.
    ///   - spellsOutZero: Whether nothing is `Zero kB`.
    ///   - includesActualByteCount: Whether the bytes stand behind the text.
    ///   - locale: The language.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// The text of an amount, whose fractions of bytes are left out; 0 for NaN, and the largest number for infinity.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let count = value.converted(to: .bytes).value.rounded(.towardZero)
      let limit = Double(Int64.max)
      if count.isNaN { return bytes.format(0) }
      return bytes.format(count >= limit ? .max : count <= -limit ? .min : Int64(count))
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.bytes = bytes.locale(locale)
      return style
    }
  }
}

extension Foundation.FormatStyle
where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Writes an amount of data as a number of bytes: `1.5 MB`.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}

public import Foundation
public import LegatoResources

/// The key used to look up an entry in a strings file or strings dictionary file. Values that were interpolated
/// stand in the key as format specifiers, `%lld` for an `Int` and `%@` for a string or a text. Where there is no
/// entry, the key is what is shown, with its values and its markdown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of the key.
  enum Part: Hashable, Sendable {
    /// Written in the code, with markdown.
    case literal(String)
    /// A value, in which markdown means nothing, and how it stands in the key.
    case value(FormatArgument, specifier: String)
    /// A value that has styles, or that says something else as time goes on: `%@` in the key.
    case text(Text)
    /// A value in the format of a style: `%@` in the key.
    case formatted(FormattedValue)
  }

  let parts: [Part]

  /// Creates a key from a string, whose markdown is interpreted.
  public init(_ value: String) { parts = [.literal(value)] }
  /// Creates a key from a literal, whose markdown is interpreted.
  public init(stringLiteral value: String) { parts = [.literal(value)] }
  /// Creates a key from a literal with interpolated values, in which markdown means nothing.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Represents the contents of a string literal with interpolations while it's being built, as an
  /// interpolated string.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation with room for the values and what stands between them.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * min(max(interpolationCount, 0), 32) + 1)
    }

    private mutating func append(_ value: String) {
      parts.append(.value(.string(value), specifier: "%@"))
    }

    /// Appends a part of the literal, whose markdown is interpreted.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
    /// Appends a string as it is.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// Appends a string as it is.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      append(String(string))
    }
    /// Whole numbers are grouped as the locale does.
    public mutating func appendInterpolation<N: BinaryInteger>(_ value: N) {
      parts.append(.value(FormatArgument(value), specifier: FormatArgument.specifier(value)))
    }
    /// Six decimals, as the platform's format for floating-point numbers has.
    public mutating func appendInterpolation(_ value: Double) {
      parts.append(.value(.real(value), specifier: "%lf"))
    }
    /// Six decimals, as the platform's format for floating-point numbers has.
    public mutating func appendInterpolation(_ value: Float) {
      parts.append(.value(.real(Double(value)), specifier: "%f"))
    }
    /// Six decimals, as the platform's format for floating-point numbers has.
    public mutating func appendInterpolation(_ value: CGFloat) {
      parts.append(.value(.real(Double(value)), specifier: "%lf"))
    }
    /// Appends a value by a format specifier of `printf`, such as `%.2f`. A text around it is part of what
    /// is shown.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      parts.append(.value(FormatArgument(any: value), specifier: specifier))
    }
    /// The text keeps its styles.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    /// Appends a localized string, looked up by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts.append(.text(Text(resource)))
    }
    /// Appends an attributed string, which keeps its styles.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }
    /// Appends a date in a style that may change as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }
    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }
    /// Appends a timer that counts as time passes.
    ///
    /// - Parameters:
    ///   - timerInterval: The dates between which the timer runs.
    ///   - pauseTime: When the timer stops; never where it is `nil`.
    ///   - countsDown: Whether the remaining time is shown, and not the time that has passed.
    ///   - showsHours: Whether hours are shown, and not counted as minutes.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
    /// Appends a value in the format of a style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.formatted(FormattedValue(input, format)))
    }
    /// Appends a value in the format of a style, with the attributes that the style gives it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(format.format(input))
    }
    /// Appends an object by its formatter; by its description where there is no formatter or it
    /// returns nothing.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Appends a value, such as a date, by its formatter; by its description where there is no formatter or it returns
    /// nothing.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
  }
}

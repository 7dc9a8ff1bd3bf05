/// The key used to look up an entry in a strings file or strings dictionary file. There are no such
/// files here: the key is what is shown, with its markdown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of the key.
  enum Part: Hashable, Sendable {
    /// Written in the code, with markdown.
    case literal(String)
    /// A value, in which markdown means nothing.
    case value(Text)
  }

  let parts: [Part]

  /// Creates a key from a string, whose markdown is interpreted.
  public init(_ value: String) { parts = [.literal(value)] }
  /// Creates a key from a literal, whose markdown is interpreted.
  public init(stringLiteral value: String) { parts = [.literal(value)] }
  /// Creates a key from a literal with interpolated values, in which markdown means nothing.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The words without their styles.
  var text: String { styled.plainText }

  /// The words with what their markdown means.
  var styled: Text {
    guard parts.count != 1 else {
      switch parts[0] {
      case .literal(let literal): return Markdown.text(literal)
      case .value(let text): return text
      }
    }
    return Markdown.text(parts)
  }

  /// Represents the contents of a string literal with interpolations while it's being built, as an
  /// interpolated string.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation with room for the values and what stands between them.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * min(max(interpolationCount, 0), 32) + 1)
    }

    private mutating func append(_ value: String) {
      parts.append(.value(Text(verbatim: value)))
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
    /// Whole numbers are grouped in thousands, as the platform's format does.
    public mutating func appendInterpolation<N: BinaryInteger>(_ value: N) {
      append(Self.grouped(String(value.magnitude), isNegative: value < 0))
    }

    private static func grouped(_ digits: String, isNegative: Bool) -> String {
      let count = digits.utf8.count
      if count <= 3 { return isNegative ? "-" + digits : digits }
      var grouped = isNegative ? "-" : ""
      for (index, digit) in digits.utf8.enumerated() {
        if index > 0, (count - index) % 3 == 0 { grouped.append(",") }
        grouped.unicodeScalars.append(Unicode.Scalar(digit))
      }
      return grouped
    }
    /// Six decimals, as the platform's format for floating-point numbers has.
    public mutating func appendInterpolation(_ value: Double) {
      append(String(format: "%f", value))
    }
    /// Six decimals, as the platform's format for floating-point numbers has.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(String(format: "%f", Double(value)))
    }
    /// Appends a value by a format specifier of `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }
    /// The text keeps its styles.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text)) }
    /// Appends an attributed string, which keeps its styles.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.value(Text(attributedString)))
    }
    /// Appends a date in a style that may change as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.value(Text(date, style: style)))
    }
    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.value(Text(dates)))
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
        .value(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
    /// Appends a value in the format of a style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }
    /// Appends an object by its formatter; by its description where there is no formatter or it
    /// returns nothing.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
  }
}

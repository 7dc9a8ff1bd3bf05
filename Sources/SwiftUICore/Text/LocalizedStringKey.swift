/// The key used to look up an entry in a strings file or strings dictionary file. There are no such
/// files here: the key is what is shown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Represents the contents of a string literal with interpolations while it's being built, as an
  /// interpolated string.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { text += string }
    /// Whole numbers are grouped in thousands, as the platform's format does.
    public mutating func appendInterpolation<N: BinaryInteger>(_ value: N) {
      let digits = String(value.magnitude)
      var grouped = ""
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
        grouped.append(digit)
      }
      text += (value < 0 ? "-" : "") + grouped
    }
    /// Six decimals, as the platform's format for floating-point numbers has.
    public mutating func appendInterpolation(_ value: Double) {
      text += String(format: "%f", value)
    }
    public mutating func appendInterpolation(_ value: CGFloat) {
      text += String(format: "%f", Double(value))
    }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.plainText }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
  }
}

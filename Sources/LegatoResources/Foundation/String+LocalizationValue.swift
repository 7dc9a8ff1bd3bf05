public import Foundation

extension String {
  /// A localizable string: a key, and the values that were interpolated into it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    package var key: String
    package var arguments: [FormatArgument]

    /// Creates a key of a string as it is: percent signs mean nothing in it.
    public init(_ value: String) {
      key = value
      arguments = []
    }
    /// Creates a key of a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key of a literal with values: the key has a format specifier where a value stands,
    /// `%lld` for an integer and `%@` for a string.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      if arguments.isEmpty { key = key.replacingOccurrences(of: "%%", with: "%") }
    }

    /// A key while it is being built.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [FormatArgument] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      private mutating func append(_ value: FormatArgument, _ specifier: String) {
        key += specifier
        arguments.append(value)
      }

      /// Appends a part of the literal; a percent sign in it is doubled in the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// Appends a string: `%@` in the key.
      public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
      /// Appends a string: `%@` in the key.
      @_disfavoredOverload
      public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
        append(.string(String(string)), "%@")
      }
      /// Appends a whole number: `%lld` in the key, `%llu` where it has no sign, `%d` and `%u` where it
      /// has 32 bits or fewer.
      public mutating func appendInterpolation<N: BinaryInteger>(_ value: N) {
        append(FormatArgument(value), FormatArgument.specifier(value))
      }
      /// Appends a number: `%lf` in the key, `%f` for a `Float`.
      public mutating func appendInterpolation<N: BinaryFloatingPoint>(_ value: N) {
        append(.real(Double(value)), N.self == Float.self ? "%f" : "%lf")
      }
      /// Appends a value by a specifier of its own, such as `%.2f`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(FormatArgument(any: value), specifier)
      }
      /// Appends a value in the format of a style: `%@` in the key.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append(.string(format.format(input)), "%@")
      }
      /// Appends an object by its formatter, or by its description: `%@` in the key.
      public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append(.string(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
      }
      /// Appends a value, such as a date, by its formatter, or by its description: `%@` in the key.
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        append(.string(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
      }
      /// Appends a localized string: `%@` in the key.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.string(String(localized: resource)), "%@")
      }
      /// Appends the characters of an attributed string: `%@` in the key.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(.string(String(attributedString.characters)), "%@")
      }
      /// Appends the description of another value: `%@` in the key.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        append(.string(String(describing: value)), "%@")
      }
    }
  }
}

extension FormatArgument {
  package init<N: BinaryInteger>(_ value: N) {
    if N.isSigned || Int(exactly: value) != nil {
      self = .integer(Int(clamping: value))
    } else {
      self = .unsigned(UInt(clamping: value))
    }
  }

  /// A value of any kind, for a specifier that says how it is written.
  package init(any value: Any) {
    switch value {
    case let value as any BinaryInteger: self.init(value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as String: self = .string(value)
    default: self = .string(String(describing: value))
    }
  }

  /// The specifier of a whole number in a key.
  package static func specifier<N: BinaryInteger>(_ value: N) -> String {
    let isLarge = value.bitWidth > 32
    return N.isSigned ? isLarge ? "%lld" : "%d" : isLarge ? "%llu" : "%u"
  }
}

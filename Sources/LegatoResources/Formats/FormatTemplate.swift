/// A format as translations are written: text with specifiers, `%lld items in %2$@`, and the variables
/// of plural rules, `%#@items@`.
package struct FormatTemplate: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case literal(String)
    /// A value, by its number among the arguments, from 0 on.
    case argument(Int, FormatSpecifier)
    /// A variable that a rule has words for, and the argument that it is about.
    case variable(String, Int)
  }

  package var parts: [Part] = []

  /// Reads a format. A percent sign that begins no specifier is text.
  ///
  /// - Parameters:
  ///   - text: the format.
  ///   - first: the number of the argument that the first specifier without a number is for.
  ///   - argumentSpecifier: what `%arg` stands for, of the argument `first`; text where `nil`.
  package init(_ text: String, first: Int = 0, argumentSpecifier: FormatSpecifier? = nil) {
    var literal: [UInt8] = []
    var next = first
    var parts: [Part] = []
    let bytes = Array(text.utf8)
    func flush() {
      guard !literal.isEmpty else { return }
      parts.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    var index = 0
    let percent = UInt8(ascii: "%")
    while index < bytes.count {
      guard bytes[index] == percent else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == percent {
        literal.append(percent)
        index += 2
        continue
      }
      var scanner = FormatScanner(bytes, at: index + 1)
      if let argumentSpecifier, scanner.takes("arg") {
        flush()
        parts.append(.argument(first, argumentSpecifier))
        next = max(next, first + 1)
        index = scanner.index
      } else if let found = scanner.specifier() {
        flush()
        let number = found.number.map { $0 - 1 } ?? next
        if found.number == nil { next += 1 }
        switch found.kind {
        case .variable(let name): parts.append(.variable(name, number))
        case .value(let specifier): parts.append(.argument(number, specifier))
        }
        index = scanner.index
      } else {
        literal.append(percent)
        index += 1
      }
    }
    flush()
    self.parts = parts
  }
}

/// How a value is written: `%.2f`, `%@`, `%05lld`.
package struct FormatSpecifier: Hashable, Sendable {
  /// `-`, `+`, `0`, `#`, a blank and `'`.
  package var flags = ""
  /// The least number of characters, at most 512.
  package var width: Int?
  /// Digits after the point, at most 64.
  package var precision: Int?
  /// `l`, `ll`, `h`, `q`, `z` and the like, which say how large a number was where it was written.
  package var length = ""
  /// `@`, `d`, `f`, `x` …
  package var conversion: Character

  package init(_ conversion: Character) { self.conversion = conversion }

  /// Reads what stands behind the percent sign, as `lld`.
  package init?(text: String) {
    var scanner = FormatScanner(Array(text.utf8), at: 0)
    guard case .value(let specifier) = scanner.specifier()?.kind else { return nil }
    self = specifier
  }

  /// As it is written, with the percent sign.
  package var text: String {
    "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + length
      + String(conversion)
  }

  var isInteger: Bool { "diuDUxXoOcC".contains(conversion) }
  var isReal: Bool { "fFeEgGaA".contains(conversion) }
}

/// Reads a specifier behind its percent sign.
struct FormatScanner {
  enum Kind {
    case value(FormatSpecifier)
    case variable(String)
  }

  private let bytes: [UInt8]
  private(set) var index: Int

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Passes over a word, where it stands here and no letter follows.
  mutating func takes(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard bytes[index...].starts(with: word) else { return false }
    let end = index + word.count
    if end < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[end] | 0x20) {
      return false
    }
    index = end
    return true
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
      index += 1
    }
    return value
  }

  /// The specifier, and the number that it gives of its argument, from 1 on.
  mutating func specifier() -> (number: Int?, kind: Kind)? {
    let start = index
    var position: Int?
    if let value = number() {
      if byte == UInt8(ascii: "$"), (1...64).contains(value) {
        position = value
        index += 1
      } else {
        index = start
      }
    }
    if byte == UInt8(ascii: "#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@") {
      index += 2
      let name = index
      guard let end = bytes[name...].firstIndex(of: UInt8(ascii: "@")), end - name <= 256 else {
        return nil
      }
      index = end + 1
      return (position, .variable(String(decoding: bytes[name..<end], as: UTF8.self)))
    }
    var result = FormatSpecifier("@")
    while let byte, "-+0# '".utf8.contains(byte), result.flags.utf8.count < 6 {
      result.flags.unicodeScalars.append(Unicode.Scalar(byte))
      index += 1
    }
    result.width = number().map { min($0, 512) }
    if byte == UInt8(ascii: ".") {
      index += 1
      result.precision = min(number() ?? 0, 64)
    }
    while let byte, "hlqLzjt".utf8.contains(byte), result.length.utf8.count < 2 {
      result.length.unicodeScalars.append(Unicode.Scalar(byte))
      index += 1
    }
    guard let byte, "@diuDUxXoOfFeEgGaAcCsSp".utf8.contains(byte) else { return nil }
    index += 1
    result.conversion = Character(Unicode.Scalar(byte))
    return (position, .value(result))
  }
}

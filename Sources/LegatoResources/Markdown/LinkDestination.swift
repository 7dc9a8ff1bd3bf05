/// Where a link leads, and what a document calls that.
enum LinkDestination {
  /// The longest name of an address, in bytes.
  private static let maxLabel = 999
  /// How deep parentheses go in an address.
  private static let maxDepth = 32

  /// `address "title")`, behind the opening parenthesis of a link; the title is not shown.
  static func inline(at start: Int, in scanner: InlineScanner) -> (String, end: Int)? {
    let begin = scanner.end(from: start, while: \.isMarkdownSpace)
    guard let (address, end) = address(at: begin, in: scanner) else { return nil }
    var index = scanner.end(from: end, while: \.isMarkdownSpace)
    if index > end, let titleEnd = title(at: index, in: scanner) {
      index = scanner.end(from: titleEnd, while: \.isMarkdownSpace)
    }
    return scanner[index] == UInt8(ascii: ")") ? (address, index + 1) : nil
  }

  /// An address, in angle brackets or without blanks; it may be empty.
  static func address(at start: Int, in scanner: InlineScanner) -> (String, end: Int)? {
    var letters: [UInt8] = []
    var index = start
    let isBracketed = scanner[start] == UInt8(ascii: "<")
    if isBracketed { index += 1 }
    var depth = 0
    while index < scanner.end {
      let byte = scanner.bytes[index]
      switch byte {
      case UInt8(ascii: "\\") where scanner[index + 1].isPunctuation:
        letters.append(scanner[index + 1])
        index += 2
        continue
      case UInt8(ascii: "&"):
        if let (text, end) = CharacterReference.text(at: index, in: scanner) {
          letters += Array(text.utf8)
          index = end
          continue
        }
      case UInt8(ascii: ">") where isBracketed: return (text(letters), index + 1)
      case 0x0A where isBracketed, UInt8(ascii: "<") where isBracketed: return nil
      case _ where isBracketed: break
      case UInt8(ascii: "("):
        depth += 1
        if depth > maxDepth { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return (text(letters), index) }
        depth -= 1
      case 0...0x20, 0x7F: return depth == 0 ? (text(letters), index) : nil
      default: break
      }
      letters.append(byte)
      index += 1
    }
    return isBracketed || depth > 0 ? nil : (text(letters), index)
  }

  /// Where a title ends that is in quotes or parentheses.
  static func title(at start: Int, in scanner: InlineScanner) -> Int? {
    let close: UInt8
    switch scanner[start] {
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    case UInt8(ascii: "'"): close = UInt8(ascii: "'")
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var index = start + 1
    while index < scanner.end {
      switch scanner.bytes[index] {
      case close: return index + 1
      case UInt8(ascii: "("): if close == UInt8(ascii: ")") { return nil }
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where the name of an address is, up to the closing bracket; `nil` where it has brackets or is too long.
  static func label(at start: Int, in scanner: InlineScanner) -> Range<Int>? {
    var index = start
    let limit = min(scanner.end, start + maxLabel + 1)
    while index < limit {
      switch scanner.bytes[index] {
      case UInt8(ascii: "]"): return start..<index
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// The name of an address as it is compared: without regard to capitals and blanks; empty where it is too long.
  static func key(_ scanner: InlineScanner, _ range: Range<Int>) -> String {
    guard range.count <= maxLabel else { return "" }
    // A name has no brackets but those with a backslash before them.
    for index in range where scanner.bytes[index] == UInt8(ascii: "[") {
      guard scanner[index - 1] == UInt8(ascii: "\\") else { return "" }
    }
    return scanner.string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .lowercased().uppercased()
  }

  private static func text(_ letters: [UInt8]) -> String {
    String(decoding: letters, as: UTF8.self)
  }
}

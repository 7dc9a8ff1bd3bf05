/// The bytes of a text, read by index.
struct InlineScanner {
  let bytes: [UInt8]
  let end: Int

  init(_ text: some Sequence<UInt8>) {
    bytes = Array(text)
    end = bytes.count
  }

  /// The byte at an index; 0 where the text has ended.
  subscript(index: Int) -> UInt8 { index >= 0 && index < end ? bytes[index] : 0 }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a word is at an index, in capitals or not.
  func has(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= end else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { (bytes[index + $0] | 0x20) == (letters[$0] | 0x20) }
    }
  }

  /// The first index from one on where bytes end for which something holds.
  func end(from index: Int, limit: Int = .max, while holds: (UInt8) -> Bool) -> Int {
    var index = index
    let last = limit < end - index ? index + limit : end
    while index < last, holds(bytes[index]) { index += 1 }
    return index
  }

  /// The character that ends before an index.
  func scalar(before index: Int) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while start > 0, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.last
  }

  /// The character that begins at an index.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < end else { return nil }
    let byte = bytes[index]
    let count = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return String(decoding: bytes[index..<min(index + count, end)], as: UTF8.self)
      .unicodeScalars.first
  }
}

extension UInt8 {
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  var isMarkdownSpace: Bool { isSpaceOrTab || self == 0x0A || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isAlphanumeric: Bool { isDigit || isLetter }
  var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }
  /// Of ASCII.
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40)
      || (self >= 0x5B && self <= 0x60) || (self >= 0x7B && self <= 0x7E)
  }
}

extension Unicode.Scalar {
  var isMarkdownPunctuation: Bool {
    if isASCII { return UInt8(value).isPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}

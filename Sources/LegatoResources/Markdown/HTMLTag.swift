/// Tags of HTML, as Markdown leaves them in texts.
enum HTMLTag {
  /// The longest tag, in bytes.
  private static let maxLength = 4096

  /// Where a tag ends that begins at an index: `<b>`, `</b>`, `<a href="…">`; `nil` where there is none.
  static func end(at index: Int, in scanner: InlineScanner) -> Int? {
    let isClosing = scanner[index + 1] == UInt8(ascii: "/")
    var place = index + (isClosing ? 2 : 1)
    guard scanner[place].isLetter else { return nil }
    place = scanner.end(from: place) { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
    while place < scanner.end, place - index < maxLength {
      let next = scanner.end(from: place, while: \.isMarkdownSpace)
      switch scanner[next] {
      case UInt8(ascii: ">"): return next + 1
      case UInt8(ascii: "/") where !isClosing && scanner[next + 1] == UInt8(ascii: ">"):
        return next + 2
      default:
        guard !isClosing, next > place, let end = attribute(at: next, in: scanner) else {
          return nil
        }
        place = end
      }
    }
    return nil
  }

  /// Where `name`, `name=value` or `name="value"` ends.
  private static func attribute(at index: Int, in scanner: InlineScanner) -> Int? {
    let first = scanner[index]
    guard first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":") else {
      return nil
    }
    let name = scanner.end(from: index) {
      $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":")
        || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    let equals = scanner.end(from: name, while: \.isMarkdownSpace)
    guard scanner[equals] == UInt8(ascii: "=") else { return name }
    let value = scanner.end(from: equals + 1, while: \.isMarkdownSpace)
    let quote = scanner[value]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = scanner.end(from: value + 1, limit: maxLength) { $0 != quote }
      return scanner[end] == quote ? end + 1 : nil
    }
    let end = scanner.end(from: value, limit: maxLength) { byte in
      byte > 0x20 && !"\"'=<>`".utf8.contains(byte)
    }
    return end > value ? end : nil
  }
}

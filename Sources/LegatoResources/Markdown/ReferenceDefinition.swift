/// A line that gives an address a name: `[name]: https://example.com "Title"`.
struct ReferenceDefinition {
  let key: String
  let address: String
  /// Where the next line begins.
  let end: Int

  /// The definition that begins at an index; `nil` where there is none.
  init?(at start: Int, in scanner: InlineScanner) {
    guard scanner[start] == UInt8(ascii: "["),
      let label = LinkDestination.label(at: start + 1, in: scanner),
      scanner[label.upperBound + 1] == UInt8(ascii: ":")
    else { return nil }
    key = LinkDestination.key(scanner, label)
    let begin = scanner.end(from: label.upperBound + 2, while: \.isMarkdownSpace)
    guard !key.isEmpty, begin < scanner.end,
      let (address, addressEnd) = LinkDestination.address(at: begin, in: scanner),
      !address.isEmpty || scanner[begin] == UInt8(ascii: "<")
    else { return nil }
    self.address = address
    let titleStart = scanner.end(from: addressEnd, while: \.isMarkdownSpace)
    if titleStart > addressEnd, let titleEnd = LinkDestination.title(at: titleStart, in: scanner),
      let end = Self.lineEnd(at: titleEnd, in: scanner)
    {
      self.end = end
    } else if let end = Self.lineEnd(at: addressEnd, in: scanner) {
      self.end = end
    } else {
      return nil
    }
  }

  /// Where the next line begins, where nothing but blanks is left of this one.
  private static func lineEnd(at index: Int, in scanner: InlineScanner) -> Int? {
    let end = scanner.end(from: index, while: \.isSpaceOrTab)
    if end == scanner.end { return end }
    return scanner.bytes[end] == 0x0A ? end + 1 : nil
  }
}

extension InlineParser {
  /// What begins with an angle bracket: an address, or a tag of HTML.
  ///
  /// - Returns: where it ends; `nil` where the bracket means nothing.
  mutating func angle(at index: Int) -> Int? {
    // An address is short: what is not closed soon is none.
    let close = scanner.end(from: index + 1, limit: 2048) {
      $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    if scanner[close] == UInt8(ascii: ">") {
      let label = (index + 1)..<close
      if isAddress(label) {
        appendLink(label, to: scanner.string(label))
        return close + 1
      }
      if let mail = AddressFinder.mail(startingAt: index + 1, in: scanner), mail == label {
        appendLink(label, to: "mailto:" + scanner.string(label))
        return close + 1
      }
    }
    guard let end = tag(at: index) else { return nil }
    append(scanner.bytes[index..<end], intent: .inlineHTML)
    return end
  }

  /// An address without signs around it, at the beginning of a word.
  mutating func bareLink(at index: Int) -> Int? {
    let before = scanner[index - 1]
    guard index == 0 || !(before.isAlphanumeric || before >= 0x80),
      let (range, scheme) = AddressFinder.url(at: index, in: scanner)
    else { return nil }
    appendLink(range, to: scheme + scanner.string(range))
    return range.upperBound
  }

  private mutating func appendLink(_ label: Range<Int>, to address: String) {
    append([])
    tokens[tokens.count - 1].openedSpan = spans.count
    spans.append(.link(address))
    append(scanner.bytes[label])
    tokens[tokens.count - 1].closedSpans = 1
  }

  /// Whether a text begins with the name of a scheme, of two letters and more.
  private func isAddress(_ range: Range<Int>) -> Bool {
    guard scanner[range.lowerBound].isLetter else { return false }
    let end = scanner.end(from: range.lowerBound, limit: 33) {
      $0.isAlphanumeric || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "-")
    }
    return end - range.lowerBound >= 2 && end < range.upperBound
      && scanner[end] == UInt8(ascii: ":")
  }

  /// Where a tag or a comment ends.
  private mutating func tag(at index: Int) -> Int? {
    if scanner.has("<!--", at: index) {
      guard mayEndComment else { return nil }
      var end = index + 4
      while end + 2 < scanner.end, !scanner.has("-->", at: end) { end += 1 }
      if scanner.has("-->", at: end) { return end + 3 }
      mayEndComment = false
      return nil
    }
    return HTMLTag.end(at: index, in: scanner)
  }
}

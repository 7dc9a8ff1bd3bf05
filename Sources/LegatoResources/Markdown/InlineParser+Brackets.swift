extension InlineParser {
  /// An opening bracket, with the sign before it.
  mutating func open(_ kind: Bracket.Kind, at index: Int, length: Int) -> Int {
    append(scanner.bytes[index..<index + length])
    brackets.append(
      Bracket(
        kind: kind, token: tokens.count - 1, index: index + length, delimiters: delimiters.count))
    return index + length
  }

  /// A closing bracket: with what stands behind it, it makes a link, an image or attributes of what it closes.
  mutating func close(at index: Int) -> Int {
    guard let bracket = brackets.popLast() else {
      output.append(UInt8(ascii: "]"))
      return index + 1
    }
    // A link holds no link.
    let isInactive = bracket.kind == .link && brackets.count < inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    guard !isInactive, let (span, end) = span(of: bracket, closedAt: index) else {
      output.append(UInt8(ascii: "]"))
      return index + 1
    }
    append([])
    pairDelimiters(from: bracket.delimiters)
    let opener = tokens[bracket.token].letters.lowerBound
    tokens[bracket.token].letters = opener..<opener
    tokens[bracket.token].openedSpan = spans.count
    tokens[tokens.count - 1].closedSpans += 1
    spans.append(span)
    if bracket.kind == .link { inactiveBrackets = brackets.count }
    return end
  }

  private func span(of bracket: Bracket, closedAt index: Int) -> (InlineSpan, end: Int)? {
    let isOpen = scanner[index + 1] == UInt8(ascii: "(")
    if bracket.kind == .attributes {
      guard isOpen, let (source, end) = attributes(at: index + 2) else { return nil }
      return (.attributes(source), end)
    }
    func span(_ address: String) -> InlineSpan {
      bracket.kind == .image ? .image(address) : .link(address)
    }
    if isOpen, let (address, end) = LinkDestination.inline(at: index + 2, in: scanner) {
      return (span(address), end)
    }
    guard !reading.references.isEmpty else { return nil }
    let text = bracket.index..<index
    // `[text][name]`, `[name][]` and `[name]`.
    if scanner[index + 1] == UInt8(ascii: "["),
      let name = LinkDestination.label(at: index + 2, in: scanner)
    {
      let key = LinkDestination.key(scanner, name.isEmpty ? text : name)
      return reading.references[key].map { (span($0), name.upperBound + 1) }
    }
    let key = LinkDestination.key(scanner, text)
    return reading.references[key].map { (span($0), index + 1) }
  }

  /// What stands between the parentheses of attributes; `nil` where it names nothing.
  private func attributes(at start: Int) -> (String, end: Int)? {
    var quote: UInt8 = 0
    var depth = 0
    var index = start
    let limit = min(scanner.end, start + 512)
    while index < limit {
      let byte = scanner.bytes[index]
      switch byte {
      case UInt8(ascii: "\\") where quote != 0: index += 1
      case quote where quote != 0: quote = 0
      case _ where quote != 0: break
      case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case UInt8(ascii: ")"):
        let source = scanner.string(start..<index)
        return source.contains(":") ? (source, index + 1) : nil
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension InlineParser {
  /// Pairs the delimiters from a number on, from the left to the right. How far a closing one has looked in vain is
  /// remembered for all that are like it, so that nothing is looked at twice.
  mutating func pairDelimiters(from bottom: Int) {
    guard delimiters.count > bottom else { return }
    var openers: [Int] = []
    var limits = [Int](repeating: 0, count: 18)
    for index in delimiters[bottom...] {
      guard case .delimiter(let sign, let opens, let closes) = tokens[index].kind else { continue }
      let likeness = Self.likeness(sign, opens: opens, length: tokens[index].length)
      while closes, !tokens[index].letters.isEmpty {
        guard let place = opener(for: index, sign, opens, in: openers, from: limits[likeness])
        else {
          limits[likeness] = openers.count
          break
        }
        pair(openers[place], index, sign)
        openers.removeSubrange((place + 1)...)
        if tokens[openers[place]].letters.isEmpty { openers.removeLast() }
        for number in limits.indices { limits[number] = min(limits[number], openers.count) }
      }
      if opens, !tokens[index].letters.isEmpty { openers.append(index) }
    }
    delimiters.removeSubrange(bottom...)
  }

  private static func likeness(_ sign: UInt8, opens: Bool, length: Int) -> Int {
    let number = sign == UInt8(ascii: "*") ? 0 : sign == UInt8(ascii: "_") ? 1 : 2
    return (number * 2 + (opens ? 1 : 0)) * 3 + length % 3
  }

  /// The last of the openers that a closing delimiter goes with.
  private func opener(
    for closer: Int, _ sign: UInt8, _ opens: Bool, in openers: [Int], from limit: Int
  ) -> Int? {
    let length = tokens[closer].length
    var place = openers.count - 1
    while place >= limit {
      let other = tokens[openers[place]]
      if case .delimiter(sign, _, let otherCloses) = other.kind, !other.letters.isEmpty {
        // Signs that may open and close do not pair where that would part a row of three.
        let isOdd =
          (opens || otherCloses) && (other.length + length) % 3 == 0
          && (other.length % 3 != 0 || length % 3 != 0)
        if sign == UInt8(ascii: "~") ? other.length == length : !isOdd { return place }
      }
      place -= 1
    }
    return nil
  }

  private mutating func pair(_ opener: Int, _ closer: Int, _ sign: UInt8) {
    let count = min(tokens[opener].letters.count, tokens[closer].letters.count, 2)
    let intent: InlinePresentationIntent =
      sign == UInt8(ascii: "~") ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
    tokens[opener].opened.count(intent)
    tokens[closer].closed.count(intent)
    let (left, right) = (tokens[opener].letters, tokens[closer].letters)
    tokens[opener].letters = left.lowerBound..<(left.upperBound - count)
    tokens[closer].letters = (right.lowerBound + count)..<right.upperBound
  }

  /// The tokens as stretches of one style.
  func styledRuns() -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var letters: [UInt8] = []
    var style = MarkdownStyle()
    var emphasis = EmphasisCount()
    var open = OpenSpans()
    func flush() {
      guard !letters.isEmpty else { return }
      runs.append(MarkdownRun(text: String(decoding: letters, as: UTF8.self), style: style))
      letters = []
    }
    for token in tokens {
      emphasis.subtract(token.closed)
      if !token.letters.isEmpty {
        var next = open.style
        next.intent = emphasis.intent.union(token.intent)
        if next != style {
          flush()
          style = next
        }
        letters += output[token.letters]
      }
      emphasis.add(token.opened)
      if let span = token.openedSpan { open.begin(span, spans[span], reading) }
      for _ in 0..<token.closedSpans { open.end() }
    }
    flush()
    return runs
  }
}

/// The spans around a place, the outermost first.
private struct OpenSpans {
  private var before: [MarkdownStyle] = []
  private(set) var style = MarkdownStyle()

  /// The most attributes that one stretch of text has; those further in are left out.
  private static let maxAttributes = 16

  mutating func begin(_ number: Int, _ span: InlineSpan, _ reading: MarkdownReading) {
    before.append(style)
    switch span {
    case .link(let address): style.link = reading.url(address)
    case .image(let address): style.image = style.image ?? reading.url(address)
    case .attributes(let source):
      guard style.attributes.count < Self.maxAttributes else { return }
      style.attributes.append(MarkdownAttributes(number: number, source: source))
    }
  }

  mutating func end() { style = before.popLast() ?? MarkdownStyle() }
}

/// Reads Markdown within a paragraph: emphasis, code, strikethrough, links, images and breaks, by CommonMark's rules.
///
/// Takes time in proportion to the text, whatever stands in it, and does not recurse.
package struct InlineParser {
  let scanner: InlineScanner
  let reading: MarkdownReading
  /// What is read, without signs that have a meaning. Tokens are stretches of it.
  var output: [UInt8] = []
  var tokens: [InlineToken] = []
  var spans: [InlineSpan] = []
  /// Where in the output the words begin that are no token yet.
  private var wordStart = 0
  /// The delimiters that may still find their other half, as numbers of tokens.
  var delimiters: [Int] = []
  var brackets: [Bracket] = []
  /// Brackets below this number stand around a link, and make none.
  var inactiveBrackets = 0
  private var codeRows: CodeRows
  /// Whether a comment may still end behind what has been read.
  var mayEndComment = true

  /// An opening bracket that may begin a link, an image or attributes.
  struct Bracket {
    enum Kind { case link, image, attributes }
    var kind: Kind
    var token: Int
    /// Where its text begins.
    var index: Int
    /// How many delimiters there were before it.
    var delimiters: Int
  }

  package init(_ text: String, _ reading: MarkdownReading = MarkdownReading()) {
    scanner = InlineScanner(text.utf8)
    self.reading = reading
    codeRows = CodeRows(scanner)
    output.reserveCapacity(scanner.end)
  }

  /// What the text says, in stretches of one style.
  package mutating func runs() -> [MarkdownRun] {
    var index = 0
    while index < scanner.end { index = step(at: index) }
    flush()
    pairDelimiters(from: 0)
    let runs = styledRuns()
    return reading.findsLinks ? AddressFinder.linkingMail(in: runs) : runs
  }

  /// Reads what begins at an index.
  ///
  /// - Returns: where the next begins.
  private mutating func step(at index: Int) -> Int {
    let byte = scanner.bytes[index]
    switch byte {
    case UInt8(ascii: "\\"): return escape(at: index)
    case UInt8(ascii: "`"): return code(at: index)
    case UInt8(ascii: "["): return open(.link, at: index, length: 1)
    case UInt8(ascii: "!") where scanner[index + 1] == UInt8(ascii: "["):
      return open(.image, at: index, length: 2)
    case UInt8(ascii: "^")
    where reading.readsAttributes && scanner[index + 1] == UInt8(ascii: "["):
      return open(.attributes, at: index, length: 2)
    case UInt8(ascii: "]"): return close(at: index)
    case UInt8(ascii: "<"):
      if let end = angle(at: index) { return end }
    case UInt8(ascii: "&"):
      if let (text, end) = CharacterReference.text(at: index, in: scanner) {
        output += Array(text.utf8)
        return end
      }
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): return delimiter(at: index)
    case 0x0A where !reading.keepsWhitespace: return lineBreak(at: index)
    default:
      if reading.findsLinks, brackets.isEmpty, let end = bareLink(at: index) { return end }
    }
    output.append(byte)
    return index + 1
  }

  // MARK: Tokens

  /// Makes a token of the words since the last one.
  mutating func flush() {
    if wordStart < output.count { tokens.append(InlineToken(wordStart..<output.count)) }
    wordStart = output.count
  }

  mutating func append(
    _ letters: some Sequence<UInt8>, kind: InlineToken.Kind = .text,
    intent: InlinePresentationIntent = []
  ) {
    flush()
    let start = output.count
    output += letters
    tokens.append(InlineToken(start..<output.count, kind: kind, intent: intent))
    wordStart = output.count
  }

  private mutating func escape(at index: Int) -> Int {
    let next = scanner[index + 1]
    if next.isPunctuation {
      output.append(next)
      return index + 2
    }
    if next == 0x0A, !reading.keepsWhitespace {
      append([0x0A], intent: .lineBreak)
      return scanner.end(from: index + 2, while: \.isSpaceOrTab)
    }
    output.append(UInt8(ascii: "\\"))
    return index + 1
  }

  private mutating func code(at index: Int) -> Int {
    let length = codeRows.length(at: index)
    guard let close = codeRows.close(of: index) else {
      output += scanner.bytes[index..<index + length]
      return index + length
    }
    var code = Array(scanner.bytes[(index + length)..<close])
    if !reading.keepsWhitespace {
      for place in code.indices where code[place] == 0x0A { code[place] = 0x20 }
    }
    if code.count > 2, code.first == 0x20, code.last == 0x20, code.contains(where: { $0 != 0x20 }) {
      code = Array(code[1..<code.count - 1])
    }
    append(code, intent: .code)
    return close + length
  }

  /// A line's end: a break where two spaces stand before it, a space otherwise.
  private mutating func lineBreak(at index: Int) -> Int {
    var spaces = 0
    while output.count > wordStart, output.last == 0x20 {
      output.removeLast()
      spaces += 1
    }
    append([spaces > 1 ? 0x0A : 0x20], intent: spaces > 1 ? .lineBreak : .softBreak)
    return scanner.end(from: index + 1, while: \.isSpaceOrTab)
  }

  /// Whether a row of signs can open or close emphasis depends on what stands around it.
  private mutating func delimiter(at index: Int) -> Int {
    let sign = scanner.bytes[index]
    let end = scanner.end(from: index) { $0 == sign }
    let (before, after) = (scanner.scalar(before: index), scanner.scalar(at: end))
    let blankBefore = before?.properties.isWhitespace ?? true
    let blankAfter = after?.properties.isWhitespace ?? true
    let signBefore = before?.isMarkdownPunctuation ?? false
    let signAfter = after?.isMarkdownPunctuation ?? false
    let left = !blankAfter && (!signAfter || blankBefore || signBefore)
    let right = !blankBefore && (!signBefore || blankAfter || signAfter)
    var (opens, closes) = (left, right)
    if sign == UInt8(ascii: "_") {
      opens = left && (!right || signBefore)
      closes = right && (!left || signAfter)
    }
    if sign == UInt8(ascii: "~"), end - index > 2 { (opens, closes) = (false, false) }
    append(scanner.bytes[index..<end], kind: .delimiter(sign: sign, opens: opens, closes: closes))
    if opens || closes { delimiters.append(tokens.count - 1) }
    return end
  }
}

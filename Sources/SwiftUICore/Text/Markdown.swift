/// A stretch of a text in which markdown may stand.
enum MarkdownPart: Hashable, Sendable {
  /// Written by somebody, with markdown.
  case literal(String)
  /// A value, in which markdown means nothing.
  case value(Text)
}

/// Markdown within a line: emphasis, code, strikethrough and links, by CommonMark's rules for
/// delimiters. Everything else, line breaks with it, is shown as it stands.
///
/// Takes time in proportion to the text, whatever stands in it.
enum Markdown {
  /// What stands for a value among the characters: a control character, which is left out of keys.
  private static let valueSign: Character = "\u{1}"
  private static let valueByte: UInt8 = 1

  static func text(_ literal: String) -> Text {
    // The commonest case: nothing in it means anything.
    guard literal.utf8.contains(where: isMark) else { return Text(verbatim: literal) }
    return text([.literal(literal)])
  }

  /// The text of parts in which nothing means anything; `nil` where something may.
  private static func plainText(_ parts: [MarkdownPart]) -> Text? {
    var pieces: [Text.Piece] = []
    pieces.reserveCapacity(parts.count)
    var endsInLiteral = false
    for part in parts {
      switch part {
      case .literal(let literal):
        // Neighbours are one stretch, as they are where they are parsed.
        guard !endsInLiteral, !literal.utf8.contains(where: { isMark($0) || $0 == valueByte })
        else { return nil }
        endsInLiteral = !literal.isEmpty
        if endsInLiteral { pieces.append(Text.Piece(content: .string(literal))) }
      case .value(let text):
        endsInLiteral = false
        pieces += text.pieces
      }
    }
    return pieces.isEmpty ? nil : Text(pieces: pieces)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  static func text(_ parts: [MarkdownPart]) -> Text {
    if let plain = plainText(parts) { return plain }
    var characters: [Character] = []
    var values: [Text] = []
    for part in parts {
      switch part {
      case .literal(let literal): characters += literal.filter { $0 != valueSign }
      case .value(let text):
        characters.append(valueSign)
        values.append(text)
      }
    }
    var parser = MarkdownParser(characters)
    var text = Text(pieces: [])
    var nextValue = 0
    for run in parser.runs() {
      var words = ""
      func flush() {
        guard !words.isEmpty else { return }
        text.pieces.append(Text.Piece(content: .string(words), attributes: run.attributes))
        words = ""
      }
      for character in run.characters {
        guard character == valueSign, nextValue < values.count else {
          words.append(character)
          continue
        }
        flush()
        for var piece in values[nextValue].pieces {
          piece.attributes += run.attributes
          text.pieces.append(piece)
        }
        nextValue += 1
      }
      flush()
    }
    if text.pieces.isEmpty { text = Text(verbatim: "") }
    return text
  }
}

/// What markdown says of a stretch.
struct MarkdownRun {
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: URL?
  }

  var characters: [Character]
  var style: Style

  /// As attributes of text, the innermost first.
  var attributes: [Text.Attribute] {
    var list: [Text.Attribute] = []
    if style.isBold { list.append(.bold(true)) }
    if style.isItalic { list.append(.italic(true)) }
    if style.isCode { list.append(.monospaced(true)) }
    if style.isStruck { list.append(.strikethrough(.single)) }
    if let link = style.link { list.append(.link(link)) }
    return list
  }
}

struct MarkdownParser {
  private let characters: [Character]
  private var tokens: [Token] = []

  private struct Token {
    enum Kind: Equatable {
      case text
      case code
      /// A row of one sign that may open or close emphasis.
      case delimiter(Character, opens: Bool, closes: Bool)
    }
    var kind: Kind
    var characters: [Character]
    var style = MarkdownRun.Style()
    /// How many signs of a delimiter there were at first.
    var length = 0
  }

  init(_ characters: [Character]) {
    self.characters = characters
  }

  mutating func runs() -> [MarkdownRun] {
    tokens = Self.tokens(characters[...], depth: 0)
    return Self.merged(tokens)
  }

  private static func merged(_ tokens: [Token]) -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    for token in tokens where !token.characters.isEmpty {
      // By number: a copy of the last run at hand would be copied again with every change.
      let last = runs.count - 1
      if last >= 0, runs[last].style == token.style {
        runs[last].characters += token.characters
      } else {
        runs.append(MarkdownRun(characters: token.characters, style: token.style))
      }
    }
    return runs
  }

  /// The tokens of a stretch, with their styles.
  private static func tokens(_ text: ArraySlice<Character>, depth: Int) -> [Token] {
    var tokens: [Token] = []
    var words: [Character] = []
    var index = text.startIndex
    let rows = CodeRows(text)
    let brackets = Brackets(text)
    func flush() {
      if !words.isEmpty { tokens.append(Token(kind: .text, characters: words)) }
      words = []
    }
    while index < text.endIndex {
      let character = text[index]
      switch character {
      case "\\" where index + 1 < text.endIndex && isPunctuation(text[index + 1]):
        words.append(text[index + 1])
        index += 2
      case "`":
        if let (code, end) = rows.span(from: index) {
          flush()
          var token = Token(kind: .code, characters: Array(code))
          token.style.isCode = true
          tokens.append(token)
          index = end
        } else {
          let end = rows.end(of: index)
          words += text[index..<end]
          index = end
        }
      case "[" where depth == 0:
        if let link = brackets.link(at: index, in: text) {
          flush()
          for var token in Self.tokens(link.label, depth: depth + 1) {
            token.style.link = link.url
            tokens.append(token)
          }
          index = link.end
        } else {
          words.append(character)
          index += 1
        }
      case "<" where depth == 0:
        if let link = Self.autolink(at: index, in: text) {
          flush()
          var token = Token(kind: .text, characters: Array(link.label))
          token.style.link = link.url
          tokens.append(token)
          index = link.end
        } else {
          words.append(character)
          index += 1
        }
      case "*", "_", "~":
        flush()
        var end = index
        while end < text.endIndex, text[end] == character { end += 1 }
        let before = index > text.startIndex ? text[index - 1] : nil
        let after = end < text.endIndex ? text[end] : nil
        tokens.append(delimiter(character, end - index, before: before, after: after))
        index = end
      default:
        words.append(character)
        index += 1
      }
    }
    flush()
    emphasize(&tokens)
    return tokens
  }

  /// Whether a row of signs can open or close emphasis depends on what stands around it.
  private static func delimiter(
    _ sign: Character, _ length: Int, before: Character?, after: Character?
  ) -> Token {
    let blankBefore = before?.isWhitespace ?? true
    let blankAfter = after?.isWhitespace ?? true
    let signBefore = before.map(isPunctuation) ?? false
    let signAfter = after.map(isPunctuation) ?? false
    let left = !blankAfter && (!signAfter || blankBefore || signBefore)
    let right = !blankBefore && (!signBefore || blankAfter || signAfter)
    var (opens, closes) = (left, right)
    if sign == "_" {
      opens = left && (!right || signBefore)
      closes = right && (!left || signAfter)
    }
    if sign == "~", length > 2 { (opens, closes) = (false, false) }
    var token = Token(
      kind: .delimiter(sign, opens: opens, closes: closes),
      characters: Array(repeating: sign, count: length))
    token.length = length
    return token
  }

  /// Pairs delimiters from the left to the right. What a closing one has been refused is remembered,
  /// so that nothing is looked at twice in vain.
  private static func emphasize(_ tokens: inout [Token]) {
    struct Bottom: Hashable {
      var sign: Character
      var opens: Bool
      var rest: Int
    }
    var openers: [Int] = []
    var bottoms: [Bottom: Int] = [:]
    // Styles are noted as changes at the two ends, and summed at the end.
    var starts: [Int: [WritableKeyPath<MarkdownRun.Style, Bool>]] = [:]
    var ends: [Int: [WritableKeyPath<MarkdownRun.Style, Bool>]] = [:]
    for index in tokens.indices {
      guard case .delimiter(let sign, let opens, let closes) = tokens[index].kind else { continue }
      while closes, !tokens[index].characters.isEmpty {
        let bottom = Bottom(sign: sign, opens: opens, rest: tokens[index].length % 3)
        let limit = bottoms[bottom] ?? 0
        var found: Int?
        var place = openers.count - 1
        while place >= limit {
          let other = tokens[openers[place]]
          if case .delimiter(sign, _, let otherCloses) = other.kind, !other.characters.isEmpty {
            let isOdd =
              sign != "~" && (opens || otherCloses)
              && (other.length + tokens[index].length) % 3 == 0
              && (other.length % 3 != 0 || tokens[index].length % 3 != 0)
            let fits = sign != "~" || other.length == tokens[index].length
            if fits, !isOdd {
              found = place
              break
            }
          }
          place -= 1
        }
        guard let found else {
          bottoms[bottom] = openers.count
          break
        }
        let opener = openers[found]
        let count = min(tokens[opener].characters.count, tokens[index].characters.count, 2)
        let style: WritableKeyPath<MarkdownRun.Style, Bool> =
          sign == "~" ? \.isStruck : count == 2 ? \.isBold : \.isItalic
        starts[opener, default: []].append(style)
        ends[index, default: []].append(style)
        tokens[opener].characters.removeLast(count)
        tokens[index].characters.removeLast(count)
        openers.removeSubrange((found + 1)...)
        if tokens[opener].characters.isEmpty { openers.removeLast() }
        for key in bottoms.keys { bottoms[key] = min(bottoms[key] ?? 0, openers.count) }
      }
      if opens, !tokens[index].characters.isEmpty { openers.append(index) }
    }
    var depths: [WritableKeyPath<MarkdownRun.Style, Bool>: Int] = [:]
    for index in tokens.indices {
      for style in ends[index] ?? [] { depths[style, default: 0] -= 1 }
      for (style, depth) in depths where depth > 0 { tokens[index].style[keyPath: style] = true }
      for style in starts[index] ?? [] { depths[style, default: 0] += 1 }
    }
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  private static func autolink(at index: Int, in text: ArraySlice<Character>)
    -> (label: ArraySlice<Character>, url: URL, end: Int)?
  {
    // An address is short: what is not closed soon is none.
    let window = text[(index + 1)...].prefix(2048)
    guard let close = window.firstIndex(where: { $0 == ">" || $0.isWhitespace || $0 == "<" }),
      text[close] == ">"
    else { return nil }
    let label = text[(index + 1)..<close]
    guard let colon = label.firstIndex(of: ":"), colon - label.startIndex >= 2,
      let url = URL(string: String(label))
    else { return nil }
    return (label, url, close + 1)
  }
}

/// The rows of backticks in a text: each opens code where a later one is as long.
private struct CodeRows {
  private let text: ArraySlice<Character>
  private var rows: [(start: Int, length: Int)] = []
  /// For each length where its rows are, the last first.
  private var numbers: [Int: Int] = [:]
  private var byLength: [Int: [Int]] = [:]

  init(_ text: ArraySlice<Character>) {
    self.text = text
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let start = index
      while index < text.endIndex, text[index] == "`" { index += 1 }
      numbers[start] = rows.count
      byLength[index - start, default: []].append(start)
      rows.append((start, index - start))
    }
  }

  func end(of start: Int) -> Int {
    numbers[start].map { rows[$0].start + rows[$0].length } ?? start + 1
  }

  /// The code that begins with a row, and where it ends.
  func span(from start: Int) -> (ArraySlice<Character>, end: Int)? {
    guard let number = numbers[start] else { return nil }
    let length = rows[number].length
    let same = byLength[length] ?? []
    var (low, high) = (0, same.count)
    while low < high {
      let middle = (low + high) / 2
      if same[middle] <= start { low = middle + 1 } else { high = middle }
    }
    guard low < same.count else { return nil }
    return (text[(start + length)..<same[low]], same[low] + length)
  }
}

/// Which bracket closes which.
private struct Brackets {
  private var closing: [Int: Int] = [:]

  init(_ text: ArraySlice<Character>) {
    var open: [Int] = []
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { closing[start] = index }
      default: break
      }
      index += 1
    }
  }

  /// `[label](address)`: an address without blanks, and perhaps a title, which is not shown.
  func link(at index: Int, in text: ArraySlice<Character>)
    -> (label: ArraySlice<Character>, url: URL, end: Int)?
  {
    guard let close = closing[index], close + 1 < text.endIndex, text[close + 1] == "(" else {
      return nil
    }
    var depth = 1
    var end = close + 2
    // An address is short, and parentheses in it do not go deep: what is not closed soon is none.
    let limit = min(text.endIndex, end + 4096)
    while end < limit, depth <= 32, text[end] != "[" {
      if text[end] == "(" { depth += 1 }
      if text[end] == ")" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard depth == 0 else { return nil }
    let address = text[(close + 2)..<end].split(whereSeparator: \.isWhitespace).first ?? []
    guard let url = URL(string: String(address)) else { return nil }
    return (text[(index + 1)..<close], url, end + 1)
  }
}

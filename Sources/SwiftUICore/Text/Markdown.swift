import LegatoResources

/// A stretch of a text in which markdown may stand.
enum MarkdownPart: Hashable, Sendable {
  /// Written by somebody, with markdown.
  case literal(String)
  /// A value, in which markdown means nothing.
  case value(Text)
}

/// Markdown within a line as text: emphasis, code, strikethrough and links. Everything else, line breaks with it, is
/// shown as it stands. `InlineParser` reads it.
enum Markdown {
  private static let reading = MarkdownReading(keepsWhitespace: true, readsAttributes: true)

  static func text(_ literal: String) -> Text {
    // The commonest case: nothing in it means anything.
    guard !isPlain(literal) else { return Text(verbatim: literal) }
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
        guard !endsInLiteral, isPlain(literal) else { return nil }
        endsInLiteral = !literal.isEmpty
        if endsInLiteral { pieces.append(Text.Piece(content: .string(literal))) }
      case .value(let text):
        endsInLiteral = false
        pieces += text.pieces
      }
    }
    return pieces.isEmpty ? nil : Text(pieces: pieces)
  }

  /// Whether nothing in a text can mean anything but itself.
  static func isPlain(_ literal: String) -> Bool { !literal.utf8.contains(where: isMark) }

  /// Whether a byte may mean something: the signs of markdown, and that of values in templates.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), 1:
      true
    default: false
    }
  }

  /// - Parameter inflects: whether English nouns agree with the numbers beside them where the markdown says so.
  static func text(_ parts: [MarkdownPart], inflects: Bool = true) -> Text {
    if let plain = plainText(parts) { return plain }
    // What values say is asked for only where words have to agree with them: they may have to be looked up.
    let inflects =
      inflects
      && parts.contains {
        if case .literal(let text) = $0 { text.contains("inflect") } else { false }
      }
    var values: [Text] = []
    let template = parts.map { part -> MarkdownTemplate.Part in
      switch part {
      case .literal(let literal): return .literal(literal)
      case .value(let text):
        values.append(text)
        return .value(inflects ? text.plainText : "")
      }
    }
    var text = Text(pieces: [])
    for piece in MarkdownTemplate.pieces(of: template, reading, inflects: inflects) {
      let attributes = Text.Attribute.attributes(of: piece.style)
      switch piece.content {
      case .words(let words):
        text.pieces.append(Text.Piece(content: .string(words), attributes: attributes))
      case .value(let number):
        for var inner in values[number].pieces {
          inner.attributes += attributes
          text.pieces.append(inner)
        }
      }
    }
    if text.pieces.isEmpty { text = Text(verbatim: "") }
    return text
  }
}

extension Text.Attribute {
  /// What markdown says of a stretch, the innermost first.
  fileprivate static func attributes(of style: MarkdownStyle) -> [Text.Attribute] {
    var list = attributes(of: style.intent)
    if let link = style.link { list.append(.link(link)) }
    return list
  }

  /// How a stretch of text is presented within its line.
  static func attributes(of intent: InlinePresentationIntent) -> [Text.Attribute] {
    var list: [Text.Attribute] = []
    if intent.contains(.stronglyEmphasized) { list.append(.bold(true)) }
    if intent.contains(.emphasized) { list.append(.italic(true)) }
    if intent.contains(.code) { list.append(.monospaced(true)) }
    if intent.contains(.strikethrough) { list.append(.strikethrough(.single)) }
    return list
  }
}

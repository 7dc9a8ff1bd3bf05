/// A document of Markdown: its paragraphs, each with what it is and where it stands.
package struct MarkdownDocument {
  /// A paragraph, a heading, a block of code, a cell of a table.
  package struct Block {
    package var intent: PresentationIntent
    package var runs: [MarkdownRun]
  }

  package private(set) var blocks: [Block] = []

  /// Reads a document.
  ///
  /// Takes time in proportion to the text, whatever stands in it. Lists and quotes that go deeper than
  /// ``BlockParser/maxDepth`` are text.
  package init(_ text: String, _ reading: MarkdownReading = MarkdownReading()) {
    var parser = BlockParser(text)
    parser.read()
    var reading = reading
    reading.references = parser.references
    var lastIdentity = 0
    func identity(_ part: BlockPart) -> PresentationIntent.IntentType {
      if part.identity == 0 {
        lastIdentity += 1
        part.identity = lastIdentity
      }
      return .init(kind: part.kind, identity: part.identity)
    }
    for leaf in parser.leaves {
      // From the outside in, as identities count up in the order of the document.
      let components = leaf.parts.map(identity)
      blocks.append(
        Block(
          intent: PresentationIntent(types: components.reversed()), runs: leaf.runs(reading)))
    }
  }
}

/// A part of a document in which others stand.
final class BlockPart {
  let kind: PresentationIntent.Kind
  /// 0 until the part is known to have a text.
  var identity = 0

  init(_ kind: PresentationIntent.Kind) { self.kind = kind }
}

/// A part of a document that has a text, with all in which it stands, the outermost first.
struct BlockLeaf {
  /// What the text is.
  enum Content {
    /// Markdown within a line.
    case inline
    case code
    case html
    /// A line between paragraphs, which is drawn with a long dash.
    case thematicBreak
  }

  var parts: [BlockPart]
  var content: Content
  var text: String

  func runs(_ reading: MarkdownReading) -> [MarkdownRun] {
    switch content {
    case .inline:
      var parser = InlineParser(text, reading)
      return parser.runs()
    case .code: return text.isEmpty ? [] : [MarkdownRun(text: text)]
    case .html:
      return [MarkdownRun(text: text, style: MarkdownStyle(intent: .blockHTML))]
    case .thematicBreak: return [MarkdownRun(text: "\u{2E3B}")]
    }
  }
}

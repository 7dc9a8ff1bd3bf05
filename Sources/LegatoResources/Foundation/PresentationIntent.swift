/// What a paragraph is in a document, and in what it stands: a heading, an item of a list in a quote.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// What a part of a document is.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading of a level from 1 to 6.
    case header(level: Int)
    /// A list whose items are numbered.
    case orderedList
    /// A list whose items are not numbered.
    case unorderedList
    /// An item of a list, with its number; from 1 on in lists that are not numbered.
    case listItem(ordinal: Int)
    /// Lines of code, with the language that is written beside them.
    case codeBlock(languageHint: String?)
    /// A quote.
    case blockQuote
    /// A line between paragraphs.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The first row of a table, with the names of its columns.
    case tableHeaderRow
    /// Another row of a table; the first one behind the header has the index 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row; the first one has the index 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// At which side of a column its text stands.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// At the left.
      case left = 0
      /// In the middle.
      case center = 1
      /// At the right.
      case right = 2
    }

    /// At which side the text stands.
    public var alignment: Alignment
    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A part of a document. Parts of one kind that follow each other differ by their identities.
  public struct IntentType: Hashable, Codable, Sendable {
    /// What the part is.
    public var kind: Kind
    /// Tells parts of a document apart.
    public var identity: Int
    /// Creates a part.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The part and those around it, the innermost first.
  public var components: [IntentType]

  /// Creates an intent of a part and those around it, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent of a part that stands in another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many parts there are.
  public var count: Int { components.count }

  /// How many lists and quotes there are around the text.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  /// The parts with their identities, the innermost first.
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  /// What the part is, with its identity.
  public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  /// What the part is.
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let hint): hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    case .table(let columns): "table with \(columns.count) columns"
    case .tableHeaderRow: "tableHeaderRow"
    case .tableRow(let index): "tableRow \(index)"
    case .tableCell(let index): "tableCell \(index)"
    }
  }
}

/// Reads the structure of a document, line by line, by CommonMark's rules and those of GitHub's for tables.
struct BlockParser {
  /// How deep lists and quotes go.
  static let maxDepth = 100

  let bytes: [UInt8]
  /// Lists, their items and quotes that are open, the outermost first.
  var containers: [BlockContainer] = []
  /// What has the text of the last line.
  var leaf: OpenLeaf?
  private(set) var leaves: [BlockLeaf] = []
  /// Addresses by their names in the document.
  private(set) var references: [String: String] = [:]

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      read(start..<end)
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    closeLeaf()
  }

  private mutating func read(_ line: Range<Int>) {
    var cursor = LineCursor(bytes, line)
    var depth = matchContainers(&cursor)
    if depth == containers.count {
      if continueLeaf(&cursor) { return }
    } else if leaf?.isParagraph == false {
      closeLeaf()
    }
    var hasOpened = false
    while !cursor.isBlank {
      let step = openBlock(&cursor, &depth, isFirst: !hasOpened)
      if step == .isRead { return }
      guard step == .hasOpened else { break }
      hasOpened = true
    }
    if cursor.isBlank {
      if leaf != nil, !hasOpened { closeLeaf() }
      if depth < containers.count { closeContainers(to: depth) }
    } else {
      addText(&cursor, depth, canContinue: !hasOpened)
    }
  }

  // MARK: Containers

  /// Passes over the signs of the open containers.
  ///
  /// - Returns: how many of them go on in this line.
  private func matchContainers(_ cursor: inout LineCursor) -> Int {
    for (number, container) in containers.enumerated() {
      switch container.kind {
      case .list: continue
      case .quote:
        let indent = cursor.indent()
        guard indent < 4, passQuote(&cursor, indent) else { return number }
      case .item(let indent):
        if cursor.isBlank {
          guard !container.isEmpty else { return number }
        } else {
          guard cursor.indent(enough: indent) >= indent else { return number }
          cursor.skip(columns: indent)
        }
      }
    }
    return containers.count
  }

  func passQuote(_ cursor: inout LineCursor, _ indent: Int) -> Bool {
    var next = cursor
    next.skip(columns: indent)
    guard next.peek() == UInt8(ascii: ">") else { return false }
    next.skip(bytes: 1)
    if next.indent(enough: 1) > 0 { next.skip(columns: 1) }
    cursor = next
    return true
  }

  mutating func closeContainers(to depth: Int) {
    closeLeaf()
    containers.removeSubrange(depth...)
  }

  /// Closes what does not go on before a block that begins.
  mutating func prepareBlock(_ depth: inout Int) {
    closeContainers(to: depth)
    // What follows a list at its own place ends it.
    if case .list? = containers.last?.kind { containers.removeLast() }
    depth = containers.count
    markFilled()
  }

  mutating func push(_ container: BlockContainer, _ depth: inout Int) {
    markFilled()
    containers.append(container)
    depth = containers.count
  }

  private mutating func markFilled() {
    if !containers.isEmpty { containers[containers.count - 1].isEmpty = false }
  }

  // MARK: Leaves

  func parts(_ kind: PresentationIntent.Kind...) -> [BlockPart] {
    containers.map(\.part) + kind.map(BlockPart.init)
  }

  mutating func emit(_ content: BlockLeaf.Content, _ parts: [BlockPart], _ text: String) {
    leaves.append(BlockLeaf(parts: parts, content: content, text: text))
  }

  mutating func closeLeaf() {
    guard let open = leaf else { return }
    leaf = nil
    switch open.kind {
    case .paragraph:
      let text = takingReferences(from: open.text)
      if !text.isEmpty { emit(.inline, parts(.paragraph), text) }
    case .indentedCode:
      var text = open.text[...]
      while text.last == 0x0A || text.last?.isSpaceOrTab == true { text.removeLast() }
      emit(
        .code, parts(.codeBlock(languageHint: nil)), String(decoding: text, as: UTF8.self) + "\n")
    case .fence(let fence):
      emit(
        .code, parts(.codeBlock(languageHint: fence.language)),
        String(decoding: open.text, as: UTF8.self))
    case .html:
      emit(.html, parts(.paragraph), String(decoding: open.text, as: UTF8.self))
    case .table: break
    }
  }

  /// A paragraph's text without the addresses at its beginning that only name what others link to.
  mutating func takingReferences(from text: [UInt8]) -> String {
    let scanner = InlineScanner(text)
    var start = 0
    while let found = ReferenceDefinition(at: start, in: scanner) {
      if references[found.key] == nil { references[found.key] = found.address }
      start = found.end
    }
    var end = text.count
    while end > start, text[end - 1].isMarkdownSpace { end -= 1 }
    return scanner.string(start..<max(start, end))
  }
}

/// A list, an item or a quote that is open.
struct BlockContainer {
  enum Kind {
    case quote
    /// A list, by the sign of its items.
    case list(sign: UInt8)
    /// An item, whose lines begin at a column.
    case item(indent: Int)
  }

  let kind: Kind
  let part: BlockPart
  /// Whether an item has had no text.
  var isEmpty = false
  /// The number of a list's next item.
  var nextOrdinal = 1
}

/// What has the text of the last line.
struct OpenLeaf {
  struct Fence {
    var sign: UInt8
    var length: Int
    var indent: Int
    var language: String?
  }

  enum Kind {
    case paragraph
    case indentedCode
    case fence(Fence)
    case html(HTMLBlock)
    case table(MarkdownTable)
  }

  var kind: Kind
  var text: [UInt8] = []

  var isParagraph: Bool { if case .paragraph = kind { true } else { false } }
}

extension BlockParser {
  /// What has become of a line.
  enum Step {
    case isText
    /// A container begins, and the rest of the line stands in it.
    case hasOpened
    case isRead
  }

  /// Opens the block that begins at the cursor.
  ///
  /// - Parameters:
  ///   - depth: how many containers go on in the line.
  ///   - isFirst: whether the line has opened no other.
  mutating func openBlock(_ cursor: inout LineCursor, _ depth: inout Int, isFirst: Bool) -> Step {
    let hasParagraph = isFirst && leaf?.isParagraph == true
    let continues = hasParagraph && depth == containers.count
    let indent = cursor.indent()
    if indent >= 4 {
      guard !hasParagraph else { return .isText }
      prepareBlock(&depth)
      cursor.skip(columns: 4)
      leaf = OpenLeaf(kind: .indentedCode, text: cursor.rest + [0x0A])
      return .isRead
    }
    let content = cursor.content
    let sign = bytes[content.lowerBound]
    switch sign {
    case UInt8(ascii: ">") where depth < Self.maxDepth:
      prepareBlock(&depth)
      _ = passQuote(&cursor, indent)
      push(BlockContainer(kind: .quote, part: BlockPart(.blockQuote)), &depth)
      return .hasOpened
    case UInt8(ascii: "#"):
      return openHeading(content, &depth) ? .isRead : .isText
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      return openFence(content, indent, &depth) ? .isRead : .isText
    case UInt8(ascii: "<"):
      guard let html = HTMLBlock(bytes[content], interruptsParagraph: continues) else {
        return .isText
      }
      prepareBlock(&depth)
      let ends = html.ends(with: bytes[content])
      leaf = OpenLeaf(kind: .html(html), text: cursor.rest + [0x0A])
      if ends { closeLeaf() }
      return .isRead
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      if continues, closeAsHeading(content, level: sign == UInt8(ascii: "=") ? 1 : 2) {
        return .isRead
      }
    default: break
    }
    if isThematicBreak(content) {
      prepareBlock(&depth)
      emit(.thematicBreak, parts(.thematicBreak), "")
      return .isRead
    }
    return openItem(&cursor, &depth, indent, isInterrupting: continues) ? .hasOpened : .isText
  }

  private mutating func openHeading(_ content: Range<Int>, _ depth: inout Int) -> Bool {
    var start = content.lowerBound
    while start < content.upperBound, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let level = start - content.lowerBound
    guard level <= 6, start == content.upperBound || bytes[start].isSpaceOrTab else { return false }
    prepareBlock(&depth)
    while start < content.upperBound, bytes[start].isSpaceOrTab { start += 1 }
    var end = content.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    // Signs behind the text belong to it where no blank parts them from it.
    if end > start, !bytes[end - 1].isSpaceOrTab { end = content.upperBound }
    while end > start, bytes[end - 1].isSpaceOrTab { end -= 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    emit(.inline, parts(.header(level: level)), text)
    return true
  }

  /// Makes a heading of the paragraph above a line of `=` or `-`.
  private mutating func closeAsHeading(_ content: Range<Int>, level: Int) -> Bool {
    let sign = bytes[content.lowerBound]
    guard let open = leaf, bytes[content].allSatisfy({ $0 == sign }) else { return false }
    leaf = nil
    let text = takingReferences(from: open.text)
    guard !text.isEmpty else { return false }
    emit(.inline, parts(.header(level: level)), text)
    return true
  }

  private func isThematicBreak(_ content: Range<Int>) -> Bool {
    let sign = bytes[content.lowerBound]
    guard "*-_".utf8.contains(sign) else { return false }
    var count = 0
    for byte in bytes[content] {
      if byte == sign { count += 1 } else if !byte.isSpaceOrTab { return false }
    }
    return count >= 3
  }

  private mutating func openFence(_ content: Range<Int>, _ indent: Int, _ depth: inout Int) -> Bool
  {
    let sign = bytes[content.lowerBound]
    var start = content.lowerBound
    while start < content.upperBound, bytes[start] == sign { start += 1 }
    let info = bytes[start..<content.upperBound]
    guard start - content.lowerBound >= 3,
      sign == UInt8(ascii: "~") || !info.contains(UInt8(ascii: "`"))
    else { return false }
    let words = info.split(whereSeparator: \.isSpaceOrTab)
    prepareBlock(&depth)
    let fence = OpenLeaf.Fence(
      sign: sign, length: start - content.lowerBound, indent: indent,
      language: words.first.map { String(decoding: $0, as: UTF8.self) })
    leaf = OpenLeaf(kind: .fence(fence))
    return true
  }

  /// An item of a list: a sign or a number, and a blank.
  private mutating func openItem(
    _ cursor: inout LineCursor, _ depth: inout Int, _ indent: Int, isInterrupting: Bool
  ) -> Bool {
    guard depth < Self.maxDepth, let marker = ListMarker(bytes[cursor.content]) else {
      return false
    }
    var next = cursor
    next.skip(columns: indent)
    next.skip(bytes: marker.length)
    let isEmpty = next.isBlank
    // In a paragraph, a line that begins with a number is most often none of a list.
    if isInterrupting, isEmpty || (marker.ordinal ?? 1) != 1 { return false }
    let blanks = next.indent(enough: 5)
    let inner = isEmpty || blanks > 4 ? 1 : blanks
    next.skip(columns: inner)
    cursor = next
    closeContainers(to: depth)
    if case .list(let sign)? = containers.last?.kind, sign != marker.sign {
      containers.removeLast()
    }
    depth = containers.count
    if case .list? = containers.last?.kind {
    } else {
      let list = BlockPart(marker.ordinal == nil ? .unorderedList : .orderedList)
      var container = BlockContainer(kind: .list(sign: marker.sign), part: list)
      container.nextOrdinal = marker.ordinal ?? 1
      push(container, &depth)
    }
    let ordinal = containers[depth - 1].nextOrdinal
    containers[depth - 1].nextOrdinal += 1
    push(
      BlockContainer(
        kind: .item(indent: indent + marker.length + inner),
        part: BlockPart(.listItem(ordinal: ordinal)), isEmpty: isEmpty), &depth)
    return true
  }
}

/// The sign before an item: `-`, `+`, `*`, or a number with `.` or `)`.
private struct ListMarker {
  let sign: UInt8
  let length: Int
  /// The number; `nil` where there is none.
  let ordinal: Int?

  init?(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else { return nil }
    let digits = text.prefix(9).prefix(while: \.isDigit)
    if digits.isEmpty {
      guard "-+*".utf8.contains(first) else { return nil }
      (sign, length, ordinal) = (first, 1, nil)
    } else {
      let rest = text.dropFirst(digits.count)
      guard let next = rest.first, ".)".utf8.contains(next) else { return nil }
      sign = next
      length = digits.count + 1
      ordinal = Int(String(decoding: digits, as: UTF8.self))
    }
    guard text.count == length || text[text.startIndex + length].isSpaceOrTab else { return nil }
  }
}

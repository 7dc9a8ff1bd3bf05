extension BlockParser {
  /// Adds a line to code or HTML that is open.
  ///
  /// - Returns: whether the line belongs to it.
  mutating func continueLeaf(_ cursor: inout LineCursor) -> Bool {
    // Its kind alone: a second copy of its text would be copied again with every line.
    guard let kind = leaf?.kind else { return false }
    switch kind {
    case .paragraph, .table: return false
    case .indentedCode:
      guard cursor.isBlank || cursor.indent() >= 4 else {
        closeLeaf()
        return false
      }
      cursor.skip(columns: 4)
    case .fence(let fence):
      let indent = cursor.indent()
      if indent < 4, closes(fence, cursor.content) {
        closeLeaf()
        return true
      }
      cursor.skip(columns: min(indent, fence.indent))
    case .html(let html):
      if html.endsAtBlank, cursor.isBlank {
        closeLeaf()
        return false
      }
      append(cursor.rest)
      if html.ends(with: bytes[cursor.content]) { closeLeaf() }
      return true
    }
    append(cursor.rest)
    return true
  }

  private func closes(_ fence: OpenLeaf.Fence, _ content: Range<Int>) -> Bool {
    content.count >= fence.length && bytes[content].allSatisfy { $0 == fence.sign }
  }

  private mutating func append(_ line: [UInt8]) {
    leaf?.text += line
    leaf?.text.append(0x0A)
  }

  /// Adds a line to the paragraph or the table that is open, or begins a paragraph.
  ///
  /// - Parameter canContinue: whether the line has opened no container.
  mutating func addText(_ cursor: inout LineCursor, _ depth: Int, canContinue: Bool) {
    cursor.skipBlanks()
    let line = cursor.rest
    let continues = canContinue && depth == containers.count
    if continues, case .table(var table)? = leaf?.kind {
      table.rowCount += 1
      leaf?.kind = .table(table)
      emitRow(line, table, .tableRow(rowIndex: table.rowCount))
      return
    }
    // A line without the signs of quotes and lists around it may go on with their paragraph.
    if canContinue, leaf?.isParagraph == true {
      if continues, openTable(line) { return }
      leaf?.text.append(0x0A)
      leaf?.text += line
      return
    }
    var depth = depth
    prepareBlock(&depth)
    leaf = OpenLeaf(kind: .paragraph, text: line)
  }

  // MARK: Tables

  /// Makes a table of the paragraph's last line, where the line below it says how its columns stand.
  private mutating func openTable(_ line: [UInt8]) -> Bool {
    guard let columns = MarkdownTable.columns(line), let text = leaf?.text else { return false }
    let start = text.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let header = Array(text[start...])
    guard MarkdownTable.cells(header).count == columns.count else { return false }
    leaf?.text = Array(text[..<max(0, start - 1)])
    closeLeaf()
    let table = MarkdownTable(part: BlockPart(.table(columns: columns)), columns: columns)
    emitRow(header, table, .tableHeaderRow)
    leaf = OpenLeaf(kind: .table(table))
    return true
  }

  private mutating func emitRow(
    _ line: [UInt8], _ table: MarkdownTable, _ kind: PresentationIntent.Kind
  ) {
    let row = parts() + [table.part, BlockPart(kind)]
    for (index, cell) in MarkdownTable.cells(line).prefix(table.columns.count).enumerated() {
      emit(.inline, row + [BlockPart(.tableCell(columnIndex: index))], cell)
    }
  }
}

/// A table whose rows are read.
struct MarkdownTable {
  let part: BlockPart
  let columns: [PresentationIntent.TableColumn]
  var rowCount = 0

  /// The columns that a line like `| --- | :-: |` describes; `nil` for other lines.
  static func columns(_ line: [UInt8]) -> [PresentationIntent.TableColumn]? {
    guard line.contains(UInt8(ascii: "-")),
      line.allSatisfy({ $0.isSpaceOrTab || "|:-".utf8.contains($0) }),
      line.contains(UInt8(ascii: "|")) || line.contains(UInt8(ascii: ":"))
    else { return nil }
    var columns: [PresentationIntent.TableColumn] = []
    for cell in cells(line) {
      let (isLeft, isRight) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      let dashes = cell.utf8.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      columns.append(.init(alignment: isRight ? isLeft ? .center : .right : .left))
    }
    return columns.isEmpty ? nil : columns
  }

  /// The texts between the bars of a line; a bar with a backslash before it is one of the text.
  static func cells(_ line: [UInt8]) -> [String] {
    var cells: [[UInt8]] = [[]]
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: "\\"), index + 1 < line.count, line[index + 1] == UInt8(ascii: "|") {
        cells[cells.count - 1].append(UInt8(ascii: "|"))
        index += 1
      } else if byte == UInt8(ascii: "|") {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
      index += 1
    }
    var texts = cells.map { cell in
      let start = cell.firstIndex { !$0.isSpaceOrTab } ?? cell.count
      let end = cell.lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? start
      return String(decoding: cell[start..<max(start, end)], as: UTF8.self)
    }
    // The bars at both ends part nothing.
    if texts.count > 1, texts.first == "" { texts.removeFirst() }
    if texts.count > 1, texts.last == "" { texts.removeLast() }
    return texts
  }
}

/// Breaks paragraphs into lines: as many words on each as fit.
struct LineBreaker {
  /// A line may be this much wider than its room, in points: a text measured once fits into the
  /// width that was found, whatever the rounding.
  static let tolerance = 1e-3

  /// The ranges of a paragraph's lines. An empty paragraph has one empty line.
  static func lines(_ paragraph: ShapedParagraph, maxWidth: Double?, limit: Int) -> [Range<Int>] {
    let count = paragraph.widths.count
    guard let maxWidth, count > 0 else { return [0..<count] }
    let room = max(maxWidth, 0) + tolerance
    var lines: [Range<Int>] = []
    var start = 0
    while start < count, lines.count < limit {
      let end = self.end(of: start, in: paragraph, room: room)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// The end of the line that begins at `start`: behind the last break that fits, else behind the
  /// last character that fits, and at least one character further. Blanks at a line's end may
  /// hang over.
  private static func end(of start: Int, in paragraph: ShapedParagraph, room: Double) -> Int {
    let count = paragraph.widths.count
    var width = 0.0
    var lastBreak: Int?
    var lastCut: Int?
    var index = start
    while index < count {
      if index > start {
        if paragraph.text.breaks.isAllowed(before: index) { lastBreak = index }
        if paragraph.canCut(before: index) { lastCut = index }
      }
      width += paragraph.widths[index]
      if width > room, !paragraph.text.breaks.isWhite(index) {
        if let found = lastBreak ?? lastCut { return found }
      }
      index += 1
    }
    return count
  }
}

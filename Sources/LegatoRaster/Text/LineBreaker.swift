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
    if limit > 0, paragraph.width(0..<count) <= room { return [0..<count] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < count, lines.count < limit {
      let end = self.end(of: start, in: paragraph, room: room)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// A last word of so many characters does not stand alone. Nine pictures of iOS: words of 5 to 10 take one along, one
  /// of 11 does not.
  private static let orphan = 10

  /// The lines of a text that would have two, of which the second is one short word: the word before goes along, where
  /// both fit and something stays. Texts of more lines keep theirs.
  static func withoutOrphan(
    _ lines: [Range<Int>], of paragraph: ShapedParagraph, room: Double
  ) -> [Range<Int>] {
    guard lines.count == 2, paragraph.trimmed(lines[1]).count <= orphan else { return lines }
    let (first, last) = (lines[0], lines[1])
    func isBreak(_ index: Int) -> Bool { paragraph.text.breaks.isAllowed(before: index) }
    let word = paragraph.trimmed(last)
    guard isBreak(last.lowerBound), !word.dropFirst().contains(where: isBreak),
      let place = first.dropFirst().last(where: isBreak),
      paragraph.width(paragraph.trimmed(place..<last.upperBound)) <= room + tolerance
    else { return lines }
    return [first.lowerBound..<place, place..<last.upperBound]
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

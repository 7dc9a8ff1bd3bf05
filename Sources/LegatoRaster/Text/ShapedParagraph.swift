/// A paragraph with its glyphs, and the width of each character.
struct ShapedParagraph {
  let text: TextParagraph
  let items: [ShapedItem]
  /// The number of the first character among those of the whole text.
  let start: Int
  /// The span of the break that ends it; `nil` at the end of the text.
  let breakSpan: Int?
  /// The width of each character, in points; 0 for one that shares another's glyph.
  let widths: [Double]
  /// Whether a line can be cut before a character: it has a glyph of its own.
  let isStart: [Bool]

  init(text: TextParagraph, items: [ShapedItem], start: Int, breakSpan: Int? = nil) {
    self.text = text
    self.items = items
    self.start = start
    self.breakSpan = breakSpan
    var widths = [Double](repeating: 0, count: text.scalars.count)
    var isStart = [Bool](repeating: false, count: text.scalars.count + 1)
    for item in items {
      for glyph in item.glyphs {
        widths[glyph.character] += glyph.advance
        isStart[glyph.character] = true
      }
    }
    isStart[text.scalars.count] = true
    self.widths = widths
    self.isStart = isStart
  }

  func width(_ range: Range<Int>) -> Double {
    widths[range].reduce(0, +)
  }

  /// The range without the blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.breaks.isWhite(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  func canCut(before index: Int) -> Bool {
    isStart[index] && (index == text.scalars.count || text.breaks.isCharacter(index))
  }

  /// The pieces of a range, in reading order.
  func pieces(_ range: Range<Int>, paragraph: Int) -> [LinePiece] {
    guard !range.isEmpty else { return [] }
    // The first item that reaches into the range, by halving: a long paragraph has many.
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var pieces: [LinePiece] = []
    while low < items.count, items[low].range.lowerBound < range.upperBound {
      pieces.append(
        LinePiece(paragraph: paragraph, item: low, range: items[low].range.clamped(to: range)))
      low += 1
    }
    return pieces
  }
}

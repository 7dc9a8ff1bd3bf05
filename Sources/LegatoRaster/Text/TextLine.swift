/// A piece of a line: characters of one item, or the sign that text has been left out.
struct LinePiece {
  /// The paragraph and the item in it.
  var paragraph: Int
  var item: Int
  var range: Range<Int>
  /// Whether the piece is the ellipsis, set in the item's font.
  var isEllipsis = false
}

/// A line: its pieces in reading order and its width in points.
struct TextLine {
  var paragraph: Int
  var pieces: [LinePiece]
  var width: Double
  /// Of blanks that hang over where the line was broken. A text is as wide as its longest line with them, where there is
  /// room.
  var hanging = 0.0
  /// The characters of the paragraph up to the next line, blanks at the end with them.
  var range = 0..<0
}

/// A stretch of a paragraph in one font, script and direction, as glyphs.
struct ShapedItem {
  struct Glyph {
    var id: UInt32
    /// The character, counted in the paragraph, that the glyph belongs to.
    var character: Int
    var advance: Double
    var x: Double
    var y: Double
  }

  var span: Int
  var face: Int
  /// Points.
  var size: Double
  /// The size of the font that decides on the height of the line: a symbol has a larger one.
  var lineSize: Double
  var level: UInt8
  var range: Range<Int>
  /// In the order in which they stand, from left to right.
  var glyphs: [Glyph]

  /// The glyphs of a stretch of characters. They stand in the order of their characters, or, right
  /// to left, in the opposite one: halving finds both ends.
  func glyphs(of characters: Range<Int>) -> Range<Int> {
    if characters == range { return glyphs.indices }
    func first(where isBehind: (Int) -> Bool) -> Int {
      var (low, high) = (0, glyphs.count)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(glyphs[middle].character) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    if level % 2 == 0 {
      let start = first { $0 >= characters.lowerBound }
      return start..<max(first { $0 >= characters.upperBound }, start)
    }
    let start = first { $0 < characters.upperBound }
    return start..<max(first { $0 < characters.lowerBound }, start)
  }
}

/// A place in a line of a document, in which tabs reach to the next fourth column.
struct LineCursor {
  let bytes: [UInt8]
  /// The next byte, and where the line ends.
  private(set) var index: Int
  let end: Int
  /// Where the blanks at the line's end begin.
  private let contentEnd: Int
  private(set) var column = 0
  /// Columns of a tab that have been read in part.
  private var spaces = 0

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    index = line.lowerBound
    end = line.upperBound
    var last = end
    while last > index, bytes[last - 1].isSpaceOrTab { last -= 1 }
    contentEnd = last
  }

  /// The byte at a distance from the next one; 0 behind the line's end.
  func peek(_ distance: Int = 0) -> UInt8 { index + distance < end ? bytes[index + distance] : 0 }

  /// Whether nothing but blanks follows.
  var isBlank: Bool { index >= contentEnd }

  /// The rest of the line without the blanks around it.
  var content: Range<Int> {
    var start = index
    while start < contentEnd, bytes[start].isSpaceOrTab { start += 1 }
    return start..<max(start, contentEnd)
  }

  /// How many columns of blanks follow, up to a number that is enough to know.
  func indent(enough: Int = 4) -> Int {
    var (place, columns) = (index, spaces)
    while columns < enough, place < end, bytes[place].isSpaceOrTab {
      columns += bytes[place] == 0x09 ? 4 - (column + columns) % 4 : 1
      place += 1
    }
    return columns
  }

  /// Passes over columns of blanks.
  mutating func skip(columns: Int) {
    var rest = columns
    while rest > 0 {
      if spaces > 0 {
        let taken = min(spaces, rest)
        spaces -= taken
        column += taken
        rest -= taken
      } else if index < end, bytes[index].isSpaceOrTab {
        spaces = bytes[index] == 0x09 ? 4 - column % 4 : 1
        index += 1
      } else {
        return
      }
    }
  }

  /// Passes over all blanks.
  mutating func skipBlanks() { skip(columns: .max) }

  /// Passes over bytes that are no blanks.
  mutating func skip(bytes count: Int) {
    index += count
    column += count
  }

  /// The rest of the line, with what is left of a tab as spaces.
  var rest: [UInt8] { [UInt8](repeating: 0x20, count: spaces) + bytes[index..<max(index, end)] }
}

import LegatoDisplay

/// Where the lines of a lazy container are along its axis.
///
/// Lines next to each other that are alike are one entry, so the table is as large as what is known of
/// the rows, and not as the list.
struct LazyTable {
  /// Where a line is.
  struct Line: Equatable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
  }

  /// Lines next to each other, each of the same length.
  private struct Stretch {
    let firstRow: Int
    /// The number of rows, or cells, in a line; the last line may have fewer.
    let columns: Int
    let lineCount: Int
    let start: CGFloat
    let length: CGFloat
    /// From the start of a line to that of the next.
    let pitch: CGFloat

    func line(_ index: Int) -> Line {
      Line(start: start + CGFloat(index) * pitch, length: length)
    }
  }

  private var stretches: [Stretch] = []
  private(set) var length: CGFloat = 0
  private(set) var rowCount = 0
  private let gap: CGFloat
  private let unknown: CGFloat
  /// Whether any line takes space.
  private var isBegun = false

  /// - Parameters:
  ///   - gap: the distance between lines, where none is known.
  ///   - unknown: the estimated length of lines that are not measured yet.
  init(gap: CGFloat = 0, unknown: CGFloat = 0) {
    self.gap = gap
    self.unknown = unknown
  }

  /// Adds rows, or cells, in lines of their own. A line is as long as its longest cell that is known.
  mutating func append(_ lengths: RowLengths, columns: Int) {
    let columns = max(1, columns)
    // The line that is not full yet.
    var (cells, longest) = (0, -CGFloat.infinity)
    lengths.forEachRun { length, count in
      let extent = length.isNaN ? -CGFloat.infinity : length
      var left = count
      if cells > 0 {
        let taken = min(left, columns - cells)
        longest = max(longest, extent)
        cells += taken
        left -= taken
        guard cells == columns else { return }
        append(lines: 1, of: longest, rows: columns, columns: columns)
      }
      append(lines: left / columns, of: extent, rows: left / columns * columns, columns: columns)
      cells = left % columns
      longest = extent
    }
    if cells > 0 { append(lines: 1, of: longest, rows: cells, columns: columns) }
  }

  /// Adds rows, each a line, that know how far behind the one before they are.
  mutating func append(_ extents: RowExtents) {
    extents.lengths.forEachRun(with: extents.distances) { length, distance, count in
      append(
        lines: count, of: length.isNaN ? unknown : length, rows: count, columns: 1,
        after: distance.isNaN ? gap : distance)
    }
  }

  private mutating func append(
    lines: Int, of extent: CGFloat, rows: Int, columns: Int, after known: CGFloat? = nil
  ) {
    guard lines > 0 else { return }
    let (extent, distance) = (extent == -.infinity ? unknown : extent, known ?? gap)
    // A negative length takes no space, and no distance either; nothing stands before the first line that does.
    let takesSpace = extent >= 0
    let pitch = takesSpace ? extent + distance : 0
    let start = isBegun && takesSpace ? length + distance : length
    stretches.append(
      Stretch(
        firstRow: rowCount, columns: columns, lineCount: lines, start: start,
        length: max(0, extent), pitch: pitch))
    rowCount += rows
    guard takesSpace else { return }
    isBegun = true
    length = start + CGFloat(lines - 1) * pitch + extent
  }

  /// Every line, in order: as many as the list has.
  var lines: [Line] { stretches.flatMap { stretch in (0..<stretch.lineCount).map(stretch.line) } }

  /// The line that a row is in, and its column there.
  func cell(ofRow row: Int) -> (line: Line, column: Int)? {
    guard row >= 0, row < rowCount else { return nil }
    let stretch = stretches[Self.first(stretches.count) { stretches[$0].firstRow > row } - 1]
    let (line, column) = (row - stretch.firstRow).quotientAndRemainder(dividingBy: stretch.columns)
    return (stretch.line(line), column)
  }

  /// The rows of which something is seen.
  func rows(in window: ClosedRange<CGFloat>) -> Range<Int> {
    let lower = firstRow { $0.end > window.lowerBound }
    return lower..<max(lower, firstRow { $0.start >= window.upperBound })
  }

  /// The first row of the first line for which something holds that holds for all after it.
  private func firstRow(ofLineWhere test: (Line) -> Bool) -> Int {
    let found = Self.first(stretches.count) {
      test(stretches[$0].line(stretches[$0].lineCount - 1))
    }
    guard found < stretches.count else { return rowCount }
    let stretch = stretches[found]
    return stretch.firstRow + stretch.columns
      * Self.first(stretch.lineCount) { test(stretch.line($0)) }
  }

  /// The first number below `count` for which something holds that holds for all after it; `count` where
  /// there is none.
  private static func first(_ count: Int, where test: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

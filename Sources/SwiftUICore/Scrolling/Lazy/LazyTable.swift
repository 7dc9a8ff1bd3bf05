import LegatoDisplay

/// Where the lines of a lazy container are along its axis.
struct LazyTable {
  private(set) var starts: [CGFloat] = []
  private(set) var extents: [CGFloat] = []
  private(set) var length: CGFloat = 0
  /// The number of the first row, or cell, of each line.
  private var firstRows: [Int] = []
  private(set) var rowCount = 0
  private let gap: CGFloat
  private let unknown: CGFloat
  private var next: CGFloat = 0

  /// - Parameters:
  ///   - gap: the distance between lines.
  ///   - unknown: the estimated length of lines that are not measured yet.
  init(gap: CGFloat = 0, unknown: CGFloat = 0) {
    self.gap = gap
    self.unknown = unknown
  }

  /// Adds rows, or cells, in lines of their own.
  ///
  /// - Parameter lengths: of every row or cell; NaN where it is not known, negative where the row
  ///   takes no space.
  mutating func append(_ lengths: [CGFloat], columns: Int) {
    guard columns > 1 else { return append(lengths) }
    let lines = lengths.count / columns + 1
    starts.reserveCapacity(starts.count + lines)
    extents.reserveCapacity(extents.count + lines)
    firstRows.reserveCapacity(firstRows.count + lines)
    for first in stride(from: 0, to: lengths.count, by: columns) {
      var extent = -CGFloat.infinity
      for length in lengths[first..<min(first + columns, lengths.count)] where !length.isNaN {
        extent = max(extent, length)
      }
      if extent == -.infinity { extent = unknown }
      starts.append(next)
      extents.append(max(0, extent))
      firstRows.append(rowCount + first)
      guard extent >= 0 else { continue }
      length = next + extent
      next = length + gap
    }
    rowCount += lengths.count
  }

  /// Adds rows, each in a line of its own: there may be hundreds of thousands.
  private mutating func append(_ lengths: [CGFloat]) {
    let count = lengths.count
    var (next, length) = (next, length)
    let unknown = unknown
    let gap = gap
    let begun = [CGFloat](unsafeUninitializedCapacity: 2 * count) { room, initialized in
      for (index, known) in lengths.enumerated() {
        let extent = known.isNaN ? unknown : known
        room.initializeElement(at: index, to: next)
        room.initializeElement(at: count + index, to: max(0, extent))
        guard extent >= 0 else { continue }
        length = next + extent
        next = length + gap
      }
      initialized = 2 * count
    }
    starts += begun[..<count]
    extents += begun[count...]
    firstRows += rowCount..<rowCount + count
    self.next = next
    self.length = length
    rowCount += count
  }

  /// The line that a row is in, and its place there.
  func cell(ofRow row: Int) -> (line: Int, column: Int)? {
    guard row >= 0, row < rowCount else { return nil }
    let line = first { firstRows[$0] > row } - 1
    return (line, row - firstRows[line])
  }

  /// Where a row's line ends.
  func end(ofRow row: Int) -> CGFloat? {
    cell(ofRow: row).map { starts[$0.line] + extents[$0.line] }
  }

  /// The rows of which something is seen.
  func rows(in window: ClosedRange<CGFloat>) -> Range<Int> {
    let lower = first { starts[$0] + extents[$0] > window.lowerBound }
    let upper = max(lower, first { starts[$0] >= window.upperBound })
    return row(ofLine: lower)..<row(ofLine: upper)
  }

  private func row(ofLine line: Int) -> Int { line < firstRows.count ? firstRows[line] : rowCount }

  /// The first line for which something holds that holds for all after it.
  private func first(where test: (Int) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

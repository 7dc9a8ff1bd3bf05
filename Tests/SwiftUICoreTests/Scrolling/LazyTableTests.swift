import LegatoDisplay
import LegatoMotion
import Testing

@testable import SwiftUICore

/// The lengths of rows and the places of lines, against tables that list each row.
@Suite("The table of a lazy container")
struct LazyTableTests {
  /// What a table says, with an entry for each line.
  private struct ListedTable {
    var lines: [LazyTable.Line] = []
    var firstRows: [Int] = []
    var rowCount = 0
    var length: CGFloat = 0
    private var isBegun = false

    init(_ parts: [(lengths: [CGFloat], columns: Int)], gap: CGFloat, unknown: CGFloat) {
      for (lengths, columns) in parts {
        for first in stride(from: 0, to: lengths.count, by: columns) {
          let known = lengths[first..<min(first + columns, lengths.count)].filter { !$0.isNaN }
          append(rowCount + first, known.max() ?? unknown, after: gap)
        }
        rowCount += lengths.count
      }
    }

    init(lengths: [CGFloat], distances: [CGFloat], gap: CGFloat, unknown: CGFloat) {
      for (row, (length, distance)) in zip(lengths, distances).enumerated() {
        append(row, length.isNaN ? unknown : length, after: distance.isNaN ? gap : distance)
      }
      rowCount = lengths.count
    }

    private mutating func append(_ row: Int, _ extent: CGFloat, after distance: CGFloat) {
      firstRows.append(row)
      guard extent >= 0 else {
        lines.append(LazyTable.Line(start: length, length: 0))
        return
      }
      if isBegun { length += distance }
      isBegun = true
      lines.append(LazyTable.Line(start: length, length: extent))
      length += extent
    }

    func rows(in window: ClosedRange<CGFloat>) -> Range<Int> {
      let lower = lines.firstIndex { $0.end > window.lowerBound } ?? lines.count
      let upper = lines.firstIndex { $0.start >= window.upperBound } ?? lines.count
      func row(_ line: Int) -> Int { line < lines.count ? firstRows[line] : rowCount }
      return row(lower)..<row(max(lower, upper))
    }
  }

  /// A list of lengths among which runs of equal ones are frequent, as in lists of people.
  private func lengths(_ count: Int, _ random: inout some RandomNumberGenerator) -> [CGFloat] {
    var lengths: [CGFloat] = []
    while lengths.count < count {
      let length: CGFloat = [.nan, .nan, 34, 34, 80, 0, -1].randomElement(using: &random)!
      lengths += Array(repeating: length, count: .random(in: 1...12, using: &random))
    }
    return Array(lengths.prefix(count))
  }

  private func rowLengths(_ lengths: [CGFloat]) -> RowLengths {
    var result = RowLengths()
    for length in lengths { result.append(length, count: 1) }
    return result
  }

  private func listed(_ lengths: RowLengths) -> [CGFloat] {
    (0..<lengths.count).map { lengths[$0] }
  }

  private func areSame(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
    first.map(\.bitPattern) == second.map(\.bitPattern)
  }

  @Test(
    "300 random lists: each line, each row and what a window shows are those of the list, line by line"
  )
  func table() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<300 {
      let gap: CGFloat = [0, 6, 8].randomElement(using: &random)!
      let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (
          lengths: lengths(.random(in: 0...60, using: &random), &random),
          columns: Int.random(in: 1...4, using: &random)
        )
      }
      let expected = ListedTable(parts, gap: gap, unknown: 40)
      var table = LazyTable(gap: gap, unknown: 40)
      for part in parts { table.append(rowLengths(part.lengths), columns: part.columns) }
      #expect(table.lines == expected.lines, "round \(round)")
      #expect(table.length == expected.length, "round \(round)")
      #expect(table.rowCount == expected.rowCount, "round \(round)")
      #expect(table.cell(ofRow: -1) == nil && table.cell(ofRow: expected.rowCount) == nil)
      for row in 0..<expected.rowCount {
        let line = expected.firstRows.lastIndex { $0 <= row }!
        let cell = table.cell(ofRow: row)
        #expect(cell?.line == expected.lines[line], "round \(round), row \(row)")
        #expect(cell?.column == row - expected.firstRows[line], "round \(round), row \(row)")
      }
      for _ in 0..<20 {
        let start = CGFloat.random(in: -100...expected.length + 100, using: &random)
        let window = start...start + .random(in: 0...300, using: &random)
        #expect(table.rows(in: window) == expected.rows(in: window), "round \(round), \(window)")
      }
    }
  }

  @Test("300 random stacks whose rows each have a distance of their own, likewise")
  func distances() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<300 {
      let lengths = lengths(.random(in: 0...60, using: &random), &random)
      let distances: [CGFloat] = self.lengths(lengths.count, &random).map {
        $0.isNaN ? $0 : $0 == 80 ? 2 : $0 == 34 ? 8 : 0
      }
      var extents = RowExtents(unknown: lengths.count)
      for row in lengths.indices {
        extents.lengths[row] = lengths[row]
        extents.distances[row] = distances[row]
      }
      let expected = ListedTable(lengths: lengths, distances: distances, gap: 5, unknown: 40)
      var table = LazyTable(gap: 5, unknown: 40)
      table.append(extents)
      #expect(table.lines == expected.lines, "round \(round)")
      #expect(table.length == expected.length && table.rowCount == lengths.count, "round \(round)")
      for row in lengths.indices {
        #expect(table.cell(ofRow: row)?.line == expected.lines[row], "round \(round), row \(row)")
      }
      let start = CGFloat.random(in: -100...expected.length + 100, using: &random)
      let window = start...start + .random(in: 0...300, using: &random)
      #expect(table.rows(in: window) == expected.rows(in: window), "round \(round), \(window)")
    }
  }

  @Test("Rows that are replaced are known no more, nor is how far the next is behind them")
  func forget() {
    var extents = RowExtents(unknown: 6)
    for row in 0..<6 {
      extents.lengths[row] = 30
      extents.distances[row] = 4
    }
    extents.forget(1..<3, newCount: 1)
    #expect(areSame(listed(extents.lengths), [30, .nan, 30, 30, 30]))
    #expect(areSame(listed(extents.distances), [4, .nan, .nan, 4, 4]))
    extents.forget(4..<5, newCount: 0)
    #expect(areSame(listed(extents.distances), [4, .nan, .nan, 4]))
  }

  @Test(
    "3,000 random changes of the lengths: they are those of a list of each row, in as few runs as there can be"
  )
  func changes() {
    var random = SeededGenerator(seed: 2)
    var expected = lengths(80, &random)
    var known = rowLengths(expected)
    for change in 0..<3_000 {
      let index = Int.random(in: 0..<expected.count, using: &random)
      if change % 10 == 0 {
        let end = min(expected.count, index + .random(in: 0...8, using: &random))
        let count = max(0, .random(in: 0...8, using: &random) + (expected.count < 40 ? 4 : 0))
        expected.replaceSubrange(index..<end, with: Array(repeating: .nan, count: count))
        known.forget(index..<end, newCount: count)
      } else {
        let length: CGFloat = [.nan, 34, 80, -1].randomElement(using: &random)!
        expected[index] = length
        known[index] = length
      }
      #expect(areSame(listed(known), expected), "change \(change)")
      let runs = zip(expected, expected.dropFirst()).count { !areSame([$0], [$1]) } + 1
      #expect(known.runCount == (expected.isEmpty ? 0 : runs), "change \(change)")
    }
  }

  @Test("A list of a million rows of which thirty were measured is three runs")
  func size() {
    var lengths = RowLengths(unknown: 1_000_000)
    for row in 500_000..<500_030 { lengths[row] = 34 }
    #expect(lengths.runCount == 3)
    lengths[1_000_000] = 1
    lengths[-1] = 1
    #expect(lengths.runCount == 3 && lengths.count == 1_000_000)
  }
}

/// A row that is there.
struct LazyRow {
  /// Its number in the list, those that are not there counted.
  let number: Int
  /// The loop that it comes from, and its number there.
  let source: (loop: any RowSource, index: Int)?
  /// Its elements: usually one.
  let elements: ArraySlice<Element>
  /// The part of a section that it is written in.
  let part: SectionPart?
}

/// Maps elements to rows.
@MainActor
enum LazyRows {
  /// Goes through the rows that are there, in order.
  ///
  /// - Parameters:
  ///   - elements: those of all rows, without exiting ones.
  ///   - segment: called after each part of the list, with the number of rows until then.
  static func visit(
    _ elements: [Element], _ segments: [RowSegment], _ visit: (LazyRow) -> Void,
    segment: (Int, SectionPart?) -> Void = { _, _ in }
  ) {
    var (next, row) = (0, 0)
    var part: SectionPart?
    func take(_ count: Int) -> ArraySlice<Element> {
      let end = min(elements.count, next + count)
      defer { next = end }
      return elements[next..<end]
    }
    for entry in segments {
      switch entry {
      case .part(let new): part = new
      case .fixed(let count):
        for _ in 0..<count {
          visit(LazyRow(number: row, source: nil, elements: take(1), part: part))
          row += 1
        }
        segment(row, part)
      case .source(let source):
        for (offset, count) in source.windowCounts.enumerated() {
          let index = source.window.lowerBound + offset
          visit(
            LazyRow(
              number: row + index, source: (source, index), elements: take(count), part: part))
        }
        row += source.rowCount
        segment(row, part)
      }
    }
  }
}

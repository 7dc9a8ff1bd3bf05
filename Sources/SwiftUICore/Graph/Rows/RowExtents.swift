import LegatoDisplay

/// What is known of the rows of a loop: how long each is, and how far behind the row before it.
struct RowExtents {
  var lengths = RowLengths()
  /// Before each row; NaN where the two were never there together.
  var distances = RowLengths()

  init() {}

  /// Rows that were never measured.
  init(unknown count: Int) {
    lengths = RowLengths(unknown: count)
    distances = RowLengths(unknown: count)
  }

  /// Puts rows that were never measured in the place of others.
  mutating func forget(_ replaced: Range<Int>, newCount: Int) {
    lengths.forget(replaced, newCount: newCount)
    distances.forget(replaced, newCount: newCount)
    // The row after them has another one before it.
    distances[replaced.lowerBound + newCount] = .nan
  }
}

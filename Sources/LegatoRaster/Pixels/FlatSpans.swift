import CPixels

/// Where a bitmap has long stretches of one colour: most of a screen is plain, and what lies
/// between equal pixels need not be worked out. A row is looked at when it is asked for first: it is then
/// near the processor for what is done with it next. The bitmap must not change any more.
final class FlatSpans {
  struct Span {
    var start: Int32
    var end: Int32
    var pixel: UInt32
  }

  private let bitmap: Bitmap
  private var spans: [Span] = []
  /// Where each row's stretches are in `spans`; below 0 where it has not been looked at.
  private var rows: [(start: Int32, count: Int32)]
  /// Between which columns they are looked for.
  private let columns: Range<Int>
  /// Shorter ones are not worth it.
  private static let minLength = 32

  init(_ bitmap: Bitmap, columns: Range<Int>) {
    self.bitmap = bitmap
    self.columns = columns.clamped(to: 0..<bitmap.width)
    rows = Array(repeating: (-1, 0), count: bitmap.height)
  }

  /// Gives the stretches that a row shares with the next one, in ascending order, to `body`.
  func withRow(_ y: Int, _ body: (UnsafeBufferPointer<Span>) -> Void) {
    if rows[y].start < 0 { look(at: y) }
    let (start, count) = (Int(rows[y].start), Int(rows[y].count))
    spans.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<start + count])) }
  }

  private func look(at y: Int) {
    let first = spans.count
    if y + 1 < bitmap.height {
      let (upper, lower) = (bitmap.row(y), bitmap.row(y + 1))
      var (place, start) = (columns.lowerBound, 0)
      while true {
        let length = cpixels_find_run(
          upper, lower, place, columns.upperBound, Self.minLength, &start)
        guard length > 0 else { break }
        place = start + length
        spans.append(Span(start: Int32(start), end: Int32(place), pixel: upper[start]))
      }
    }
    rows[y] = (Int32(first), Int32(spans.count - first))
  }

  /// What `cpixels_blend_moved` knows of a small picture.
  var movedRows: MovedRows {
    if let known = knownRows { return known }
    let made = MovedRows(bitmap)
    knownRows = made
    return made
  }

  private var knownRows: MovedRows?

  /// Rows that have not been looked at one by one have changed.
  func forgetMovedRows() { knownRows = nil }
}

/// What is known of the rows of a picture of up to 128 columns.
final class MovedRows {
  let rows: UnsafeMutablePointer<CPixelsMovedRow>

  init(_ bitmap: Bitmap) {
    rows = .allocate(capacity: bitmap.height + 1)
    rows.initialize(repeating: CPixelsMovedRow(), count: bitmap.height + 1)
    cpixels_find_moved_rows(bitmap.pixels, bitmap.width, bitmap.height, rows)
  }

  deinit { rows.deallocate() }
}

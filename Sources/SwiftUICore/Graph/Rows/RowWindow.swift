/// The window on a loop's elements after these have changed.
enum RowWindow {
  /// The rows to have now: those that stay, what came between them, and what came before the first or
  /// after the last row of the list where that was seen. There are not many more than can be seen.
  ///
  /// - Parameters:
  ///   - kept: where the first and the last that stay are now; `nil` where none stays.
  ///   - room: how many rows can be seen at once.
  static func after(
    _ old: Range<Int>, of oldCount: Int, kept: ClosedRange<Int>?, count: Int, room: Int
  ) -> Range<Int> {
    guard let kept else {
      let first = min(old.lowerBound, count)
      return first..<min(count, first + max(old.count, oldCount == 0 ? room : 0))
    }
    var (lower, upper) = (kept.lowerBound, kept.upperBound + 1)
    if old.lowerBound == 0, lower <= room { lower = 0 }
    if old.upperBound == oldCount, upper - lower < room { upper = min(count, lower + room) }
    let maxCount = old.count + 2 * room
    return lower..<min(upper, lower + max(maxCount, 1))
  }
}

/// A loop inside of a lazy container: it knows its elements by id and makes the views of those that
/// are seen.
@MainActor
protocol RowSource: Node {
  /// How many elements the loop has, seen or not.
  var rowCount: Int { get }
  /// Those whose views are there.
  var window: Range<Int> { get }
  /// How many elements each row of the window stands for.
  var windowCounts: [Int] { get }
  /// How long each row was when it was there last, along the container's axis; not a number where
  /// nobody knows, negative where it takes no room.
  var lengths: [CGFloat] { get set }
  /// Makes the views of these rows and drops the others, without any transition.
  func realise(_ range: Range<Int>)
  /// The number of an element's row.
  func offset(of node: any LoopElementNode) -> Int?
}

/// What a lazy container lays out, in order.
enum RowSegment {
  /// What follows belongs to a part of a section, or to none.
  case part(SectionPart?)
  /// Views that are always there.
  case fixed(Int)
  case source(any RowSource)
}

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
    let most = old.count + 2 * room
    return lower..<min(upper, lower + max(most, 1))
  }
}

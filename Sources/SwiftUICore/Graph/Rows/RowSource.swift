/// A container that asks for the rows that can be seen, and for no others.
@MainActor
protocol RowHost: Element {
  /// How many rows can be seen at once, with one at each end.
  var room: Int { get }
  /// A loop has other rows than before, those that are not made with them.
  func rowsDidChange(of source: any RowSource)
  /// Where a row of a loop is, or will be, in the coordinates that the container is placed in; `nil`
  /// where the loop is not one of the container's.
  func frame(ofRow index: Int, in source: any RowSource) -> CGRect?
}

/// A loop inside of a lazy container: it knows its elements by id and makes the views of those that
/// are seen.
@MainActor
protocol RowSource: Node {
  /// How many elements the loop has, seen or not.
  var rowCount: Int { get }
  /// Those whose views are there.
  var window: Range<Int> { get }
  /// The number of elements of each row of the window.
  var windowCounts: [Int] { get }
  /// What was known of each row when it was last present.
  var extents: RowExtents { get set }
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

import LegatoDisplay

/// What of a lazy container is seen, and where it was placed: so that it keeps its position when
/// rows before it turn out to have a different length, are inserted or are removed.
@MainActor
struct LazyAnchor {
  private struct Row {
    weak var element: AnyObject?
    var start: CGFloat
    var end: CGFloat
    /// Where the row was placed.
    let placedStart: CGFloat
  }

  private var rows: [Row] = []
  /// The list has other rows than when they were placed.
  var hasOtherRows = false

  /// The rows are placed again.
  mutating func begin() {
    rows.removeAll(keepingCapacity: true)
    hasOtherRows = false
  }

  mutating func note(_ element: AnyObject, _ start: CGFloat, _ length: CGFloat) {
    rows.append(Row(element: element, start: start, end: start + length, placedStart: start))
  }

  /// Where the rows were placed, by their elements.
  var placedStarts: [ObjectIdentifier: CGFloat] {
    var starts: [ObjectIdentifier: CGFloat] = [:]
    for row in rows {
      if let element = row.element { starts[ObjectIdentifier(element)] = row.placedStart }
    }
    return starts
  }

  /// Returns how far the first visible row is from its previous position, in points; `nil` where none
  /// of the visible rows is left.
  ///
  /// Where rows were inserted or removed, the end of that row is compared: what it has at its start may
  /// depend on the row before.
  ///
  /// - Parameters:
  ///   - window: what is seen.
  ///   - places: where the rows that are there are now.
  mutating func follow(
    in window: ClosedRange<CGFloat>, _ places: [ObjectIdentifier: (start: CGFloat, end: CGFloat)]
  ) -> CGFloat? {
    var distance: CGFloat?
    for index in rows.indices {
      let old = rows[index]
      guard let element = old.element, let place = places[ObjectIdentifier(element)] else {
        continue
      }
      (rows[index].start, rows[index].end) = place
      if distance == nil, old.end > window.lowerBound, old.start < window.upperBound {
        distance = hasOtherRows ? place.end - old.end : place.start - old.start
      }
    }
    return distance
  }
}

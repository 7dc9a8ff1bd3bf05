import LegatoDisplay

/// What of a lazy container is seen, and where it was placed: so that it stays where it is when what is
/// before it turns out to be of another length, comes or goes.
@MainActor
struct LazyAnchor {
  private struct Row {
    weak var element: AnyObject?
    var start: CGFloat
    var end: CGFloat
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
    rows.append(Row(element: element, start: start, end: start + length))
  }

  /// Takes the places that rows have now, and answers how far the first one in sight is from where it
  /// was; `nil` where none of them is left.
  ///
  /// Where rows have come or gone it is the end of that row that counts: what it has at its start may
  /// be there for the sake of the row before.
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

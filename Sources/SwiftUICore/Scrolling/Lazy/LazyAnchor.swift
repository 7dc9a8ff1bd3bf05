import LegatoDisplay

/// What of a lazy container is seen, and where it was placed: so that it stays where it is when what is
/// before it turns out to be of another length, comes or goes.
@MainActor
struct LazyAnchor {
  private struct Row {
    weak var element: Element?
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

  mutating func note(_ element: Element, _ start: CGFloat, _ length: CGFloat) {
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

extension LazyElement {
  /// Where the rows are that are there.
  private var rowPlaces: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] {
    var places: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] = [:]
    visitRows { row in
      guard let (line, _) = table.cell(ofRow: row.number) else { return }
      let start = table.starts[line]
      for element in row.elements {
        places[ObjectIdentifier(element)] = (start, start + table.extents[line])
      }
    }
    return places
  }

  /// Rows that are seen stay where they are seen when rows before them are measured for the first time
  /// or anew. Where rows come or go they do so for a scroll view whose position is bound.
  func keepPlace() {
    guard let (scroll, placing) = enclosingScroll, scroll.axes.contains(axis.set),
      axis == .vertical || !isRightToLeft
    else { return }
    let shown = scroll.window.offsetBy(dx: -placing.x - origin.x, dy: -placing.y - origin.y)
    let window = axis == .vertical ? shown.minY...shown.maxY : shown.minX...shown.maxX
    guard let distance = anchor.follow(in: window, rowPlaces), abs(distance) > 1e-9 else { return }
    if anchor.hasOtherRows, scroll.setup.position == nil { return }
    scroll.shift(by: distance, along: axis)
  }
}

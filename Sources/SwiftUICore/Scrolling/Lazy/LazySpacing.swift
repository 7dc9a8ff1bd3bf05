import LegatoDisplay

/// The distances between the rows of a lazy stack: what was asked for, or what two rows want between them.
///
/// Only rows that are there can be asked. Between rows that were never there together, the distance is that of the
/// others on average when the first ones were measured.
@MainActor
struct LazySpacing {
  let axis: Axis
  /// The distance that is asked for.
  let given: CGFloat?
  /// Whether rows are asked: in a stack that nothing is given for. The lines of a grid are all as far apart.
  let goesByRows: Bool

  private var estimate = LazyEstimate()
  /// Before each of the rows that are always there, in order; NaN where it was never measured.
  private var fixed: [CGFloat] = []

  // While rows are measured.
  private var last: (number: Int, element: Element?)?
  private var alone: CGFloat?
  private var oldFixed: [CGFloat] = []

  init(_ axis: Axis, given: CGFloat?, isStack: Bool) {
    self.axis = axis
    self.given = given
    goesByRows = isStack && given == nil
  }

  /// The distance where none was measured.
  var typical: CGFloat { given ?? estimate.value ?? defaultSpacing }

  /// The distance between two rows, or views of a row.
  func between(_ first: Element, _ second: Element) -> CGFloat {
    guard goesByRows else { return typical }
    return first.spacing(along: axis).last.distance(to: second.spacing(along: axis).first)
  }

  /// Forgets what the rows were asked.
  mutating func forget() {
    estimate = LazyEstimate()
    fixed = []
  }

  // MARK: Measuring

  /// The rows that are there are measured, from the first.
  mutating func begin() {
    guard goesByRows else { return }
    (last, alone) = (nil, nil)
    estimate.begin()
    (oldFixed, fixed) = (fixed, [])
  }

  /// Measures how far a row is behind the one before, if that is there, and notes it.
  mutating func note(_ row: LazyRow) {
    guard goesByRows else { return }
    let distance = distance(before: row)
    if let distance { estimate.note(distance) }
    guard let (source, index) = row.source else { return fixed.append(distance ?? .nan) }
    if let distance { source.extents.distances[index] = distance }
  }

  private mutating func distance(before row: LazyRow) -> CGFloat? {
    let before = last.flatMap { $0.number + 1 == row.number ? $0.element : nil }
    // What takes no space stands between nothing.
    last = (row.number, row.elements.last ?? before)
    guard let first = row.elements.first, let end = row.elements.last else { return nil }
    guard let before else {
      if alone == nil { alone = between(end, first) }
      return nil
    }
    return between(before, first)
  }

  /// The last row has been measured.
  ///
  /// - Parameter scale: the pixels of a point.
  mutating func end(scale: CGFloat) {
    guard goesByRows else { return }
    last = nil
    if fixed.count == oldFixed.count {
      for index in fixed.indices where fixed[index].isNaN { fixed[index] = oldFixed[index] }
    }
    estimate.end(enough: 1, otherwise: alone, scale: scale)
  }

  /// What was measured before a row that is always there; NaN where nothing was.
  func distance(beforeFixed index: Int) -> CGFloat {
    fixed.indices.contains(index) ? fixed[index] : .nan
  }
}

import LegatoDisplay

/// Lays out rows, or cells in lines, of which only those exist that can be seen.
///
/// What is not there is taken to be as long as the others were on average when the first came; what
/// has been there is remembered. Scrolling places this element again and nothing above it, as long
/// as rows are as long as they were taken for.
@MainActor
final class LazyElement: Element, ScrollFollower {
  private var axis = Axis.vertical
  private var spacing: CGFloat?
  private var alignment = Alignment.center
  /// The columns of a grid, or its rows; a stack has none.
  private var items: [GridItem]?
  /// The rows that there are now, and what they belong to.
  var rows: () -> [Element] = { [] }
  var segments: () -> [RowSegment] = { [] }

  /// The room across that the lengths have been measured for.
  private var measuredFor: CGFloat??
  private var estimate: CGFloat?
  private var estimateIsFinal = false
  private var table = LazyTable()
  /// Rows are being made or dropped by this element itself: it need not be told.
  private(set) var isRealising = false

  convenience init(_ axis: Axis, node: Node) {
    self.init(node: node)
    self.axis = axis
  }

  func set(_ alignment: Alignment, _ spacing: CGFloat?, items: [GridItem]? = nil) {
    let spacing = spacing.map { usable($0, "spacing") }
    guard alignment != self.alignment || spacing != self.spacing || items != self.items else {
      return
    }
    (self.alignment, self.spacing, self.items) = (alignment, spacing, items)
    measuredFor = nil
    invalidateLayout()
  }

  /// How many rows can be seen at once, with one at each end.
  var room: Int {
    let length = max(shortest, (estimate ?? defaultSpacing) + gap)
    return (Int(min(window.upperBound - window.lowerBound, 1e6) / length) + 2) * max(1, columns)
  }

  private var shortest: CGFloat { 4 }
  private var gap: CGFloat { spacing ?? defaultSpacing }
  private var columns = 1

  /// The list has other elements than before.
  func rowsDidChange() {
    takeRows()
    invalidateLayout()
  }

  func takeRows(changesSize: Bool = true) {
    setChildren(rows(), changesSize: changesSize)
  }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.other]
    let tracks = tracks(across)
    if measuredFor != .some(across), across != .infinity, across != 0 || measuredFor == nil {
      forgetLengths()
      measuredFor = .some(across)
    }
    if estimate == nil { realiseFirst() }
    let widest = measureRows(tracks)
    table = makeTable()
    var size = CGSize.zero
    size[axis] = table.length
    size[axis.other] = across ?? (items == nil ? widest : tracks.last.map { $0.end } ?? 0)
    return size
  }

  private func forgetLengths() {
    estimate = nil
    estimateIsFinal = false
    for case .source(let source) in segments() {
      source.lengths = Array(repeating: .nan, count: source.rowCount)
    }
  }

  /// Without any row nobody knows how long they are.
  private func realiseFirst() {
    for case .source(let source) in segments() where source.rowCount > 0 && source.window.isEmpty {
      realise(source, 0..<1)
    }
    takeRows(changesSize: false)
  }

  private func realise(_ source: any RowSource, _ range: Range<Int>) {
    isRealising = true
    defer { isRealising = false }
    source.realise(range)
  }

  /// Measures what is there and remembers it; answers how wide the widest is.
  @discardableResult
  private func measureRows(_ tracks: [LazyTrack]) -> CGFloat {
    var (widest, sum, known) = (CGFloat.zero, CGFloat.zero, 0)
    visitRows { _, source, elements in
      var length: CGFloat = elements.isEmpty ? -1 : 0
      for (index, element) in elements.enumerated() {
        let size = element.sizeThatFits(proposal(in: tracks.first))
        widest = max(widest, size[axis.other])
        length =
          items == nil ? length + size[axis] + (index > 0 ? gap : 0) : max(length, size[axis])
      }
      guard let (source, index) = source, source.lengths.indices.contains(index) else { return }
      source.lengths[index] = length
      if length >= 0 { (sum, known) = (sum + length, known + 1) }
    }
    if !estimateIsFinal, known > 0 {
      estimate = sum / CGFloat(known)
      estimateIsFinal = known > 1
    }
    return widest
  }

  private func proposal(in track: LazyTrack?) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = track?.length
    return proposal
  }

  /// Goes through the rows that are there: with their number in the list, the loop that each comes
  /// from and its number there, and what it stands for.
  private func visitRows(
    _ visit: (Int, (any RowSource, Int)?, ArraySlice<Element>) -> Void
  ) {
    let elements = liveChildren
    var (next, row) = (0, 0)
    func take(_ count: Int) -> ArraySlice<Element> {
      let end = min(elements.count, next + count)
      defer { next = end }
      return elements[next..<end]
    }
    for segment in segments() {
      switch segment {
      case .fixed(let count):
        for _ in 0..<count {
          visit(row, nil, take(1))
          row += 1
        }
      case .source(let source):
        for (offset, count) in source.windowCounts.enumerated() {
          let index = source.window.lowerBound + offset
          visit(row + index, (source, index), take(count))
        }
        row += source.rowCount
      }
    }
  }

  /// Where every row is, seen or not.
  private func makeTable() -> LazyTable {
    var lengths: [CGFloat] = []
    let elements = liveChildren
    var next = 0
    for segment in segments() {
      switch segment {
      case .fixed(let count):
        for _ in 0..<count where next < elements.count {
          let size = elements[next].sizeThatFits(proposal(in: tracks(measuredFor ?? nil).first))
          lengths.append(size[axis])
          next += 1
        }
      case .source(let source):
        lengths += source.lengths
        next += source.windowCounts.reduce(0, +)
      }
    }
    return LazyTable(
      lengths, columns: max(1, columns), gap: gap, unknown: max(estimate ?? 0, shortest))
  }

  private func tracks(_ across: CGFloat?) -> [LazyTrack] {
    guard let items else {
      columns = 1
      return [LazyTrack(start: 0, length: across, item: nil)]
    }
    let tracks = LazyTrack.divide(across, items)
    columns = max(1, tracks.count)
    return tracks
  }

  // MARK: Placing

  /// What is seen of the element along its axis, from its own leading edge.
  private var window: ClosedRange<CGFloat> {
    var rect: CGRect
    if let (scroll, placing) = enclosingScroll {
      rect = scroll.preparedWindow.offsetBy(dx: -placing.x - origin.x, dy: -placing.y - origin.y)
    } else {
      let (surface, list) = (surfaceOrigin, graph.displayList)
      rect = CGRect(
        x: -surface.x, y: -surface.y, width: list.size.width, height: list.size.height)
    }
    if axis == .horizontal, isRightToLeft {
      rect = CGRect(
        x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  func windowDidChange() {
    guard node.isMounted else { return }
    if needsOtherRows(table.rows(in: window)) { invalidatePlacement() }
  }

  private func needsOtherRows(_ range: Range<Int>) -> Bool {
    var row = 0
    for segment in segments() {
      switch segment {
      case .fixed(let count): row += count
      case .source(let source):
        if source.window != part(of: range, from: row, count: source.rowCount) { return true }
        row += source.rowCount
      }
    }
    return false
  }

  private func part(of range: Range<Int>, from row: Int, count: Int) -> Range<Int> {
    let lower = min(max(range.lowerBound - row, 0), count)
    return lower..<min(max(range.upperBound - row, lower), count)
  }

  /// Makes the rows that can be seen, and drops the others.
  private func realiseVisible(_ tracks: [LazyTrack]) {
    var rounds = 0
    repeat {
      rounds += 1
      measureRows(tracks)
      table = makeTable()
      let range = table.rows(in: window)
      guard needsOtherRows(range) else { return }
      var row = 0
      for segment in segments() {
        switch segment {
        case .fixed(let count): row += count
        case .source(let source):
          let wanted = part(of: range, from: row, count: source.rowCount)
          if source.window != wanted { realise(source, wanted) }
          row += source.rowCount
        }
      }
      takeRows(changesSize: false)
    } while rounds < 8
    measureRows(tracks)
    table = makeTable()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    enclosingScroll?.scroll.addFollower(self)
    let across = proposal[axis.other]
    let tracks = tracks(across)
    if measuredFor != .some(across) {
      forgetLengths()
      measuredFor = .some(across)
    }
    realiseVisible(tracks)
    let block = items == nil ? 0 : (bounds.size[axis.other] - (tracks.last?.end ?? 0)) * blockPart
    visitRows { row, _, elements in
      for (index, element) in elements.enumerated() {
        let track = tracks[items == nil ? 0 : (row + index) % tracks.count]
        let line = items == nil ? row : (row + index) / tracks.count
        guard line < table.starts.count else { continue }
        var start = table.starts[line]
        let proposal = self.proposal(in: track)
        let size = element.sizeThatFits(proposal)
        if items == nil {
          for before in elements.prefix(index) {
            start += before.sizeThatFits(proposal)[axis] + gap
          }
        }
        var cell = CGRect.zero
        let length = items == nil ? size[axis] : table.extents[line]
        let width = items == nil ? bounds.size[axis.other] : track.length ?? size[axis.other]
        cell =
          axis == .vertical
          ? CGRect(x: block + track.start, y: start, width: width, height: length)
          : CGRect(x: start, y: block + track.start, width: length, height: width)
        if isRightToLeft {
          cell = CGRect(
            x: bounds.width - cell.maxX, y: cell.minY, width: cell.width, height: cell.height)
        }
        placeAligned(
          element, track.item.map { $0.alignment ?? .center } ?? alignment,
          in: cell.offsetBy(dx: bounds.minX, dy: bounds.minY), proposal: proposal)
      }
    }
    if abs(table.length - bounds.size[axis]) > 1e-6 { invalidateLayout() }
  }

  /// How much of the room that the tracks leave is before them.
  private var blockPart: CGFloat {
    let whole = ViewDimensions(width: 1, height: 1) { _ in nil }
    return axis == .vertical ? whole[alignment.horizontal] : whole[alignment.vertical]
  }

  /// Where a row of a loop is, or will be, in the coordinates that the element is placed in.
  func frame(ofRow index: Int, in wanted: any RowSource) -> CGRect? {
    var row = 0
    for segment in segments() {
      switch segment {
      case .fixed(let count): row += count
      case .source(let source):
        guard source === wanted else {
          row += source.rowCount
          continue
        }
        let line = (row + index) / max(1, columns)
        guard line < table.starts.count else { return nil }
        let (start, length) = (table.starts[line], table.extents[line])
        if axis == .vertical {
          return CGRect(x: origin.x, y: origin.y + start, width: size.width, height: length)
        }
        let x = isRightToLeft ? size.width - start - length : start
        return CGRect(x: origin.x + x, y: origin.y, width: length, height: size.height)
      }
    }
    return nil
  }
}

/// Where the lines of a lazy container are along its axis.
struct LazyTable {
  private(set) var starts: [CGFloat] = []
  private(set) var extents: [CGFloat] = []
  private(set) var length: CGFloat = 0
  private var columns = 1

  init() {}

  /// - Parameters:
  ///   - lengths: of every row or cell; not a number where nobody knows, negative where there is
  ///     nothing.
  ///   - unknown: what those are taken for that nobody knows.
  init(_ lengths: [CGFloat], columns: Int, gap: CGFloat, unknown: CGFloat) {
    self.columns = columns
    starts.reserveCapacity(lengths.count / columns + 1)
    extents.reserveCapacity(lengths.count / columns + 1)
    var next: CGFloat = 0
    for first in stride(from: 0, to: lengths.count, by: columns) {
      var extent = -CGFloat.infinity
      for length in lengths[first..<min(first + columns, lengths.count)] where !length.isNaN {
        extent = max(extent, length)
      }
      if extent == -.infinity { extent = unknown }
      starts.append(next)
      extents.append(max(0, extent))
      guard extent >= 0 else { continue }
      length = next + extent
      next = length + gap
    }
  }

  /// The rows of which something is seen.
  func rows(in window: ClosedRange<CGFloat>) -> Range<Int> {
    func first(where test: (Int) -> Bool) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if test(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let lower = first { starts[$0] + extents[$0] > window.lowerBound }
    let upper = max(lower, first { starts[$0] >= window.upperBound })
    return lower * columns..<upper * columns
  }
}

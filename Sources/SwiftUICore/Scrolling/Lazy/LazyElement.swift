import LegatoDisplay

/// Lays out rows, or cells in lines, of which only those exist that can be seen.
///
/// A row that was never made is estimated as long as the others were on average when the first ones
/// were measured; measured lengths are remembered. Scrolling places this element again and nothing
/// above it, as long as rows have their estimated lengths.
@MainActor
final class LazyElement: Element, ScrollFollower, RowHost {
  private(set) var axis = Axis.vertical
  private var spacing = LazySpacing(.vertical, given: nil, isStack: true)
  private var alignment = Alignment.center
  /// The columns of a grid, or its rows; a stack has none.
  private var items: [GridItem]?
  /// The rows that there are now, and what they belong to. Rows may say other things of themselves
  /// than before only where that is asked for.
  var rows: (_ refreshes: Bool) -> [Element] = { _ in [] }
  var segments: () -> [RowSegment] = { [] }

  /// The room across that the lengths have been measured for.
  private var measuredFor: CGFloat??
  private var estimate = LazyEstimate()
  private(set) var table = LazyTable()
  /// Loops whose rows are sections of a grid.
  private var blocks: Set<ObjectIdentifier> = []
  /// Headers and footers that stay visible, and their positions.
  var pins = LazyPins()
  /// What is seen stays where it is.
  var anchor = LazyAnchor()
  /// How far the scroll view has been shifted since the rows were placed last, to keep them where they are seen.
  private var shift: CGFloat = 0
  /// Whether a row is being placed that only goes along with that.
  private var isPlacingShifted = false
  /// True while this element itself makes or drops rows: it need not be notified.
  private(set) var isRealising = false

  convenience init(_ axis: Axis, node: Node) {
    self.init(node: node)
    offer(.frames)
    self.axis = axis
    spacing = LazySpacing(axis, given: nil, isStack: true)
  }

  func set(_ alignment: Alignment, _ spacing: CGFloat?, items: [GridItem]? = nil) {
    let given = spacing.map { sanitized($0, "spacing") }
    guard alignment != self.alignment || given != self.spacing.given || items != self.items else {
      return
    }
    (self.alignment, self.items) = (alignment, items)
    self.spacing = LazySpacing(axis, given: given, isStack: items == nil)
    measuredFor = nil
    invalidateLayout()
  }

  func setPins(_ kinds: PinnedScrollableViews) {
    guard kinds != pins.kinds else { return }
    pins.kinds = kinds
    invalidateLayout()
    invalidateLayerList()
  }

  /// How many rows can be seen at once, with one at each end.
  var room: Int {
    let length = max(minEstimate, (estimate.value ?? defaultSpacing) + spacing.typical)
    return (Int(min(window.upperBound - window.lowerBound, 1e6) / length) + 2) * max(1, columns)
  }

  private var minEstimate: CGFloat { 4 }
  private var columns = 1

  /// The list has other elements than before.
  func rowsDidChange() {
    takeRows()
    invalidateLayout()
  }

  func rowsDidChange(of source: any RowSource) {
    anchor.hasOtherRows = true
    invalidateLayout()
  }

  func takeRows(changesSize: Bool = true) {
    setChildren(rows(changesSize), changesSize: changesSize)
  }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.other]
    let tracks = tracks(across)
    if measuredFor != .some(across), across != .infinity, across != 0 || measuredFor == nil {
      forgetLengths()
      measuredFor = .some(across)
    }
    if estimate.value == nil { realiseFirst() }
    let widest = measureRows(tracks)
    table = makeTable()
    var size = CGSize.zero
    size[axis] = table.length
    size[axis.other] = across ?? (items == nil ? widest : tracks.last.map { $0.end } ?? 0)
    return size
  }

  private func forgetLengths() {
    estimate = LazyEstimate()
    spacing.forget()
    for case .source(let source) in segments() {
      source.extents = RowExtents(unknown: source.rowCount)
    }
  }

  /// Makes the first row: without any, the lengths of rows cannot be estimated.
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
    // Rows that come back follow what they have missed.
    graph.refreshStaleContainers()
  }

  /// Measures the present rows and remembers their lengths; returns the width of the widest.
  @discardableResult
  private func measureRows(_ tracks: [LazyTrack]) -> CGFloat {
    var widest: CGFloat = 0
    estimate.begin()
    spacing.begin()
    visitRows { row in
      if let source = row.source, isBlock(row) { blocks.insert(ObjectIdentifier(source.loop)) }
      let arranged = arrange(row, column: 0, tracks)
      widest = max(widest, arranged.width)
      spacing.note(row)
      guard let (source, index) = row.source else { return }
      source.extents.lengths[index] = arranged.length
      if arranged.length >= 0 { estimate.note(arranged.length) }
    }
    let scale = graph.displayList.scale
    estimate.end(enough: 2, scale: scale)
    spacing.end(scale: scale)
    return widest
  }

  private func proposal(in track: LazyTrack?) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = track?.length
    return proposal
  }

  func visitRows(_ visit: (LazyRow) -> Void) {
    LazyRows.visit(liveChildren, segments(), visit)
  }

  /// Where every row is, seen or not.
  private func makeTable() -> LazyTable {
    var table = LazyTable(gap: spacing.typical, unknown: max(estimate.value ?? 0, minEstimate))
    let elements = liveChildren
    let track = tracks(measuredFor ?? nil)
    var (next, fixed) = (0, 0)
    var part: SectionPart?
    // Lines go on from one part of the list to the next, unless a section begins or ends between.
    var open = (extents: RowExtents(), columns: 1)
    func close() {
      if spacing.goesByRows {
        table.append(open.extents)
      } else {
        table.append(open.extents.lengths, columns: open.columns)
      }
      open.extents = RowExtents()
    }
    func begin(columns: Int) {
      if columns != open.columns { close() }
      open.columns = columns
    }
    for segment in segments() {
      switch segment {
      case .part(let new):
        close()
        part = new
      case .fixed(let count):
        let isWhole = items != nil && part.map { $0.role != .content } ?? false
        let proposal = proposal(in: isWhole ? LazyTrack.whole(track) : track.first)
        let end = min(elements.count, next + count)
        begin(columns: isWhole ? 1 : columns)
        for (offset, element) in elements[next..<end].enumerated() {
          open.extents.lengths.append(element.sizeThatFits(proposal)[axis], count: 1)
          open.extents.distances.append(spacing.distance(beforeFixed: fixed + offset), count: 1)
        }
        next = end
        fixed += count
      case .source(let source):
        let isBlock = blocks.contains(ObjectIdentifier(source))
        begin(columns: isBlock ? 1 : columns)
        open.extents.lengths.append(source.extents.lengths)
        open.extents.distances.append(source.extents.distances)
        next += source.windowCounts.reduce(0, +)
      }
    }
    close()
    return table
  }

  // MARK: Within a row

  /// A view of a row: where it starts along the axis, how long its line is there, and its track.
  private struct Cell {
    let element: Element
    var start: CGFloat
    var length: CGFloat
    let track: LazyTrack
  }

  /// Whether the row of a grid is sections, with lines of its own.
  private func isBlock(_ row: LazyRow) -> Bool {
    items != nil && row.elements.contains { $0.sectionPart != row.part }
  }

  /// Arranges the views of a row.
  private func arrange(_ row: LazyRow, column: Int, _ tracks: [LazyTrack])
    -> (cells: [Cell], length: CGFloat, width: CGFloat)
  {
    var (cells, length, width): ([Cell], CGFloat, CGFloat) = ([], -1, 0)
    func add(_ element: Element, _ track: LazyTrack, at start: CGFloat) -> CGFloat {
      let size = element.sizeThatFits(proposal(in: track))
      width = max(width, size[axis.other])
      cells.append(Cell(element: element, start: start, length: size[axis], track: track))
      length = max(length, start + size[axis])
      return size[axis]
    }
    let isBlock = isBlock(row)
    let isWhole = items != nil && row.part.map { $0.role != .content } ?? false
    if items == nil {
      var last: (element: Element, end: CGFloat)?
      for element in row.elements {
        let start = last.map { $0.end + spacing.between($0.element, element) } ?? 0
        last = (element, start + add(element, tracks[0], at: start))
      }
    } else if isWhole || isBlock {
      let whole = LazyTrack.whole(tracks)
      var (start, line, column) = (CGFloat.zero, 0..<0, 0)
      var last: SectionPart?
      for element in row.elements {
        let part = element.sectionPart
        let isCell = isBlock && part.map { $0.role == .content } ?? true
        if !line.isEmpty, !isCell || column == tracks.count || part != last {
          close(&line, &start, &column)
        }
        _ = add(element, isCell ? tracks[column] : whole, at: start)
        line = line.lowerBound..<cells.count
        column += 1
        last = part
        if !isCell { close(&line, &start, &column) }
      }
    } else {
      for (index, element) in row.elements.enumerated() {
        _ = add(element, tracks[(column + index) % tracks.count], at: 0)
      }
    }
    /// The line is full: its cells are as long as the longest, and the next starts after it.
    func close(_ line: inout Range<Int>, _ start: inout CGFloat, _ column: inout Int) {
      let longest = cells[line].map(\.length).max() ?? 0
      for index in line { cells[index].length = longest }
      start += longest + spacing.typical
      line = cells.count..<cells.count
      column = 0
    }
    return (cells, length, width)
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
  private var window: ClosedRange<CGFloat> { window(\.preparedWindow) }

  /// The same inside of the safe area, where headers are held.
  private var pinWindow: ClosedRange<CGFloat> { window(\.preparedFrameWindow) }

  private func window(_ part: (ScrollElement) -> CGRect) -> ClosedRange<CGFloat> {
    var rect: CGRect
    if let (scroll, placing) = enclosingScroll {
      rect = part(scroll).offsetBy(dx: -placing.x - origin.x, dy: -placing.y - origin.y)
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

  var followsInSteps: Bool { true }

  func windowDidStep() {
    guard node.isMounted else { return }
    if needsOtherRows(table.rows(in: window)) || pins.wouldMove(in: pinWindow) {
      invalidatePlacement()
    }
  }

  private func needsOtherRows(_ range: Range<Int>) -> Bool {
    var row = 0
    for segment in segments() {
      switch segment {
      case .part: break
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

  /// Where the rows are that are there.
  private var rowPlaces: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] {
    var places: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] = [:]
    visitRows { row in
      guard let (line, _) = table.cell(ofRow: row.number) else { return }
      for element in row.elements { places[ObjectIdentifier(element)] = (line.start, line.end) }
    }
    return places
  }

  /// Rows that are seen stay where they are seen when rows before them are measured for the first time
  /// or anew. Where rows are inserted or removed, only in a scroll view whose position is bound.
  func keepPlace() {
    guard let (scroll, placing) = enclosingScroll, scroll.axes.contains(axis.set),
      axis == .vertical || !isRightToLeft
    else { return }
    let shown = scroll.window.offsetBy(dx: -placing.x - origin.x, dy: -placing.y - origin.y)
    let window = axis == .vertical ? shown.minY...shown.maxY : shown.minX...shown.maxX
    guard let distance = anchor.follow(in: window, rowPlaces), abs(distance) > 1e-9 else { return }
    if anchor.hasOtherRows, scroll.setup.position == nil { return }
    scroll.shift(by: distance, along: axis)
    shift += distance
  }

  /// Makes the rows that can be seen, and drops the others.
  private func realiseVisible(_ tracks: [LazyTrack]) {
    var rounds = 0
    repeat {
      rounds += 1
      measureRows(tracks)
      table = makeTable()
      keepPlace()
      let range = table.rows(in: window)
      guard needsOtherRows(range) else { return }
      var row = 0
      for segment in segments() {
        switch segment {
        case .part: break
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
    keepPlace()
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
    // What goes along with the scroll view is not seen to move, whatever animates the update.
    let placedStarts = shift == 0 ? [:] : anchor.placedStarts
    defer { shift = 0 }
    pins.begin()
    anchor.begin()
    visitRows { row in
      guard let (line, column) = table.cell(ofRow: row.number) else { return }
      let arranged = arrange(row, column: column, tracks)
      for cell in arranged.cells {
        let isAlone = items != nil && !isBlock(row)
        let start = line.start + cell.start
        let length = isAlone ? line.length : cell.length
        pins.note(cell.element, in: cell.element.sectionPart ?? row.part, start, start + length)
        guard !pins.holds(cell.element) else { continue }
        anchor.note(cell.element, line.start, line.length)
        let placedStart = placedStarts[ObjectIdentifier(cell.element)]
        isPlacingShifted = placedStart.map { abs(line.start - $0 - shift) < 1e-6 } ?? false
        place(cell, start: start, length: length, block: block, in: bounds)
        isPlacingShifted = false
      }
    }
    notePartEnds()
    for pin in pins.update(in: pinWindow) {
      let track = items == nil ? tracks[0] : LazyTrack.whole(tracks)
      let cell = Cell(element: pin.element, start: 0, length: pin.length, track: track)
      place(cell, start: pin.shown, length: pin.length, block: block, in: bounds)
    }
    if abs(table.length - bounds.size[axis]) > 1e-6 { invalidateLayout() }
  }

  private func place(
    _ cell: Cell, start: CGFloat, length: CGFloat, block: CGFloat, in bounds: CGRect
  ) {
    let track = cell.track
    let proposal = proposal(in: track)
    let size = cell.element.sizeThatFits(proposal)
    let width = items == nil ? bounds.size[axis.other] : track.length ?? size[axis.other]
    var frame =
      axis == .vertical
      ? CGRect(x: block + track.start, y: start, width: width, height: length)
      : CGRect(x: start, y: block + track.start, width: length, height: width)
    if isRightToLeft {
      frame = CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    placeAligned(
      cell.element, track.item.map { $0.alignment ?? .center } ?? alignment,
      in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY), proposal: proposal)
  }

  /// Sections end where their last row does, whether or not that is there.
  private func notePartEnds() {
    guard !pins.isEmpty else { return }
    var (row, part): (Int, SectionPart?) = (0, nil)
    for segment in segments() {
      switch segment {
      case .part(let new): part = new
      case .fixed(let count): row += count
      case .source(let source): row += source.rowCount
      }
      if let part, let line = table.cell(ofRow: row - 1)?.line {
        pins.note(part.section, endingAt: line.end)
      }
    }
  }

  /// Pinned views are in front of the rows.
  override var drawnChildren: [Element] {
    guard !pins.isEmpty else { return super.drawnChildren }
    let drawn = super.drawnChildren
    return drawn.filter { !pins.holds($0) } + drawn.filter(pins.holds)
  }

  /// How much of the room that the tracks leave is before them.
  private var blockPart: CGFloat {
    let whole = ViewDimensions(width: 1, height: 1) { _ in nil }
    return axis == .vertical ? whole[alignment.horizontal] : whole[alignment.vertical]
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case FrameAdjustment.self: isPlacingShifted ? FrameAdjustment { $0 = Transaction() } : nil
    default: super.facet(key)
    }
  }
}

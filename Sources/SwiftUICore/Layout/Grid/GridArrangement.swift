/// The arithmetic of a grid: widths of columns, heights of rows, and positions of cells.
@MainActor
struct GridArrangement: Equatable {
  let alignment: Alignment
  /// What was asked for; `nil`: what the cells ask for.
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// Columns that one cell can span.
  nonisolated static let maxColumns = 1000

  nonisolated init(_ alignment: Alignment, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
    self.alignment = alignment
    horizontalSpacing = horizontal.map { $0.isFinite ? $0 : 0 }
    verticalSpacing = vertical.map { $0.isFinite ? $0 : 0 }
  }

  private struct Cell {
    let element: Element
    let traits: GridCell
    let row: Int
    let column: Int
    let span: Int
    let rowAlignment: VerticalAlignment?
    func isSized(_ axis: Axis.Set) -> Bool { !(traits.unsizedAxes ?? []).contains(axis) }
  }

  private struct Solution {
    var cells: [Cell]
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// Behind each column, and under each row.
    var columnGaps: [CGFloat]
    var rowGaps: [CGFloat]
  }

  func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    let solution = solve(children, proposal)
    return CGSize(
      width: total(solution.widths, solution.columnGaps),
      height: total(solution.heights, solution.rowGaps))
  }

  func placements(_ children: [Element], _ proposal: ProposedViewSize) -> [ChildPlacement] {
    let solution = solve(children, proposal)
    let xs = starts(solution.widths, solution.columnGaps)
    let ys = starts(solution.heights, solution.rowGaps)
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for cell in solution.cells where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = cell.traits.columnAlignment
    }
    let baselines = baselines(solution)
    return solution.cells.map { cell in
      let area = CGRect(
        x: xs[cell.column], y: ys[cell.row],
        width: width(cell, solution.widths, solution.columnGaps),
        height: solution.heights[cell.row])
      let offer = ProposedViewSize(area.size)
      let dimensions = cell.element.dimensions(offer)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      var origin = area.origin
      if let anchor = cell.traits.anchor {
        origin.x += anchor.x * (area.width - size.width)
        origin.y += anchor.y * (area.height - size.height)
      } else {
        let own = ViewDimensions(width: area.width, height: area.height) { _ in nil }
        let horizontal = columnAlignments[cell.column] ?? alignment.horizontal
        let vertical = cell.rowAlignment ?? alignment.vertical
        origin.x += own[horizontal] - dimensions[horizontal]
        origin.y += (baselines[cell.row] ?? own[vertical]) - dimensions[vertical]
      }
      return ChildPlacement(origin: origin, size: size, proposal: offer)
    }
  }

  func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize) -> CGFloat? {
    key.combine(
      zip(children, placements(children, proposal)).compactMap { child, placement in
        child.guide(key, placement.proposal).map {
          $0 + (key.axis == .vertical ? placement.origin.y : placement.origin.x)
        }
      })
  }

  // MARK: Structure

  private func cells(_ children: [Element]) -> (cells: [Cell], columns: Int, rows: Int) {
    let marks = children.map { $0.trait(GridRowMark.self) }
    let traits = children.map { $0.trait(GridCell.self) ?? GridCell() }
    var columns = 1
    var place: [(row: Int, column: Int)] = []
    var row = -1
    var column = 0
    var current: ObjectIdentifier?
    for (mark, cell) in zip(marks, traits) {
      if mark == nil || mark?.id != current {
        row += 1
        column = 0
      }
      current = mark?.id
      place.append((row, column))
      column += mark == nil ? 1 : cell.columns ?? 1
      columns = max(columns, column)
    }
    let cells = children.indices.map { index in
      Cell(
        element: children[index], traits: traits[index], row: place[index].row,
        column: place[index].column,
        span: marks[index] == nil ? columns : traits[index].columns ?? 1,
        rowAlignment: marks[index]?.alignment)
    }
    return (cells, columns, row + 1)
  }

  // MARK: Lengths

  private func solve(_ children: [Element], _ proposal: ProposedViewSize) -> Solution {
    let (cells, columns, rows) = cells(children)
    guard !cells.isEmpty else {
      return Solution(cells: [], widths: [], heights: [], columnGaps: [], rowGaps: [])
    }
    let columnGaps = gaps(.horizontal, columns, cells)
    let rowGaps = gaps(.vertical, rows, cells)
    var widths = lengths(columns, proposal.width, columnGaps) { column, offer in
      cells.filter { $0.column == column && $0.span == 1 && $0.isSized(.horizontal) }.map {
        $0.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    // A cell across several columns makes them wider by equal parts.
    for cell in cells where cell.span > 1 && cell.isSized(.horizontal) {
      let own = width(cell, widths, columnGaps)
      let spare = proposal.width.map { max(0, $0 - total(widths, columnGaps)) }
      let offer = spare.map { own + $0 }
      let wanted = cell.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      guard wanted > own else { continue }
      for column in cell.column..<cell.column + cell.span {
        widths[column] += (wanted - own) / CGFloat(cell.span)
      }
    }
    let heights = lengths(rows, proposal.height, rowGaps) { row, offer in
      cells.filter { $0.row == row && $0.isSized(.vertical) }.map { cell in
        cell.element.sizeThatFits(
          ProposedViewSize(width: width(cell, widths, columnGaps), height: offer)
        ).height
      }.max() ?? 0
    }
    return Solution(
      cells: cells, widths: widths, heights: heights, columnGaps: columnGaps, rowGaps: rowGaps)
  }

  /// Divides a length among columns or rows, the least flexible first, each offered an equal share
  /// of what is left.
  private func lengths(
    _ count: Int, _ proposal: CGFloat?, _ gaps: [CGFloat],
    _ ask: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposal else { return (0..<count).map { ask($0, nil) } }
    guard proposal.isFinite else { return (0..<count).map { ask($0, proposal) } }
    var room = proposal - gaps.reduce(0, +)
    let order = (0..<count).map { (index: $0, flexibility: ask($0, .infinity) - ask($0, 0)) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    var lengths = Array(repeating: CGFloat(0), count: count)
    for (done, entry) in order.enumerated() {
      lengths[entry.index] = ask(entry.index, max(0, room / CGFloat(count - done)))
      room -= lengths[entry.index]
    }
    return lengths
  }

  /// The distances between neighbouring columns or rows: the largest that any two cells beside each other ask
  /// for. Cells that reach across several columns ask as they do in each of them.
  private func gaps(_ axis: Axis, _ count: Int, _ cells: [Cell]) -> [CGFloat] {
    guard count > 1 else { return [] }
    if let spacing = axis == .horizontal ? horizontalSpacing : verticalSpacing {
      return Array(repeating: spacing, count: count - 1)
    }
    let edges = cells.map { $0.element.spacing(along: axis) }
    var owners: [[Int: Int]] = Array(repeating: [:], count: count)
    for (index, cell) in cells.enumerated() {
      let columns = cell.column..<cell.column + cell.span
      if axis == .vertical {
        for column in columns { owners[cell.row][column] = index }
      } else {
        for column in columns where column < count { owners[column][cell.row] = index }
      }
    }
    return (0..<count - 1).map { line in
      owners[line].compactMap { across, first -> CGFloat? in
        guard let second = owners[line + 1][across], second != first else { return nil }
        return edges[first].last.distance(to: edges[second].first)
      }.max() ?? defaultSpacing
    }
  }

  private func total(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    lengths.reduce(0, +) + gaps.reduce(0, +)
  }

  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return start
    }
  }

  private func width(_ cell: Cell, _ widths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    let end = min(cell.column + cell.span, widths.count)
    return total(
      Array(widths[cell.column..<end]), Array(gaps[cell.column..<max(cell.column, end - 1)]))
  }

  /// Where the baselines of a row meet, in rows that are aligned so.
  private func baselines(_ solution: Solution) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for cell in solution.cells {
      let vertical = cell.rowAlignment ?? alignment.vertical
      guard vertical == .firstTextBaseline || vertical == .lastTextBaseline else { continue }
      let offer = ProposedViewSize(
        width: width(cell, solution.widths, solution.columnGaps),
        height: solution.heights[cell.row])
      result[cell.row] = max(result[cell.row] ?? 0, cell.element.dimensions(offer)[vertical])
    }
    return result
  }
}

/// The arithmetic of a grid: widths of columns, heights of rows, and positions of cells.
@MainActor
struct GridArrangement: Equatable {
  let alignment: Alignment
  private let horizontalSpacing: CGFloat
  private let verticalSpacing: CGFloat

  /// Columns that one cell can span.
  nonisolated static let maxColumns = 1000

  nonisolated init(_ alignment: Alignment, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
    self.alignment = alignment
    horizontalSpacing = horizontal.map { $0.isFinite ? $0 : 0 } ?? defaultSpacing
    verticalSpacing = vertical.map { $0.isFinite ? $0 : 0 } ?? defaultSpacing
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
  }

  func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    let solution = solve(children, proposal)
    return CGSize(
      width: total(solution.widths, horizontalSpacing),
      height: total(solution.heights, verticalSpacing))
  }

  func placements(_ children: [Element], _ proposal: ProposedViewSize) -> [ChildPlacement] {
    let solution = solve(children, proposal)
    let xs = starts(solution.widths, horizontalSpacing)
    let ys = starts(solution.heights, verticalSpacing)
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for cell in solution.cells where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = cell.traits.columnAlignment
    }
    let baselines = baselines(solution)
    return solution.cells.map { cell in
      let area = CGRect(
        x: xs[cell.column], y: ys[cell.row], width: width(cell, solution.widths),
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
    guard !cells.isEmpty else { return Solution(cells: [], widths: [], heights: []) }
    var widths = lengths(columns, proposal.width, horizontalSpacing) { column, offer in
      cells.filter { $0.column == column && $0.span == 1 && $0.isSized(.horizontal) }.map {
        $0.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    // A cell across several columns makes them wider by equal parts.
    for cell in cells where cell.span > 1 && cell.isSized(.horizontal) {
      let own = width(cell, widths)
      let spare = proposal.width.map { max(0, $0 - total(widths, horizontalSpacing)) }
      let offer = spare.map { own + $0 }
      let wanted = cell.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      guard wanted > own else { continue }
      for column in cell.column..<cell.column + cell.span {
        widths[column] += (wanted - own) / CGFloat(cell.span)
      }
    }
    let heights = lengths(rows, proposal.height, verticalSpacing) { row, offer in
      cells.filter { $0.row == row && $0.isSized(.vertical) }.map { cell in
        cell.element.sizeThatFits(
          ProposedViewSize(width: width(cell, widths), height: offer)
        ).height
      }.max() ?? 0
    }
    return Solution(cells: cells, widths: widths, heights: heights)
  }

  /// Divides a length among columns or rows, the least flexible first, each offered an equal share
  /// of what is left.
  private func lengths(
    _ count: Int, _ proposal: CGFloat?, _ spacing: CGFloat,
    _ ask: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposal else { return (0..<count).map { ask($0, nil) } }
    guard proposal.isFinite else { return (0..<count).map { ask($0, proposal) } }
    var room = proposal - spacing * CGFloat(count - 1)
    let order = (0..<count).map { (index: $0, flexibility: ask($0, .infinity) - ask($0, 0)) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    var lengths = Array(repeating: CGFloat(0), count: count)
    for (done, entry) in order.enumerated() {
      lengths[entry.index] = ask(entry.index, max(0, room / CGFloat(count - done)))
      room -= lengths[entry.index]
    }
    return lengths
  }

  private func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
  }

  private func starts(_ lengths: [CGFloat], _ spacing: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + spacing }
      return start
    }
  }

  private func width(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    total(
      Array(widths[cell.column..<min(cell.column + cell.span, widths.count)]), horizontalSpacing)
  }

  /// Where the baselines of a row meet, in rows that are aligned so.
  private func baselines(_ solution: Solution) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for cell in solution.cells {
      let vertical = cell.rowAlignment ?? alignment.vertical
      guard vertical == .firstTextBaseline || vertical == .lastTextBaseline else { continue }
      let offer = ProposedViewSize(
        width: width(cell, solution.widths), height: solution.heights[cell.row])
      result[cell.row] = max(result[cell.row] ?? 0, cell.element.dimensions(offer)[vertical])
    }
    return result
  }
}

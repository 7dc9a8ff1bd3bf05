/// What a view says of itself to the grid that it is in.
struct GridCell: PrimitiveModifier, Trait {
  var columns: Int?
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    GridCellElement(self, content: content, node: node)
  }
}

private final class GridCellElement: ModifierElement<GridCell> {
  override init(_ modifier: GridCell, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    reportFaults()
  }

  override func modifierDidChange() {
    reportFaults()
    invalidateLayout()
  }

  private func reportFaults() {
    if let count = modifier.columns, !(1...GridArrangement.maxColumns).contains(count) {
      graph.report(
        "gridCellColumns: \(count) is no number of columns; the nearest one is used.", at: node)
    }
    if let anchor = modifier.anchor { _ = sanitized(anchor, "gridCellAnchor") }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case GridCell.self: cell
    default: super.facet(key)
    }
  }

  private var cell: GridCell {
    var cell = content.trait(GridCell.self) ?? GridCell()
    if let columns = modifier.columns {
      cell.columns = min(max(1, columns), GridArrangement.maxColumns)
    }
    if let anchor = modifier.anchor { cell.anchor = sanitized(anchor, "gridCellAnchor") }
    cell.columnAlignment = modifier.columnAlignment ?? cell.columnAlignment
    cell.unsizedAxes = modifier.unsizedAxes ?? cell.unsizedAxes
    return cell
  }
}

extension View {
  /// Makes a view that acts as a cell in a grid span the specified number of columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCell(columns: count))
  }

  /// Specifies a custom alignment anchor for a view that acts as a grid cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCell(anchor: anchor))
  }

  /// Overrides the default horizontal alignment of the grid column that the view appears in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCell(columnAlignment: guide))
  }

  /// Asks grid layouts not to offer the view extra size in the specified axes: the view takes the
  /// size that the other cells give its column and its row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCell(unsizedAxes: axes))
  }
}

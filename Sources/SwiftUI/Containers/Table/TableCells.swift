import SwiftUICore

/// The cells of one row.
struct TableCells<Value: Identifiable>: UnnamedView {
  let value: Value
  let columns: TableColumns<Value>

  @MainActor var body: some View {
    TableColumnStack(columns: columns) { entry in
      // Several views of a column are one cell.
      HStack { entry.cell(value) }
        .impliedForegroundStyle(entry.path.position == 0 ? .primary : .secondary)
    }
  }
}

/// A view for each column, in its place.
struct TableColumnStack<Value: Identifiable, Cell: View>: UnnamedView {
  let columns: TableColumns<Value>
  @ViewBuilder let cell: (_TableColumnEntry<Value>) -> Cell
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection

  @MainActor var body: some View {
    let entries = columns.entries
    TableRowLayout(
      widths: entries.map(\.traits.width),
      anchors: entries.map { $0.traits.alignment.anchor(locale, layoutDirection) }
    ) {
      ForEach(entries, id: \.path) { cell($0) }
    }
  }
}

/// Places the cells of a row side by side, each within the width of its column.
struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]
  /// Where cells stand in their columns: 0 is the leading edge, 1 the trailing one.
  let anchors: [CGFloat]

  private var gaps: CGFloat {
    TableMetrics.columnSpacing * CGFloat(Swift.max(0, widths.count - 1))
  }

  private func columns(_ proposal: ProposedViewSize) -> [CGFloat] {
    TableColumnWidth.divide(proposal.width.map { $0 - gaps }, among: widths)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let columns = columns(proposal)
    let heights = zip(subviews, columns).map { cell, width in
      cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(
      width: proposal.width ?? columns.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var start = bounds.minX
    let columns = columns(ProposedViewSize(width: bounds.width, height: nil))
    for (cell, (width, anchor)) in zip(subviews, zip(columns, anchors)) {
      cell.place(
        at: CGPoint(x: start + anchor * width, y: bounds.midY),
        anchor: UnitPoint(x: anchor, y: 0.5),
        proposal: ProposedViewSize(width: width, height: nil))
      start += width + TableMetrics.columnSpacing
    }
  }

  /// The line below a row of several columns begins where they do; that of one column where a list's
  /// does.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .listRowSeparatorLeading && widths.count > 1 ? bounds.minX : nil
  }
}

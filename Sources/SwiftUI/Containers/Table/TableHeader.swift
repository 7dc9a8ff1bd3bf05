import SwiftUICore

/// The titles of a table's columns, above its rows.
struct TableHeader<Value: Identifiable>: UnnamedView {
  let columns: TableColumns<Value>
  let sortOrder: TableSortOrder?
  let appearance: _ListAppearance
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.systemLook.list) private var measures

  private var insets: EdgeInsets {
    let row = measures.rowInsets(hasCards: appearance.hasCards)
    let bar = measures.barInsets
    return EdgeInsets(
      top: bar.top, leading: row.leading, bottom: bar.bottom, trailing: row.trailing)
  }

  @MainActor var body: some View {
    TableColumnStack(columns: columns) { entry in
      TableHeaderCell(
        label: entry.label,
        anchor: entry.traits.alignment.anchor(locale, layoutDirection),
        order: entry.comparator.flatMap { sortOrder?.order($0) },
        sort: action(entry))
    }
    .padding(insets)
    .background {
      // Rows that are scrolled pass below it.
      appearance.background.ignoresSafeArea(edges: .top)
    }
    .overlay(alignment: .bottom) { Hairline(color: Color(.system(.listSeparator))) }
    .accessibilitySortPriority(1)
    .viewOrigin(.framework)
  }

  private func action(_ entry: _TableColumnEntry<Value>) -> (@MainActor () -> Void)? {
    guard let sortOrder, let comparator = entry.comparator else { return nil }
    return { sortOrder.sort(comparator) }
  }
}

/// The title of one column: a button where rows can be sorted by it.
private struct TableHeaderCell: UnnamedView {
  let label: AnyView
  /// Where the title stands in the column: 0 is the leading edge, 1 the trailing one.
  let anchor: CGFloat
  /// The order of the rows where they are sorted by this column.
  let order: SortOrder?
  let sort: (@MainActor () -> Void)?

  @MainActor var body: some View {
    if let sort {
      Button(action: sort) { title }.buttonStyle(.plain)
    } else {
      title.accessibilityAddTraits(.isHeader)
    }
  }

  private var title: some View {
    HStack(spacing: TableMetrics.markSpacing) {
      label.lineLimit(1).viewOrigin(.app)
      if let order {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
          .imageScale(.small)
          .accessibilityHidden(true)
      }
    }
    .font(.footnote.weight(.semibold))
    .impliedForegroundStyle(.secondary)
    .frame(maxWidth: .infinity, alignment: alignment)
    .contentShape(Rectangle())
  }

  private var alignment: Alignment {
    switch anchor {
    case 0: .leading
    case 1: .trailing
    default: .center
    }
  }
}

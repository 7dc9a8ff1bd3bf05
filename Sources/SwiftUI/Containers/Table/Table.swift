import SwiftUICore

/// A container that presents rows of data arranged in one or more columns, optionally providing the
/// ability to select one or more members.
///
/// It scrolls as a plain list does, and makes rows as they are seen. Where the width is compact, rows are those of a
/// list with the first column alone, without titles of columns.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sortOrder: TableSortOrder?
  private let customization: Binding<TableColumnCustomization<Value>>?

  init(
    _ rows: Rows, _ columns: Columns, selection: ListSelection? = nil,
    sortOrder: TableSortOrder? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
    self.customization = customization
  }

  /// The rows below the titles of the columns.
  public var body: some View {
    ConnectingView { connector in
      let entries = Columns._columns(of: columns, _TableColumnInputs(connector: connector))
      return TableList(
        rows: rows, columns: TableColumns(entries, customization: customization?.wrappedValue),
        selection: selection, sortOrder: sortOrder)
    }
  }
}

/// The rows of a table as a list, below the titles of its columns.
private struct TableList<Rows: TableRowContent>: UnnamedView {
  let rows: Rows
  let columns: TableColumns<Rows.TableRowValue>
  let selection: ListSelection?
  let sortOrder: TableSortOrder?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.tableColumnHeaders) private var headers

  private var isCompact: Bool { sizeClass == .compact }
  private var showsHeader: Bool {
    !isCompact && headers != .hidden && !columns.entries.isEmpty
  }

  @MainActor var body: some View {
    let inputs = _TableRowInputs(columns: isCompact ? columns.compact : columns)
    List<Rows.TableRowValue.ID, AnyView>(
      selection: selection, content: Rows._rows(of: rows, inputs)
    )
    .environment(\.listAppearance, appearance)
    .safeAreaInset(edge: .top, spacing: 0) {
      if showsHeader {
        TableHeader(columns: columns, sortOrder: sortOrder, appearance: appearance)
      }
    }
    // The titles are read out before the rows that they are drawn over.
    .accessibilityElement(children: .contain)
    .reportsIgnored(columns.fault)
  }
}

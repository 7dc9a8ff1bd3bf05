import SwiftUICore

extension Table {
  /// Creates a table with the given columns and rows that generates its contents using values of the
  /// given type.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// Creates a table with the given columns and rows that generates its contents using values of the
  /// given type, and supports selecting zero or one row.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection(selection))
  }

  /// Creates a table with the given columns and rows that generates its contents using values of the
  /// given type, and supports selecting multiple rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection(selection))
  }
}

extension Table {
  /// Creates a sortable table with the given columns and rows that generates its contents using
  /// values of the given type.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table with the given columns and rows that generates its contents using
  /// values of the given type, and supports selecting zero or one row.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table with the given columns and rows that generates its contents using
  /// values of the given type, and supports selecting multiple rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table with the given columns and rows.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table with the given columns and rows, and supports selecting zero or one
  /// row.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table with the given columns and rows, and supports selecting multiple rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
  }
}

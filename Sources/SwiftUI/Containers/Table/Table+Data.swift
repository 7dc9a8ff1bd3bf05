import SwiftUICore

extension Table {
  /// Creates a table that computes its rows based on a collection of identifiable data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Creates a table that computes its rows based on a collection of identifiable data, and supports
  /// selecting zero or one row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }

  /// Creates a table that computes its rows based on a collection of identifiable data, and supports
  /// selecting multiple rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }
}

extension Table {
  /// Creates a sortable table that computes its rows based on a collection of identifiable data.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(TableForEachContent(data: data), columns(), sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and
  /// supports selecting zero or one row.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder))
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and
  /// supports selecting multiple rows.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder))
  }
}

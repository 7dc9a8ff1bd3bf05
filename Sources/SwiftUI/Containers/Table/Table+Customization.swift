import SwiftUICore

extension Table {
  /// Creates a table that computes its rows based on a collection of identifiable data, and has
  /// dynamically customizable columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), customization: columnCustomization)
  }

  /// Creates a table that computes its rows based on a collection of identifiable data, and supports
  /// selecting zero or one row, and has dynamically customizable columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// Creates a table that computes its rows based on a collection of identifiable data, and supports
  /// selecting multiple rows, and has dynamically customizable columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and
  /// has dynamically customizable columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), sortOrder: TableSortOrder(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and
  /// supports selecting zero or one row, and has dynamically customizable columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and
  /// supports selecting multiple rows, and has dynamically customizable columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with the given columns and rows that generates its contents using values of the
  /// given type, and has dynamically customizable columns.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), customization: columnCustomization)
  }

  /// Creates a table with the given columns and rows that generates its contents using values of the
  /// given type, and supports selecting zero or one row, and has dynamically customizable columns.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows(), columns(), selection: ListSelection(selection), customization: columnCustomization)
  }

  /// Creates a table with the given columns and rows that generates its contents using values of the
  /// given type, and supports selecting multiple rows, and has dynamically customizable columns.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows(), columns(), selection: ListSelection(selection), customization: columnCustomization)
  }

  /// Creates a sortable table with the given columns and rows that generates its contents using
  /// values of the given type, and has dynamically customizable columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
  }

  /// Creates a sortable table with the given columns and rows that generates its contents using
  /// values of the given type, and supports selecting zero or one row, and has dynamically
  /// customizable columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a sortable table with the given columns and rows that generates its contents using
  /// values of the given type, and supports selecting multiple rows, and has dynamically customizable
  /// columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
      customization: columnCustomization)
  }
}

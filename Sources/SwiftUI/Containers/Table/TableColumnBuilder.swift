import SwiftUICore

/// A result builder that creates table column content from closures.
@MainActor @resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes a column by which rows can be sorted as it is.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column
  }

  /// Takes a column by which rows cannot be sorted as it is.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> {
    column
  }

  /// Takes columns by which rows can be sorted as they are.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    column
  }

  /// Takes columns by which rows cannot be sorted as they are.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    column
  }

  /// Takes the only columns of a closure, by which rows can be sorted, as they are.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    column
  }

  /// Takes the only columns of a closure, by which rows cannot be sorted, as they are.
  @_disfavoredOverload
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    column
  }

  /// The columns of a closure, in order.
  public static func buildBlock<each Column: TableColumnContent>(_ column: repeat each Column)
    -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)>
  {
    TupleTableColumnContent((repeat each column)) {
      (value: (repeat each Column), inputs: _TableColumnInputs) in
      var columns: [_TableColumnEntry<RowValue>] = []
      var index = 0
      repeat add(each value, inputs, &columns, &index)
      return columns
    }
  }

  /// The columns of an `if` without `else`, by which rows can be sorted.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    content
  }

  /// The columns of an `if` without `else`, by which rows cannot be sorted.
  @_disfavoredOverload
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    content
  }

  /// The columns of a condition that holds.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T)
    -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, T.TableRowValue == F.TableRowValue,
    T.TableColumnSortComparator == F.TableColumnSortComparator
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The columns of a condition that does not hold.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F)
    -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, T.TableRowValue == F.TableRowValue,
    T.TableColumnSortComparator == F.TableColumnSortComparator
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Takes columns that are guarded by `if #available` as they are.
  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column)
    -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  private static func add<Column: TableColumnContent>(
    _ column: Column, _ inputs: _TableColumnInputs,
    _ columns: inout [_TableColumnEntry<RowValue>], _ index: inout Int
  ) {
    // Each expression has been taken for its row's value: the types are the same.
    let own = Column._columns(of: column, inputs) as? [_TableColumnEntry<RowValue>]
    columns += (own ?? []).prepending(index)
    index += 1
  }
}

/// A type of table column content that creates table columns created from a Swift tuple of table
/// columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  PrimitiveTableColumnContent
{
  /// The type of value of rows presented by the columns.
  public typealias TableRowValue = RowValue
  /// The type of sort comparator of the columns.
  public typealias TableColumnSortComparator = Sort

  /// The columns, as a tuple.
  public var value: T
  private let columns: @MainActor (T, _TableColumnInputs) -> [_TableColumnEntry<RowValue>]

  init(
    _ value: T,
    columns: @escaping @MainActor (T, _TableColumnInputs) -> [_TableColumnEntry<RowValue>]
  ) {
    self.value = value
    self.columns = columns
  }

  /// The columns of the tuple, in order.
  public static func _columns(of content: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<RowValue>]
  {
    content.columns(content.value, inputs)
  }
}

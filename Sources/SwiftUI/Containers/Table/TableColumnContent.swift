import SwiftUICore

/// A type used to represent columns within a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of value of rows presented by this column content.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of sort comparator associated with this table column content.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody
    .TableColumnSortComparator
  /// The type of content representing the body of this table column content.
  associatedtype TableColumnBody: TableColumnContent

  /// The composition of content that comprise the table column content.
  var tableColumnBody: Self.TableColumnBody { get }

  /// The columns, in order.
  static func _columns(of content: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<TableRowValue>]
}

extension TableColumnContent where TableRowValue == TableColumnBody.TableRowValue {
  /// The columns of the body: the default.
  public static func _columns(of content: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<TableRowValue>]
  {
    TableColumnBody._columns(of: inputs.connector.connect(content).tableColumnBody, inputs)
  }
}

/// Column content of the runtime: it has no body.
protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumnContent {
  /// Stops the program: the runtime presents the columns, and there is no body to call.
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is presented by the runtime and has no body to call.")
  }
}

extension Never {
  /// `Never` is the value of no row.
  public typealias TableRowValue = Never
}

extension Never: TableColumnContent {
  /// `Never` sorts nothing.
  public typealias TableColumnSortComparator = Never
  /// `Never` is its own body.
  public typealias TableColumnBody = Never
  /// Never called: there is no value of `Never`.
  public var tableColumnBody: Never { preconditionFailure("There is no value of Never.") }
}

/// Columns that are present under a condition.
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of value of rows presented by the wrapped columns.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of sort comparator of the wrapped columns.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// Optional columns have no body: they are presented by the runtime.
  public typealias TableColumnBody = Never

  /// Stops the program: the runtime presents the columns, and there is no body to call.
  public var tableColumnBody: Never {
    preconditionFailure("Optional columns are presented by the runtime and have no body to call.")
  }

  /// The wrapped columns; none for `nil`.
  public static func _columns(of content: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<Wrapped.TableRowValue>]
  {
    content.map { Wrapped._columns(of: $0, inputs) } ?? []
  }
}

/// One of two kinds of columns.
extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of value of rows presented by the columns.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of sort comparator of the columns.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// Conditional columns have no body: they are presented by the runtime.
  public typealias TableColumnBody = Never

  /// Stops the program: the runtime presents the columns, and there is no body to call.
  public var tableColumnBody: Never {
    preconditionFailure("A conditional is presented by the runtime and has no body to call.")
  }

  /// The columns of the branch that was taken.
  public static func _columns(of content: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<TrueContent.TableRowValue>]
  {
    switch content.storage {
    case .trueContent(let content):
      TrueContent._columns(of: content, inputs).prepending(true)
    case .falseContent(let content):
      FalseContent._columns(of: content, inputs).prepending(false)
    }
  }
}

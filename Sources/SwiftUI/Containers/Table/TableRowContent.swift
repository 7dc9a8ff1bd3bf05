import SwiftUICore

/// A type used to represent table rows.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of value represented by this table row content.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of content representing the body of this table row content.
  associatedtype TableRowBody: TableRowContent

  /// The composition of content that comprise the table row content.
  var tableRowBody: Self.TableRowBody { get }

  /// The rows, as the content of a list.
  static func _rows(of content: Self, _ inputs: _TableRowInputs<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowValue == TableRowBody.TableRowValue {
  /// The rows of the body: the default.
  public static func _rows(of content: Self, _ inputs: _TableRowInputs<TableRowValue>) -> AnyView {
    AnyView(ConnectedView(content) { TableRowBody._rows(of: $0.tableRowBody, inputs) })
  }
}

/// Row content of the runtime: it has no body.
protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRowContent {
  /// Stops the program: the runtime presents the rows, and there is no body to call.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is presented by the runtime and has no body to call.")
  }
}

extension Never: TableRowContent {
  /// `Never` is its own body.
  public typealias TableRowBody = Never
  /// Never called: there is no value of `Never`.
  public var tableRowBody: Never { preconditionFailure("There is no value of Never.") }
}

/// Rows that are present under a condition.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of value represented by the wrapped rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// Optional rows have no body: they are presented by the runtime.
  public typealias TableRowBody = Never

  /// Stops the program: the runtime presents the rows, and there is no body to call.
  public var tableRowBody: Never {
    preconditionFailure("Optional rows are presented by the runtime and have no body to call.")
  }

  /// The wrapped rows; none for `nil`.
  public static func _rows(
    of content: Self, _ inputs: _TableRowInputs<Wrapped.TableRowValue>
  ) -> AnyView {
    AnyView(content.map { Wrapped._rows(of: $0, inputs) })
  }
}

/// One of two kinds of rows.
extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of value represented by the rows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// Conditional rows have no body: they are presented by the runtime.
  public typealias TableRowBody = Never

  /// Stops the program: the runtime presents the rows, and there is no body to call.
  public var tableRowBody: Never {
    preconditionFailure("A conditional is presented by the runtime and has no body to call.")
  }

  /// The rows of the branch that was taken.
  public static func _rows(
    of content: Self, _ inputs: _TableRowInputs<TrueContent.TableRowValue>
  ) -> AnyView {
    switch content.storage {
    case .trueContent(let rows): branch(first: TrueContent._rows(of: rows, inputs))
    case .falseContent(let rows): branch(second: FalseContent._rows(of: rows, inputs))
    }
  }

  private static func branch(first rows: AnyView) -> AnyView {
    AnyView(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(rows)))
  }

  private static func branch(second rows: AnyView) -> AnyView {
    AnyView(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(rows)))
  }
}

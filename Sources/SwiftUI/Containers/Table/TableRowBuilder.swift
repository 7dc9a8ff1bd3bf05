import SwiftUICore

/// A result builder that creates table row content from closures.
@MainActor @resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes rows as they are.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// Takes the only rows of a closure as they are.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// The rows of a closure, in order.
  public static func buildBlock<each Content: TableRowContent>(_ content: repeat each Content)
    -> TupleTableRowContent<Value, (repeat each Content)>
  {
    TupleTableRowContent((repeat each content)) {
      (value: (repeat each Content), inputs: _TableRowInputs<Value>) in
      var rows: [AnyView] = []
      repeat add(each value, inputs, &rows)
      return rows
    }
  }

  /// The rows of an `if` without `else`; absent where the condition does not hold.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value {
    content
  }

  /// The rows of a condition that holds.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T)
    -> _ConditionalContent<T, F>
  where T.TableRowValue == Value, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The rows of a condition that does not hold.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F)
    -> _ConditionalContent<T, F>
  where T.TableRowValue == Value, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  private static func add<Content: TableRowContent>(
    _ content: Content, _ inputs: _TableRowInputs<Value>, _ rows: inout [AnyView]
  ) {
    // Each expression has been taken for its value: the types are the same.
    if let inputs = inputs as? _TableRowInputs<Content.TableRowValue> {
      rows.append(Content._rows(of: content, inputs))
    }
  }
}

/// A type of table column content that creates table rows created from a Swift tuple of table rows.
public struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRowContent {
  /// The type of value represented by the rows.
  public typealias TableRowValue = Value

  /// The rows, as a tuple.
  public var value: T
  private let rows: @MainActor (T, _TableRowInputs<Value>) -> [AnyView]

  init(_ value: T, rows: @escaping @MainActor (T, _TableRowInputs<Value>) -> [AnyView]) {
    self.value = value
    self.rows = rows
  }

  /// The rows of the tuple, in order. Each keeps its position as its identity.
  public static func _rows(of content: Self, _ inputs: _TableRowInputs<Value>) -> AnyView {
    // No loop, within which the rows of other loops would all be made.
    content.rows(content.value, inputs).reversed()
      .reduce(AnyView(EmptyView())) { AnyView(ViewBuilder.buildBlock($1, $0)) }
  }
}

import SwiftUICore

/// A row that represents a data value in a table.
public struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of value represented by the row.
  public typealias TableRowValue = Value

  private let value: Value

  /// Creates a table row for the given value.
  public init(_ value: Value) { self.value = value }

  /// The row itself.
  public static func _rows(of row: Self, _ inputs: _TableRowInputs<Value>) -> AnyView {
    AnyView(inputs.row(row.value))
  }
}

/// A type of table row content that creates table rows created by iterating over a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of value represented by the rows.
  public typealias TableRowValue = Data.Element

  private let data: Data

  init(data: Data) { self.data = data }

  /// A row for each element of the data. Rows that cannot be seen are not made.
  public static func _rows(of loop: Self, _ inputs: _TableRowInputs<Data.Element>) -> AnyView {
    AnyView(ForEach(loop.data) { inputs.row($0) })
  }
}

/// Rows from data.
extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of value represented by the rows of the loop.
  public typealias TableRowValue = Content.TableRowValue
  /// A loop of rows has no body: it is presented by the runtime.
  public typealias TableRowBody = Never

  /// Stops the program: the runtime presents the rows, and there is no body to call.
  public var tableRowBody: Never {
    preconditionFailure("A loop of rows is presented by the runtime and has no body to call.")
  }

  /// The rows of all elements. Those that cannot be seen are not made.
  public static func _rows(
    of loop: Self, _ inputs: _TableRowInputs<Content.TableRowValue>
  ) -> AnyView {
    AnyView(loop.mapContent { Content._rows(of: $0, inputs) })
  }

  /// Creates an instance that uniquely identifies and creates table rows across updates based on the
  /// identity of the underlying data.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, id: \.id, content: content)
  }

  /// Creates an instance that uniquely identifies and creates table rows across updates based on the
  /// provided key path to the underlying data's identifier.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, id: id, content: content)
  }

  /// Creates an instance that computes table rows on demand over a given constant range.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, id: \.self, content: content)
  }

  /// Creates an instance that uniquely identifies and creates table rows across updates based on the
  /// identity of the underlying data.
  @MainActor @preconcurrency
  public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, id: \.id) { TableRow($0) }
  }
}

import SwiftUICore

/// A structure that computes columns on demand from an underlying collection of identified data.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: PrimitiveTableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The type of value of rows presented by the columns.
  public typealias TableRowValue = RowValue
  /// The type of sort comparator of the columns.
  public typealias TableColumnSortComparator = Sort

  /// The collection of underlying identified data that SwiftUI uses to create columns dynamically.
  public var data: Data
  /// A function to create content on demand using the underlying data.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  /// Creates an instance that uniquely identifies and creates table columns across updates based on the
  /// identity of the underlying data.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Creates an instance that uniquely identifies and creates table columns across updates based on the
  /// provided key path to the underlying data's identifier.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Creates an instance that computes table columns on demand over a given constant range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
  }

  /// The columns of all elements, in order, known by the identity of the element.
  public static func _columns(of loop: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<RowValue>]
  {
    loop.data.flatMap { element in
      Content._columns(of: loop.content(element), inputs).prepending(loop.id(element))
    }
  }
}

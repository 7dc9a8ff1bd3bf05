import SwiftUICore

/// A column that displays a view for each row in a table.
///
/// Its title is shown above the rows where the width is regular. In a table with a sort order a tap on the title of
/// a column with a comparator sorts by the column, and in reverse where it does already.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: PrimitiveTableColumnContent {
  /// The type of value of rows presented by the column.
  public typealias TableRowValue = RowValue
  /// The type of sort comparator of the column.
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var traits = TableColumnTraits()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The column itself.
  public static func _columns(of column: Self, _: _TableColumnInputs)
    -> [_TableColumnEntry<RowValue>]
  {
    let content = column.content
    return [
      _TableColumnEntry(
        label: AnyView(column.label), cell: { AnyView(content($0)) },
        comparator: column.comparator, traits: column.traits)
    ]
  }

  /// Creates a fixed width table column that isn't user resizable.
  ///
  /// - Parameter width: in points; a width that is negative or not finite is reported, and the column shares the
  ///   room that is left, as where it is `nil`.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.traits.width = TableColumnWidth(fixed: width)
    return column
  }

  /// Creates a resizable table column with the provided constraints. No person can resize it here.
  ///
  /// - Parameters:
  ///   - min: the least width, in points; 0 where it is `nil`.
  ///   - ideal: the width where there is room for all columns; `nil` for a share of the room that is left.
  ///   - max: the largest width; unlimited where it is `nil` or infinite. Below `min` it is `min`.
  ///
  /// Lengths that are negative or not finite are left out and reported.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn<RowValue, Sort, Content, Label>
  {
    var column = self
    column.traits.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates an unsortable column that generates its label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates an unsortable column that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates an unsortable column with a text label.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Creates an unsortable column that displays a string property that generates its label from a
  /// localized string key.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey), value: value)
  }

  /// Creates an unsortable column that displays a string property that generates its label from a
  /// string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(title), value: value)
  }

  /// Creates an unsortable column that displays a string property with a text label.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

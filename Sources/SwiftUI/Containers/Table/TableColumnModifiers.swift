import SwiftUICore

/// Columns with something said of each.
private struct ModifiedTableColumns<Base: TableColumnContent>: PrimitiveTableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator

  let base: Base
  let change: (inout TableColumnTraits) -> Void

  static func _columns(of content: Self, _ inputs: _TableColumnInputs)
    -> [_TableColumnEntry<Base.TableRowValue>]
  {
    Base._columns(of: content.base, inputs).map { entry in
      var entry = entry
      content.change(&entry.traits)
      return entry
    }
  }
}

extension TableColumnContent {
  /// Sets the alignment of the column, applying to both its column header label and the row view
  /// content for that column.
  public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(base: self) { $0.alignment = alignment }
  }

  /// Sets the identifier to be associated with a column when persisting its state with
  /// `TableColumnCustomization`.
  public func customizationID(_ id: String)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(base: self) { $0.customizationID = id }
  }

  /// Sets the default visibility of a table column: a hidden one is shown where a customization of the
  /// table says so.
  public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(base: self) { $0.visibility = visibility }
  }

  /// Sets the disabled customization behavior for a table column. It has no effect: as on iOS, no
  /// person customizes columns.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    self
  }
}

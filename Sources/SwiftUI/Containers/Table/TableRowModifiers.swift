import SwiftUICore

/// Rows with a modifier on each.
private struct ModifiedTableRows<Base: TableRowContent>: PrimitiveTableRowContent {
  typealias TableRowValue = Base.TableRowValue

  let base: Base
  let change: (AnyView) -> AnyView

  static func _rows(of content: Self, _ inputs: _TableRowInputs<Base.TableRowValue>) -> AnyView {
    var inputs = inputs
    inputs.changes.append(content.change)
    return Base._rows(of: content.base, inputs)
  }
}

extension TableRowContent {
  /// Adds a context menu to a table row: a long press of half a second opens it.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TableRowContent<TableRowValue>
  {
    let items = menuItems()
    return ModifiedTableRows(base: self) { AnyView($0.contextMenu { items }) }
  }

  /// Adds a condition that controls whether users can select this row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(base: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

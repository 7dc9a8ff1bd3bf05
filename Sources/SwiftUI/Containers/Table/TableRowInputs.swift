import SwiftUICore

/// What rows are made with.
public struct _TableRowInputs<Value: Identifiable> {
  let columns: TableColumns<Value>
  /// What modifiers make of a row, the outermost first.
  var changes: [(AnyView) -> AnyView] = []
}

extension _TableRowInputs {
  /// The row of a value, known by the identity of that value.
  @MainActor func row(_ value: Value) -> some View {
    let cells = AnyView(TableCells(value: value, columns: columns))
    return changes.reversed().reduce(cells) { row, change in change(row) }.tag(value.id)
  }
}

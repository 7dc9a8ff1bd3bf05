import SwiftUICore

/// One column, as a table takes it.
public struct _TableColumnEntry<RowValue: Identifiable> {
  var path = TableColumnPath()
  let label: AnyView
  let cell: (RowValue) -> AnyView
  /// How rows are sorted by the column; `nil` where they cannot be.
  let comparator: (any SortComparator)?
  var traits: TableColumnTraits
}

/// What columns are resolved with.
public struct _TableColumnInputs {
  /// Connects dynamic properties of their content.
  let connector: Connector
}

/// What modifiers say of a column.
struct TableColumnTraits {
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// Whether the column is shown where no customization says.
  var visibility = Visibility.automatic
  /// The identifier by which a customization knows the column.
  var customizationID: String?
}

/// The identity of a column: the positions and identifiers on the way to it in the table's content.
struct TableColumnPath: Hashable, CustomStringConvertible {
  private var steps: [AnyHashable] = []
  /// The column's place among those shown: its name in paths, which are the same in every run.
  var position = 0

  mutating func prepend(_ step: AnyHashable) { steps.insert(step, at: 0) }

  static func == (left: Self, right: Self) -> Bool { left.steps == right.steps }
  func hash(into hasher: inout Hasher) { hasher.combine(steps) }
  var description: String { "column \(position)" }
}

extension Array {
  /// Columns as the content of something: each known by one more step.
  func prepending<RowValue>(_ step: AnyHashable) -> [_TableColumnEntry<RowValue>]
  where Element == _TableColumnEntry<RowValue> {
    map { entry in
      var entry = entry
      entry.path.prepend(step)
      return entry
    }
  }
}

import SwiftUICore

/// The lengths of a table, in points: numbers of our own. Those of its rows are the list's (`ListMeasures`).
enum TableMetrics {
  /// The distance between neighbouring columns.
  static let columnSpacing: CGFloat = 16
  /// The distance between a column's title and the mark of its order.
  static let markSpacing: CGFloat = 4
  /// The width of a column without an ideal one, where no width is proposed.
  static let naturalColumnWidth: CGFloat = 100
}

import SwiftUICore

/// Describes the alignment of the content of a table column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, leading, center, trailing
    /// By a numbering system; `nil` is that of the locale.
    case numeric(Locale.NumberingSystem?)
  }
  private let kind: Kind

  /// The default column alignment: leading.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// Leading column alignment.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// Center column alignment.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// Trailing column alignment.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

  /// Column alignment appropriate for numeric content: at the right where the numbering system of the
  /// locale is written from left to right, else at the left, whatever the layout direction.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric(nil)) }

  /// Column alignment appropriate for numeric content of a numbering system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    TableColumnAlignment(kind: .numeric(numberingSystem))
  }

  /// The numbering systems of CLDR whose digits are written from right to left.
  private static let rightToLeftSystems: Set<String> = ["adlm", "nkoo", "rohg"]

  /// Where cells stand in the column: 0 is its leading edge, 1 its trailing one.
  func anchor(_ locale: Locale, _ direction: LayoutDirection) -> CGFloat {
    switch kind {
    case .automatic, .leading: return 0
    case .center: return 0.5
    case .trailing: return 1
    case .numeric(let asked):
      let system = asked ?? locale.numberingSystem
      let isAtTheRight = !Self.rightToLeftSystems.contains(system.identifier)
      return isAtTheRight == (direction == .leftToRight) ? 1 : 0
    }
  }
}

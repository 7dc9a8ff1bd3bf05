import SwiftUICore

/// A representation of the state of the columns in a table.
///
/// A table that it is bound to shows and hides columns by it. As on iOS, no person changes it; a program may.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  /// Whether a column is shown, by its identifier.
  private var shown: [String: Bool] = [:]
  /// The identifiers of columns in another order than that of the table; empty where they have none.
  private var order: [String] = []

  /// Creates an empty table column customization.
  public init() {}

  /// Resets the column order back to the default, preserving the customized visibility and size. The
  /// order is always the default one: no person moves columns.
  public mutating func resetOrder() { order = [] }

  /// The visibility of the column identified by its identifier; automatic where nothing is said of it.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

/// A set of customization behaviors of a column that a table can offer to a user. None of them has an
/// effect on iOS, nor here.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The behaviors as bits.
  public let rawValue: UInt
  /// Creates a set of behaviors from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All customization behaviors.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
  /// A behavior that allows the column to be reordered by the user.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// A behavior that allows the column to be resized by the user.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// A behavior that allows the column to be hidden or revealed by the user.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
}

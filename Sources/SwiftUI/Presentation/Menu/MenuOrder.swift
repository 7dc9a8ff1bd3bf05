import SwiftUICore

/// The order in which a menu presents its content.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind

  /// The ordering of the menu chosen by the system for the current context: fixed, for a menu that opens downwards.
  public static let automatic = MenuOrder(kind: .automatic)
  /// Keep the first items closest to the user's interaction point: the first row is the one beside the label, wherever the
  /// menu opens to. Menus open downwards here where there is room, so that only those at a screen's lower edge would differ.
  public static let priority = MenuOrder(kind: .priority)
  /// Order items from top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The preferred order of items for menus presented from this view.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the preferred order of items for menus presented from this view.
  ///
  /// Rows are in the order of the code; that a menu which opens upwards would be turned round for `priority` is reported.
  @ViewBuilder nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    if order == .priority {
      environment(\.menuOrder, order)
        .reportsFault(
          "menuOrder(.priority): a menu that opens upwards keeps the order of its rows.")
    } else {
      environment(\.menuOrder, order)
    }
  }
}

import SwiftUICore

/// A placement for tabs in a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Top bar of a tab view.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Bottom bar of a tab view.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// The sidebar of a tab view.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Tab view displaying as an ornament.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// Tab view displaying as an indicator that shows the position within the pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// What the nearest tab view is to the views in it, and what a view says to the nearest one below it.
struct TabBarContext {
  var placement: TabBarPlacement?
  /// Stands over the tab bar; `nil`: nothing does.
  var accessory: AnyView?
  /// Of a view in an accessory.
  var accessoryPlacement: TabViewBottomAccessoryPlacement?
}

private enum TabBarContextKey: EnvironmentKey {
  static var defaultValue: TabBarContext { TabBarContext() }
}

extension EnvironmentValues {
  var tabBarContext: TabBarContext {
    get { self[TabBarContextKey.self] }
    set { self[TabBarContextKey.self] = newValue }
  }

  /// The current placement of the tab bar: at the bottom, or an indicator of pages; `nil` outside of a tab view.
  public var tabBarPlacement: TabBarPlacement? { tabBarContext.placement }

  /// A Boolean value that determines whether a tab view shows the expanded contents of a tab section. A phone never
  /// does: its tab bar has no sections.
  public var isTabBarShowingSections: Bool { false }
}

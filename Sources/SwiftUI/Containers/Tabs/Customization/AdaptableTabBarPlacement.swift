import SwiftUICore

/// A placement for tabs in a tab view using the adaptable sidebar style. On a phone they are in the tab bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The automatic placement.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The tab bar of a tab view.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar of a tab view.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Specifies the default placement for the tabs in a tab view using the adaptable sidebar style. It has no effect
  /// on a phone, where there is no sidebar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }

  /// Adds a custom header to the sidebar of a tab view. It has no effect on a phone, where there is no sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }

  /// Adds a custom footer to the sidebar of a tab view. It has no effect on a phone, where there is no sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }

  /// Adds a custom bottom bar to the sidebar of a tab view. It has no effect on a phone, where there is no sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  )
    -> some View
  {
    self
  }
}

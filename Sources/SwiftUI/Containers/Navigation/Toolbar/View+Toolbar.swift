import SwiftUICore

/// A view with items of bars: their properties are connected at its place.
private struct ToolbarView<Content: View, Items: ToolbarContent>: UnnamedView {
  let content: Content
  let items: Items

  @MainActor var body: some View {
    ConnectingView { connector in
      let entries = Items._entries(of: items, _ToolbarInputs(connector: connector))
      return content.navigationBarSettings { $0.items += entries.map(\.entry) }
    }
  }
}

extension View {
  /// Populates the toolbar or navigation bar with the specified items.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Populates the toolbar or navigation bar with the specified views.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Specifies the visibility of a bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barSettings(bars) { $0.visibility = visibility }
  }

  /// Specifies the visibility of a bar.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barSettings(bars) { $0.visibility = visibility }
  }

  /// Specifies the preferred shape style of the background of a bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  )
    -> some View
  {
    barSettings(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Specifies the preferred visibility of backgrounds on a bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barSettings(bars) { $0.backgroundVisibility = visibility }
  }

  /// Specifies the preferred visibility of backgrounds on a bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  )
    -> some View
  {
    barSettings(bars) { $0.backgroundVisibility = visibility }
  }

  /// Specifies the preferred color scheme of a bar.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  )
    -> some View
  {
    barSettings(bars) { $0.colorScheme = colorScheme }
  }

  /// A tab bar is further up than a stack: what is said of it goes there by itself.
  nonisolated private func barSettings(
    _ bars: [ToolbarPlacement],
    _ change: @escaping (inout NavigationBarSettings.BarSettings) -> Void
  ) -> some View {
    let isAboutTabs = bars.contains(.tabBar)
    return navigationBarSettings { settings in
      for bar in bars where bar != .tabBar { change(&settings.bars[bar, default: .init()]) }
    }
    .transformPreference(TabBarSettingsKey.self) { settings in
      if isAboutTabs { change(&settings) }
    }
  }
}

/// What views say of the tab bar that they stand over.
enum TabBarSettingsKey: PreferenceKey {
  static var defaultValue: NavigationBarSettings.BarSettings { .init() }
  static func reduce(
    value: inout NavigationBarSettings.BarSettings,
    nextValue: () -> NavigationBarSettings.BarSettings
  ) {
    value.add(nextValue())
  }
}

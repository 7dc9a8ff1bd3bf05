import SwiftUICore

/// The bar to choose from: a symbol over a caption for each tab. Lengths in points, as UIKit has
/// them.
struct TabBar: View {
  let pages: LayoutSignal<PageList>
  let entries: [_TabEntry]
  let bar: LayoutSignal<NavigationBarSettings.BarSettings>
  /// Of the safe area below the bar, in points.
  let bottomInset: CGFloat
  let select: (Int, AnyHashable?) -> Void
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  static let height: CGFloat = 49

  var body: some View {
    let items = TabBarItem.items(of: pages.value, entries)
    let look = BarLook.tabBar
    let settings = bar.value.over(look)
    if settings.visibility != .hidden, look.visibility != .hidden || settings.background != nil {
      bar(items, settings, look)
        .barColorScheme(settings.colorScheme)
        // A bar does not grow with the text: there is room for a caption only.
        .transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .large) }
    }
  }
}

extension TabBar {
  @ViewBuilder private func bar(
    _ items: [TabBarItem], _ settings: NavigationBarSettings.BarSettings, _ look: BarLook
  ) -> some View {
    if isGlass, settings.background == nil, look.line == nil {
      floating(items)
        .frame(height: FloatingTabs<EmptyView>.room(over: bottomInset), alignment: .top)
    } else {
      buttons(items)
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .background(
          BarBackground(edge: .bottom, settings: settings, line: look.line)
            .opacity(settings.backgroundVisibility == .hidden ? 0 : 1)
        )
    }
  }

  private func floating(_ items: [TabBarItem]) -> some View {
    let search = items.count > 1 ? items.first { $0.entry?.role == .search } : nil
    let others = items.filter { $0.place != search?.place }
    return FloatingTabs(
      count: others.count, selected: others.firstIndex(where: \.isSelected),
      search: search.map { AnyView(button($0, isLone: true)) }
    ) {
      buttons(others)
    }
  }

  private func buttons(_ items: [TabBarItem]) -> some View {
    HStack(spacing: 0) {
      ForEach(items, id: \.place) { button($0) }
    }
  }

  private func button(_ item: TabBarItem, isLone: Bool = false) -> TabButton {
    TabButton(item: item, isLone: isLone) { select(item.place, item.page.tag) }
  }
}

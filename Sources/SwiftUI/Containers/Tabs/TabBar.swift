import SwiftUICore

/// The bar to choose from: a symbol over a caption for each tab. Lengths in points, as UIKit has
/// them.
struct TabBar: View {
  let pages: LayoutSignal<PageList>
  let bar: LayoutSignal<NavigationBarSettings.BarSettings>
  /// Of the safe area below the bar, in points.
  let bottomInset: CGFloat
  let select: (Int, AnyHashable?) -> Void
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  static let height: CGFloat = 49

  var body: some View {
    let list = pages.value
    let look = BarLook.tabBar
    let settings = bar.value.over(look)
    if settings.visibility != .hidden, look.visibility != .hidden || settings.background != nil {
      bar(list, settings, look)
        .barColorScheme(settings.colorScheme)
        // A bar does not grow with the text: there is room for a caption only.
        .transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .large) }
    }
  }
}

extension TabBar {
  @ViewBuilder private func bar(
    _ list: PageList, _ settings: NavigationBarSettings.BarSettings, _ look: BarLook
  ) -> some View {
    if isGlass, settings.background == nil, look.line == nil {
      FloatingTabs(count: list.pages.count, selected: list.selected) { buttons(list) }
        .frame(height: FloatingTabs<EmptyView>.room(over: bottomInset), alignment: .top)
    } else {
      buttons(list)
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .background(
          BarBackground(edge: .bottom, settings: settings, line: look.line)
            .opacity(settings.backgroundVisibility == .hidden ? 0 : 1)
        )
    }
  }

  private func buttons(_ list: PageList) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(list.pages.indices), id: \.self) { place in
        TabButton(page: list.pages[place], isSelected: place == list.selected) {
          select(place, list.pages[place].tag)
        }
      }
    }
  }
}

private struct TabButton: View {
  let page: PageList.Page
  let isSelected: Bool
  let choose: @MainActor () -> Void
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    Button(action: choose) {
      // An item may be an image and a text that no label holds.
      VStack(spacing: TabLabelStyle.spacing) { page.item.label ?? AnyView(EmptyView()) }
        .labelStyle(TabLabelStyle())
        .font(.system(size: 10, weight: .medium))
        .environment(\.symbolFont, TabLabelStyle.symbol)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if let badge = page.item.badge { TabBadge(text: badge).offset(x: 16, y: 3) }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(style(TabItemLook(isSelected: isSelected).title))
    .environment(\.tabIconStyle, TabItemLook(isSelected: isSelected).icon.map { AnyShapeStyle($0) })
    .accessibilityAddTraits(isSelected ? [.isSelected] : [])
  }

  private func style(_ color: Color?) -> AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(isGlass ? Color.primary : Color.gray)
  }
}

/// The symbol of an item.
private struct TabIcon<Icon: View>: View {
  let icon: Icon
  @Environment(\.tabIconStyle) private var style

  var body: some View {
    if let style {
      icon.foregroundStyle(style).accessibilityHidden(true)
    } else {
      icon.accessibilityHidden(true)
    }
  }
}

private enum TabIconStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What the symbols of a tab bar are painted with, where that is another style than the captions'.
  fileprivate var tabIconStyle: AnyShapeStyle? {
    get { self[TabIconStyleKey.self] }
    set { self[TabIconStyleKey.self] = newValue }
  }
}

private struct TabBadge: View {
  let text: Text

  var body: some View {
    text
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Capsule().fill(.red))
      .fixedSize()
  }
}

/// A symbol over a caption.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.spacing) {
      TabIcon(icon: configuration.icon)
      configuration.title
    }
  }

  static let spacing: CGFloat = 3
  static let symbol = Font.system(size: 22)
}

import SwiftUICore

/// A view that switches between multiple child views using interactive user interface elements.
///
/// All children are there from the start and keep their state; those that are not shown count as
/// gone for `onAppear`, `onDisappear` and `task`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var pages = LayoutSignal(PageList())
  @State private var bar = LayoutSignal(NavigationBarSettings.BarSettings())
  /// The tab that was chosen, where nobody else keeps it.
  @State private var ownSelection: AnyHashable?
  /// Of the safe area around the view.
  @State private var bottomInset: CGFloat = 0
  @Environment(\.tabViewKind) private var kind
  @Environment(\.tabBarContext) private var context

  /// Creates an instance that selects from content associated with `Selection` values.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that uses a builder to create and specify selection values for its tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content())
  }

  /// The selected tab with the tab bar, or the pages, as the tab view style says.
  public var body: some View {
    switch kind {
    case .tabs: tabs
    case .pages(let dots): paged(dots)
    }
  }

  /// The tabs, where they are of the form that knows them; otherwise none.
  private var entries: [_TabEntry] { (content as? any TabEntries)?.entries ?? [] }

  private var selected: AnyHashable? {
    if let selection { return AnyHashable(selection.wrappedValue) }
    let entries = entries
    guard entries.contains(where: \.isHidden) else { return ownSelection }
    // Nothing but the view itself can turn away from a tab that is hidden.
    let shown = entries.filter { !$0.isHidden }.map(\.id)
    return shown.first { $0 == ownSelection } ?? shown.first ?? ownSelection
  }

  private func select(_ place: Int, _ tag: AnyHashable?) {
    if let selection {
      if let value = tag?.base as? SelectionValue {
        selection.wrappedValue = value
      } else if let value = place as? SelectionValue {
        selection.wrappedValue = value
      }
    } else {
      ownSelection = tag ?? AnyHashable(place)
    }
  }

  private func views(isPaged: Bool) -> some View {
    PagesView(
      selection: selected, isPaged: isPaged, pages: pages, select: select, content: { content }
    )
    .environment(
      \.tabBarContext, TabBarContext(placement: isPaged ? .pageIndicator : .bottomBar))
  }

  private var tabs: some View {
    PreferenceRelayView(TabBarSettingsKey.self, to: bar) { views(isPaged: false) }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        let tabBar = TabBar(
          pages: pages, entries: entries, bar: bar, bottomInset: bottomInset, select: select)
        if let accessory = context.accessory {
          VStack(spacing: 0) {
            TabBottomAccessory(content: accessory)
            tabBar
          }
        } else {
          tabBar
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.safeAreaInsets.bottom
      } action: {
        bottomInset = $0
      }
  }

  private func paged(_ dots: PageTabViewStyle.IndexDisplayMode) -> some View {
    views(isPaged: true)
      .overlay(alignment: .bottom) { PageDots(pages: pages, mode: dots) }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that selects for itself.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view that uses a builder to create its tabs, and selects for itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content())
  }
}

extension View {
  /// Sets the tab bar item associated with this view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return transformPreference(PageItem.Key.self) { $0.label = label }
  }
}

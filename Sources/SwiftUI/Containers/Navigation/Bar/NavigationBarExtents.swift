import SwiftUICore

/// What bars a screen has, and how much room they take. Lengths in points.
@MainActor
struct NavigationBarExtents {
  let hasBar: Bool
  let hasLargeTitle: Bool
  let hasBottomBar: Bool
  /// The search field below the title.
  let search: SearchField?
  /// The search field on glass at the bottom.
  let bottomSearch: SearchField?
  /// Of the row of items, in points.
  let rowHeight: CGFloat
  /// Below the items in it, in points.
  let itemBottom: CGFloat
  /// Above the items in it, in points.
  let itemTop: CGFloat
  private let largeTitleHeight: CGFloat
  private let bottomRoom: CGFloat

  /// - Parameters:
  ///   - bar: the system's measures.
  ///   - textScales: how much larger large titles, their subtitles and body text are than at the standard size of text.
  ///   - isOnSheet: whether the stack stands above the window.
  ///   - isAtEdge: whether no safe area is above the stack.
  ///   - hasTabBar: whether there is a tab bar below it.
  init(
    _ screen: NavigationScreen, in model: NavigationModel, bar: BarMeasures,
    textScales: (title: CGFloat, subtitle: CGFloat, body: CGFloat),
    isOnSheet: Bool, isAtEdge: Bool, hasTabBar: Bool
  ) {
    let settings = screen.settings.value
    let isSearchAtBottom =
      bar.isGlass && !hasTabBar && settings[.bottomBar].visibility != .hidden
      && settings.search?.isDrawer == false
    bottomSearch = isSearchAtBottom ? settings.search : nil
    let topSearch = isSearchAtBottom ? nil : settings.search
    let isEmpty =
      screen.isRoot && settings.title == nil && topSearch == nil
      && !settings.items.contains {
        $0.isShown && $0.placement.edge != .bottom && $0.placement.edge != .keyboard
      }
    switch settings[.navigationBar].visibility {
    case .hidden: hasBar = false
    case .visible: hasBar = true
    case .automatic: hasBar = !isEmpty
    }
    hasLargeTitle =
      hasBar && settings.title != nil && Self.displaysLargeTitle(screen, in: model)
    let hasBottomItems = settings.items.contains { $0.isShown && $0.placement.edge == .bottom }
    hasBottomBar =
      settings[.bottomBar].visibility != .hidden
      && (hasBottomItems || isSearchAtBottom || settings[.bottomBar].visibility == .visible)
    bottomRoom =
      bar.isGlass
      ? BottomBarMeasures.glassRoom
        + (bottomSearch?.showsScopes == true ? SearchScopes.height : 0)
      : BottomBarMeasures.height
    largeTitleHeight = LargeTitleMeasures.height(
      textScale: textScales.title,
      subtitleScale: settings.subtitle == nil ? nil : textScales.subtitle)
    let searchTop = hasLargeTitle ? bar.searchField.top : bar.searchField.topUnderBar
    search = hasBar ? topSearch : nil
    searchHeight =
      search.map {
        searchTop + bar.searchField.bottom
          + bar.searchField.height(textScale: textScales.body)
          + ($0.showsScopes ? SearchScopes.height : 0)
      } ?? 0
    itemTop = isAtEdge && !isOnSheet ? bar.edgeMargin : 0
    rowHeight = isOnSheet ? bar.sheetHeight : bar.height + itemTop
    itemBottom = isOnSheet ? 0 : bar.itemBottom
  }

  /// Where nothing is said, a stack begins with a large title, and goes on as the screen before.
  private static func displaysLargeTitle(
    _ screen: NavigationScreen, in model: NavigationModel
  ) -> Bool {
    var current: NavigationScreen? = screen
    while let screen = current {
      switch screen.settings.value.displayMode {
      case .large: return true
      case .inline: return false
      case .automatic, nil: current = model.screen(below: screen)
      }
    }
    return true
  }

  var titleHeight: CGFloat { hasLargeTitle ? largeTitleHeight : 0 }
  let searchHeight: CGFloat
  var topHeight: CGFloat { hasBar ? rowHeight + titleHeight + searchHeight : 0 }
  var bottomHeight: CGFloat { hasBottomBar ? bottomRoom : 0 }

  /// How far the content is scrolled when the large title has gone under the bar.
  var collapse: Double { Double(titleHeight) }
  /// How far the content is scrolled when it begins to go under the bar.
  var cover: Double { Double(titleHeight + (search?.isPinned == false ? searchHeight : 0)) }
  /// How much lower a bar ends that keeps its search field.
  var pinnedHeight: CGFloat { search?.isPinned == true ? searchHeight : 0 }
}

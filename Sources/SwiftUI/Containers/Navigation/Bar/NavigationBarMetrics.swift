import SwiftUICore

/// What bars a screen has, and how much room they take. Lengths in points, as UIKit has them.
@MainActor
struct NavigationBarMetrics {
  nonisolated static let barHeight: CGFloat = 44
  /// On a sheet there is more room above a bar's items.
  nonisolated static let sheetBarHeight: CGFloat = 56
  /// A line of the large title style with 3 above and 8 below.
  nonisolated static let largeTitleHeight: CGFloat = 52
  nonisolated static let bottomBarHeight: CGFloat = 49
  nonisolated static let margin: CGFloat = 16
  /// Between items side by side.
  nonisolated static let itemSpacing: CGFloat = 16
  nonisolated static let searchFieldHeight: CGFloat = 36
  /// With the room below it.
  nonisolated static let searchHeight: CGFloat = 44
  /// How far the content scrolls while the background of a bar comes in.
  nonisolated static let backgroundFade: Double = 8

  let hasBar: Bool
  let hasLargeTitle: Bool
  let hasBottomBar: Bool
  let search: SearchField?
  /// Of the row of items, in points.
  let rowHeight: CGFloat
  private let largeTitleHeight: CGFloat

  /// - Parameters:
  ///   - largeTitleHeight: for the size of text that is set.
  ///   - isOnSheet: whether the stack stands above the window.
  init(
    _ screen: NavigationScreen, in model: NavigationModel, largeTitleHeight: CGFloat,
    isOnSheet: Bool
  ) {
    let settings = screen.settings.value
    let isEmpty =
      screen.isRoot && settings.title == nil && settings.search == nil
      && !settings.items.contains { $0.placement.edge != .bottom && $0.placement.edge != .keyboard }
    switch settings[.navigationBar].visibility {
    case .hidden: hasBar = false
    case .visible: hasBar = true
    case .automatic: hasBar = !isEmpty
    }
    hasLargeTitle =
      hasBar && settings.title != nil && Self.displaysLargeTitle(screen, in: model)
    let hasBottomItems = settings.items.contains { $0.placement.edge == .bottom }
    hasBottomBar =
      settings[.bottomBar].visibility != .hidden
      && (hasBottomItems || settings[.bottomBar].visibility == .visible)
    self.largeTitleHeight = largeTitleHeight
    search = hasBar ? settings.search : nil
    rowHeight = isOnSheet ? Self.sheetBarHeight : Self.barHeight
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
  var searchHeight: CGFloat { search == nil ? 0 : Self.searchHeight }
  var topHeight: CGFloat { hasBar ? rowHeight + titleHeight + searchHeight : 0 }
  var bottomHeight: CGFloat { hasBottomBar ? Self.bottomBarHeight : 0 }

  /// How far the content is scrolled when the large title has gone under the bar.
  var collapse: Double { Double(titleHeight) }
  /// How far the content is scrolled when it begins to go under the bar.
  var cover: Double { Double(titleHeight + (search?.isPinned == false ? searchHeight : 0)) }
  /// How much lower a bar ends that keeps its search field.
  var pinnedHeight: CGFloat { search?.isPinned == true ? searchHeight : 0 }
}

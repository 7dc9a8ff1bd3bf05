import SwiftUICore

/// What bars a screen has, and how much room they take. Lengths in points, as UIKit has them.
@MainActor
struct NavigationBarMetrics {
  nonisolated static let barHeight: CGFloat = 44
  /// A line of the large title style with 3 above and 8 below.
  nonisolated static let largeTitleHeight: CGFloat = 52
  nonisolated static let bottomBarHeight: CGFloat = 49
  nonisolated static let margin: CGFloat = 16
  /// Between items side by side.
  nonisolated static let itemSpacing: CGFloat = 16
  /// How far the content scrolls while the background of a bar comes in.
  nonisolated static let backgroundFade: Double = 8

  let hasBar: Bool
  let hasLargeTitle: Bool
  let hasBottomBar: Bool
  private let largeTitleHeight: CGFloat

  /// - Parameter largeTitleHeight: for the size of text that is set.
  init(_ screen: NavigationScreen, in model: NavigationModel, largeTitleHeight: CGFloat) {
    let settings = screen.settings.value
    let isEmpty =
      screen.isRoot && settings.title == nil
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
  var topHeight: CGFloat { hasBar ? Self.barHeight + titleHeight : 0 }
  var bottomHeight: CGFloat { hasBottomBar ? Self.bottomBarHeight : 0 }

  /// How far the content is scrolled when the large title has gone under the bar.
  var collapse: Double { Double(titleHeight) }
}

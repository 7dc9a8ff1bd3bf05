import SwiftUICore
import UIKit

/// What an app has set on the appearance proxy of a bar, as far as SwiftUI's bars have it.
@MainActor
struct BarLook {
  /// Behind the bar; `nil` for what bars have by default.
  var background: Color?
  /// The effect behind the bar.
  var material: Material?
  /// Whether the background is always shown, never, or as the content is scrolled.
  var visibility = Visibility.automatic
  /// The line towards the content; clear for none, `nil` for that of bars by default.
  var line: Color?
  var tint: Color?

  /// Where nothing was set.
  private init() {}

  private mutating func take(_ appearance: UIBarAppearance) {
    background = appearance.backgroundColor.map { Color(uiColor: $0) } ?? background
    material = appearance.backgroundEffect?.material ?? material
    line = appearance.shadowColor.map { Color(uiColor: $0) } ?? .clear
    if appearance.base == .transparent { visibility = background == nil ? .hidden : .visible }
    if appearance.base == .opaque { visibility = .visible }
  }

  /// Of tab bars.
  static var tabBar: BarLook {
    var look = BarLook()
    guard let proxy = UITabBar.setAppearance else { return look }
    look.tint = proxy.tintColor.map { Color(uiColor: $0) }
    if let color = proxy.barTintColor ?? proxy.backgroundColor {
      look.background = Color(uiColor: color)
      look.visibility = .visible
    }
    if let appearance = proxy.givenAppearance { look.take(appearance) }
    if proxy.isHidden { look.visibility = .hidden }
    return look
  }

  /// The tint of navigation bars.
  static var navigationBarTint: Color? { navigationBar.tint }

  /// Of navigation bars: with an appearance for the edge, where content has not been scrolled under the bar,
  /// the background is always shown.
  static var navigationBar: BarLook {
    var look = BarLook()
    guard let proxy = UINavigationBar.setAppearance else { return look }
    look.tint = proxy.tintColor.map { Color(uiColor: $0) }
    if proxy.isTransparent { look.visibility = .hidden }
    if let color = proxy.barTintColor ?? proxy.backgroundColor {
      look.background = Color(uiColor: color)
      look.visibility = .visible
    }
    if let appearance = proxy.givenAppearance {
      look.take(appearance)
      // Content that has not been scrolled shows no background of the standard appearance.
      if look.visibility == .visible { look.visibility = .automatic }
    }
    if let edge = proxy.scrollEdgeAppearance {
      if proxy.givenAppearance == nil { look.take(edge) }
      look.visibility =
        edge.base == .transparent && edge.backgroundColor == nil ? look.visibility : .visible
    }
    return look
  }
}

/// The colors of a tab bar's items that an app has set.
@MainActor
struct TabItemLook {
  private(set) var icon: Color?
  private(set) var title: Color?

  init(isSelected: Bool) {
    guard let proxy = UITabBar.setAppearance else { return }
    if isSelected {
      icon = proxy.tintColor.map { Color(uiColor: $0) }
    } else {
      icon = proxy.unselectedItemTintColor.map { Color(uiColor: $0) }
    }
    title = icon
    guard let items = proxy.givenAppearance?.stackedLayoutAppearance else { return }
    let state = isSelected ? items.selected : items.normal
    icon = state.iconColor.map { Color(uiColor: $0) } ?? icon
    title =
      (state.titleTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? title
  }
}

/// The attributes of a bar's titles that an app has set: color and font.
@MainActor
struct TitleLook {
  private(set) var color: Color?
  private(set) var font: Font?

  static var inline: TitleLook {
    guard let proxy = UINavigationBar.setAppearance else { return TitleLook(nil) }
    let given = proxy.givenAppearance ?? proxy.scrollEdgeAppearance
    return TitleLook(given.map(\.titleTextAttributes) ?? proxy.titleTextAttributes)
  }

  static var large: TitleLook {
    guard let proxy = UINavigationBar.setAppearance else { return TitleLook(nil) }
    let given = proxy.scrollEdgeAppearance ?? proxy.givenAppearance
    return TitleLook(given.map(\.largeTitleTextAttributes) ?? proxy.largeTitleTextAttributes)
  }

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    color = (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    font = (attributes?[.font] as? UIFont).map { Font($0) }
  }
}

extension Text {
  /// The title as the app has set it, in a font of its own where none was set.
  @MainActor
  func look(_ look: TitleLook, font: Font) -> Text {
    let text = self.font(look.font ?? font)
    guard let color = look.color else { return text }
    return text.foregroundColor(color)
  }
}

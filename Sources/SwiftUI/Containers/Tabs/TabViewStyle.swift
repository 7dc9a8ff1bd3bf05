import SwiftUICore

/// A specification for the appearance and interaction of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// What the style is.
  nonisolated var _kind: _TabViewKind { get }
}

/// How a tab view shows its views.
public struct _TabViewKind: Sendable {
  enum Kind: Hashable, Sendable {
    case tabs
    case pages(PageTabViewStyle.IndexDisplayMode)
  }
  let kind: Kind
}

/// The default tab view style: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default tab view style.
  nonisolated public init() {}
  /// A bar at the bottom.
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .tabs) }
}

/// A tab view style that displays a tab bar when possible.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a tab bar style.
  nonisolated public init() {}
  /// A bar at the bottom.
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .tabs) }
}

/// A tab bar style that adapts to each platform: a bar at the bottom, on a phone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a sidebar adaptable tab view style.
  nonisolated public init() {}
  /// A bar at the bottom.
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .tabs) }
}

/// A tab view style that displays a paged scrolling tab view.
public struct PageTabViewStyle: TabViewStyle {
  /// A style for displaying the page index view.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Displays an index view when there are more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always display an index view regardless of page count.
    public static let always = IndexDisplayMode(name: "always")
    /// Never display an index view.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode

  /// Creates a new page style with an index display mode.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Pages, with dots as the display mode says.
  nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .pages(mode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view style that displays a tab bar when possible.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar style that adapts to each platform: a bar at the bottom, on a phone.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style that displays a paged scrolling tab view.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// A tab view style that displays a paged scrolling tab view with a specific index display mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewKindKey: EnvironmentKey {
  static var defaultValue: _TabViewKind.Kind { .tabs }
}

extension EnvironmentValues {
  var tabViewKind: _TabViewKind.Kind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for the tab view within the current environment.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind.kind)
  }
}

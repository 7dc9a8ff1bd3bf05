/// A value that defines the purpose of the tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The search role. Since iOS 26 the first tab with it stands at the trailing end of the tab bar, on glass of its
  /// own, as a symbol without a caption. A tab that is created with it and no label is called “Search” and has
  /// a magnifier.
  public static var search: TabRole { TabRole(name: "search") }
}

import SwiftUICore

/// A badge is a mark on the tab's item in the tab bar. On a section it has no effect: a phone shows no header for it.
extension TabContent {
  /// Generates a badge for the tab from an integer value. 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Generates a badge for the tab from a text view; `nil` shows none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Generates a badge for the tab from a localized string key.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badged(Text(key)) }

  /// Generates a badge for the tab from a localized string resource.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
    badged(Text(resource))
  }

  /// Generates a badge for the tab from a string.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    badged(Text(label))
  }

  private func badged(_ badge: Text?) -> ModifiedTabs<Self> {
    changed(.items) { $0.badge = badge }
  }
}

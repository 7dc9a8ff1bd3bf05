import SwiftUICore

/// People customize tabs in the sidebar and the bar of a tablet. As on iOS, the tab bar of a phone is not customized:
/// these have no effect.
extension TabContent {
  /// Sets the identifier for a tab to persist its state. It has no effect on a phone, where tabs are not customized.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Configures the customization behavior of customizable tab view content. It has no effect on a phone, where tabs
  /// are not customized.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Configures the default visibility of a tab in customizable contexts. It has no effect on a phone, where tabs
  /// are not customized; ``hidden(_:)`` hides a tab there.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }
}

/// The customization behavior of customizable tab view content.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// The automatic customization behavior: tabs can be added, removed and reordered.
  public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
  /// The reorderable customization behavior: tabs can be reordered, but not hidden.
  public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
  /// The customization behavior is not available: tabs can be neither moved nor hidden.
  public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

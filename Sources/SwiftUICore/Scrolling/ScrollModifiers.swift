/// The visibility of scroll indicators of a UI element.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int

  /// Scroll indicator visibility depends on the policies of the component accepting the visibility
  /// configuration: those of a scroll view's initialiser.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// Show the scroll indicators.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// Hide the scroll indicators.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// Scroll indicators should never be visible.
  public static let never = ScrollIndicatorVisibility(rawValue: 3)

  func showsIndicator(byDefault isDefault: Bool) -> Bool {
    self == .automatic ? isDefault : self == .visible
  }
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether any scroll views associated with this environment allow
  /// scrolling to occur.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// The visibility to apply to scroll indicators of any vertically scrollable content.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
  /// The visibility to apply to scroll indicators of any horizontally scrollable content.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Disables or enables scrolling in scrollable views.
  ///
  /// A finger does not scroll where it is disabled; `scrollTo` still does.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the visibility of scroll indicators within this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }
}

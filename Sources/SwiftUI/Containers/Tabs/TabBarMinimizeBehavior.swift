import SwiftUICore

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// As the system does by itself: never, on a phone.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// When a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
  /// Sets the behavior for tab bar minimization. The bar keeps its size here, which is reported where something else is
  /// asked for.
  @ViewBuilder nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)
    -> some View
  {
    if behavior == .onScrollDown || behavior == .onScrollUp {
      reportsFault("tabBarMinimizeBehavior(.\(behavior.name)): the tab bar keeps its size.")
    } else {
      self
    }
  }
}

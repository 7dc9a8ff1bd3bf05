import SwiftUICore

extension TabContent {
  /// Defines the destination of a drag and drop operation, the tab's item in the tab bar, that handles the dropped
  /// content with a closure that you specify.
  ///
  /// - Parameters:
  ///   - payloadType: what is taken.
  ///   - action: takes what was dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    decorated { item in
      AnyView(
        item.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Sets the spring loading behavior for the tab. A drag that rests over a tab's item does not select the tab here,
  /// which is reported where it should.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: behavior == .enabled) { item in
      AnyView(
        item.reportsFault(
          "springLoadingBehavior(.enabled): a drag that rests over a tab does not select it."))
    }
  }
}

/// The options for controlling the spring loading behavior of views.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The automatic spring loading behavior.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Spring loaded interactions are enabled.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Spring loaded interactions are disabled.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

import SwiftUICore

/// Tabs that are one unit to modifiers.
extension Group: TabContent where Content: TabContent {
  /// The value that selects a tab of the group.
  public typealias TabValue = Content.TabValue

  /// Stops the program: the runtime presents the tabs, and there is no body to call.
  public var body: Never {
    return preconditionFailure("A group of tabs is shown by the runtime and has no body to call.")
  }

  /// The tabs of the group, in order.
  public static func _entries(of group: Self) -> [_TabEntry] {
    Content._entries(of: group.content)
  }

  /// Creates a group of tab content instances.
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.init(grouping: content())
  }
}

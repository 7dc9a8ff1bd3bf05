import SwiftUICore

/// A tab that is there under a condition.
extension Optional: TabContent where Wrapped: TabContent {
  /// The value that selects the wrapped tab.
  public typealias TabValue = Wrapped.TabValue

  /// Stops the program: the runtime presents the tabs, and there is no body to call.
  public var body: Never {
    return preconditionFailure("Tabs that are there under a condition have no body to call.")
  }

  /// The wrapped tabs; none for `nil`.
  public static func _entries(of content: Self) -> [_TabEntry] {
    content.map { Wrapped._entries(of: $0) } ?? []
  }
}

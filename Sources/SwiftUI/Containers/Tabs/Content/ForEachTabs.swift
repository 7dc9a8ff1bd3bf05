import SwiftUICore

/// Tabs from data.
extension ForEach: TabContent where Content: TabContent {
  /// The value that selects a tab of the loop.
  public typealias TabValue = Content.TabValue

  /// Stops the program: the runtime presents the tabs, and there is no body to call.
  public var body: Never {
    return preconditionFailure("A loop of tabs is shown by the runtime and has no body to call.")
  }

  /// The tabs of all elements, in order.
  public static func _entries(of loop: Self) -> [_TabEntry] {
    loop.data.flatMap { Content._entries(of: loop.content($0)) }
  }

  /// Creates an instance that uniquely identifies and creates tabs across updates based on the
  /// identity of the underlying data.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == V {
    self.init(data: data, id: \.id, content: content)
  }

  /// Creates an instance that uniquely identifies and creates tabs across updates based on the
  /// provided key path to the underlying data's identifier.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: id, content: content)
  }
}

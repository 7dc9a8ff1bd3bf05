import SwiftUICore

/// A result builder that constructs tabs for a tab view that supports programmatic selection. All tabs
/// of the tab view have the same selection type.
@MainActor @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab as it is.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// Takes the only tab of a closure as it is.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// The tabs of a closure, in order.
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
    -> _TabTuple<TabValue>
  {
    var entries: [_TabEntry] = []
    func add<C: TabContent>(_ content: C) { entries += C._entries(of: content) }
    repeat add(each content)
    return _TabTuple(entries: entries)
  }

  /// The tabs of an `if` without `else`; absent where the condition does not hold.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue {
    content
  }

  /// The tabs of a condition that holds.
  public static func buildEither<Content: TabContent>(first: Content) -> AnyTabContent<TabValue>
  where Content.TabValue == TabValue {
    AnyTabContent(first)
  }

  /// The tabs of a condition that does not hold.
  public static func buildEither<Content: TabContent>(second: Content) -> AnyTabContent<TabValue>
  where Content.TabValue == TabValue {
    AnyTabContent(second)
  }

  /// Erases the type of tabs that are guarded by `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content)
    -> AnyTabContent<TabValue>
  where Content.TabValue == TabValue {
    AnyTabContent(content)
  }
}

/// Several tabs of one kind of value.
public struct _TabTuple<TabValue: Hashable>: PrimitiveTabContent {
  let entries: [_TabEntry]
  /// The tabs, in order.
  public static func _entries(of content: Self) -> [_TabEntry] { content.entries }
}

/// Type erased tab content.
public struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
  /// The value that selects a tab of the content.
  public typealias TabValue = SelectionValue
  private let entries: [_TabEntry]

  /// Creates an instance that type-erases `tabContent`.
  public init<T: TabContent>(_ tabContent: T) where T.TabValue == SelectionValue {
    entries = T._entries(of: tabContent)
  }

  /// The tabs of the content.
  public static func _entries(of content: Self) -> [_TabEntry] { content.entries }
}

import SwiftUICore

/// The content for a tab, or several, in a programmatically selectable tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type used to drive selection for this tab content.
  associatedtype TabValue: Hashable
  /// The type of content representing the body of this tab content.
  associatedtype Body: TabContent

  /// The composition of content that comprise the tab content.
  @TabContentBuilder<TabValue> var body: Self.Body { get }

  /// The tabs, in order.
  static func _entries(of content: Self) -> [_TabEntry]
}

extension TabContent {
  /// The tabs of the body: the default.
  public static func _entries(of content: Self) -> [_TabEntry] { Body._entries(of: content.body) }
}

extension Never: TabContent {
  /// `Never` is the value of no tab.
  public typealias TabValue = Never
}

/// One tab, as a tab view takes it.
public struct _TabEntry {
  let tag: AnyHashable?
  let label: AnyView
  let content: AnyView
  var badge: Text?
}

/// Tab content of the runtime: it has no body.
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// Stops the program: the runtime presents the tabs, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is shown by the runtime and has no body to call.")
  }
}

/// The content for a tab and the tab's associated tab item in a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The value that selects the tab.
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

  /// The tab itself.
  public static func _entries(of tab: Self) -> [_TabEntry] {
    [
      _TabEntry(
        tag: tab.value.map { AnyHashable($0) }, label: AnyView(tab.label),
        content: AnyView(tab.content))
    ]
  }

  /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value,
  /// with a custom label.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value
  /// using a localized string key and a system symbol image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value
  /// using a string and a system symbol image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a label created with a localized string key and a system symbol image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a label created with a string and a system symbol image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }
}

/// The default label to use for a tab.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  /// A label of the title and the image.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Several tabs, whatever they came from, as the content of a tab view.
public struct _TabContents: View {
  let entries: [_TabEntry]

  /// The content of every tab, in order, with its label, badge and tag.
  public var body: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      entry.content
        .transformPreference(PageItem.Key.self) { item in
          item.label = entry.label
          item.badge = entry.badge
        }
        .modifier(OptionalTag(tag: entry.tag))
    }
  }
}

/// A tab with a value is known by it.
private struct OptionalTag: ViewModifier {
  let tag: AnyHashable?

  @ViewBuilder func body(content: Content) -> some View {
    if let tag { content.tag(tag) } else { content }
  }
}

/// Several tabs of one kind of value.
public struct _TabTuple<TabValue: Hashable>: PrimitiveTabContent {
  let entries: [_TabEntry]
  /// The tabs, in order.
  public static func _entries(of content: Self) -> [_TabEntry] { content.entries }
}

/// A result builder that constructs tabs for a tab view that supports programmatic selection.
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
  public static func buildEither<Content: TabContent>(first: Content) -> _TabTuple<TabValue>
  where Content.TabValue == TabValue {
    _TabTuple(entries: Content._entries(of: first))
  }

  /// The tabs of a condition that does not hold.
  public static func buildEither<Content: TabContent>(second: Content) -> _TabTuple<TabValue>
  where Content.TabValue == TabValue {
    _TabTuple(entries: Content._entries(of: second))
  }
}

/// A tab with a badge.
public struct _BadgedTab<Base: TabContent>: PrimitiveTabContent {
  /// The value that selects the tab without the badge.
  public typealias TabValue = Base.TabValue
  let base: Base
  let badge: Text?

  /// The tabs of the base, each with the badge.
  public static func _entries(of content: Self) -> [_TabEntry] {
    Base._entries(of: content.base).map { entry in
      var entry = entry
      entry.badge = content.badge
      return entry
    }
  }
}

extension TabContent {
  /// Generates a badge for the tab from an integer value. 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _BadgedTab(base: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Generates a badge for the tab from a text view.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _BadgedTab(base: self, badge: label)
  }

  /// Generates a badge for the tab from a localized string key.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    _BadgedTab(base: self, badge: Text(key))
  }
}

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

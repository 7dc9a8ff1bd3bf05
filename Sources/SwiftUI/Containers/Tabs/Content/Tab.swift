import SwiftUICore

/// The content for a tab and the tab's associated tab item in a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The value that selects the tab.
  public typealias TabValue = Value

  private let tag: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  init(tag: AnyHashable?, role: TabRole?, content: Content, label: Label) {
    self.tag = tag
    self.role = role
    self.content = content
    self.label = label
  }

  /// The tab itself.
  public static func _entries(of tab: Self) -> [_TabEntry] {
    [
      _TabEntry(
        tag: tab.tag, label: AnyView(tab.label), content: AnyView(tab.content), role: tab.role)
    ]
  }
}

extension Tab {
  /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value,
  /// with a custom label.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab of an optional selection, with a custom label.
  public init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab with a purpose and a custom label.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// Creates a tab of an optional selection, with a purpose and a custom label.
  public init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab with an empty label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab of an optional selection, with an empty label.
  public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a label that follows from its purpose; without a purpose it is empty.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(of: role))
  }

  /// Creates a tab of an optional selection, with a label that follows from its purpose; without a
  /// purpose it is empty.
  public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(of: role))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(tag: nil, role: nil, content: content(), label: label())
  }

  /// Creates a tab with a purpose and a custom label.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }

  /// Creates a tab with an empty label.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(tag: nil, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab with a label that follows from its purpose; without a purpose it is empty.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel(of: role))
  }
}

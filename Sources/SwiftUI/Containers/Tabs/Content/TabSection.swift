import SwiftUICore

/// A container that you can use to add hierarchy within a tab view. In the tab bar of a phone there is no hierarchy:
/// the section's tabs stand among the others, in order, and its header is not shown.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  /// The value that selects a tab of the section.
  public typealias TabValue = SelectionValue

  /// The section's tabs, in order.
  public static func _entries(of section: Self) -> [_TabEntry] {
    Content._entries(of: section.content).map { entry in
      var entry = entry
      entry.isInSection = true
      return entry
    }
  }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a section with a header and the provided section content.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView {
    self.content = content()
  }

  /// Creates a section with the provided section content.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.content = content()
  }

  /// Creates a section with the provided content, and a header of a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.content = content()
  }

  /// Creates a section with the provided content, and a header of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.content = content()
  }

  /// Creates a section with the provided content, and a header of a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.content = content()
  }
}

/// Sections of an optional selection.
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a section with a header and the provided section content.
  public init<V: Hashable>(
    @TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView, SelectionValue == V? {
    self.content = content()
  }

  /// Creates a section with the provided section content.
  public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView, SelectionValue == V? {
    self.content = content()
  }

  /// Creates a section with the provided content, and a header of a localized string key.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, Footer == EmptyView, SelectionValue == V? {
    self.content = content()
  }

  /// Creates a section with the provided content, and a header of a string.
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, Footer == EmptyView, SelectionValue == V? {
    self.content = content()
  }

  /// Creates a section with the provided content, and a header of a localized string resource.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, Footer == EmptyView, SelectionValue == V? {
    self.content = content()
  }
}

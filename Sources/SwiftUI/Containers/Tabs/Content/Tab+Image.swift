import SwiftUICore

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a label of a localized string key and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab with a label of a string and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), image: image))
  }

  /// Creates a tab with a label of a localized string resource and an image of the app.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), image: image))
  }

  /// Creates a tab of an optional selection, with a label of a localized string key and an image of the app.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab of an optional selection, with a label of a string and an image of the app.
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), image: image))
  }

  /// Creates a tab of an optional selection, with a label of a localized string resource and an image of the app.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), image: image))
  }

  /// Creates a tab with a purpose, and a label of a localized string key and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab with a purpose, and a label of a string and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), image: image))
  }

  /// Creates a tab with a purpose, and a label of a localized string resource and an image of the app.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), image: image))
  }

  /// Creates a tab of an optional selection, with a purpose and a label of a localized string key and an image of the
  /// app.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab of an optional selection, with a purpose and a label of a string and an image of the app.
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), image: image))
  }

  /// Creates a tab of an optional selection, with a purpose and a label of a localized string resource and an image
  /// of the app.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), image: image))
  }
}

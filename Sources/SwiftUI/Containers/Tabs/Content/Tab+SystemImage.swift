import SwiftUICore

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a label of a localized string key and a system symbol image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a label of a string and a system symbol image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a label of a localized string resource and a system symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }

  /// Creates a tab of an optional selection, with a label of a localized string key and a system symbol image.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab of an optional selection, with a label of a string and a system symbol image.
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab of an optional selection, with a label of a localized string resource and a system symbol.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }

  /// Creates a tab with a purpose, and a label of a localized string key and a system symbol image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a purpose, and a label of a string and a system symbol image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a purpose, and a label of a localized string resource and a system symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }

  /// Creates a tab of an optional selection, with a purpose and a label of a localized string key and a system symbol
  /// image.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab of an optional selection, with a purpose and a label of a string and a system symbol image.
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab of an optional selection, with a purpose and a label of a localized string resource and a system
  /// symbol.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }
}

import SwiftUICore

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a label of a localized string key and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab with a label of a string and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(title), image: image))
  }

  /// Creates a tab with a label of a localized string resource and an image of the app.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), image: image))
  }

  /// Creates a tab with a purpose, and a label of a localized string key and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab with a purpose, and a label of a string and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(title), image: image))
  }

  /// Creates a tab with a purpose, and a label of a localized string resource and an image of the app.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), image: image))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a label of a localized string key and a system symbol image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a label of a string and a system symbol image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a label of a localized string resource and a system symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }

  /// Creates a tab with a purpose, and a label of a localized string key and a system symbol image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a purpose, and a label of a string and a system symbol image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a purpose, and a label of a localized string resource and a system symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }
}

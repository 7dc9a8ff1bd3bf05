import SwiftUICore

extension View {
  /// Generates a badge for the view from an integer value: a count at the trailing edge of a list's
  /// row, or a mark on a tab. Zero hides it.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Generates a badge for the view from a text view; `nil` hides it.
  nonisolated public func badge(_ label: Text?) -> some View {
    environment(\.linkBadge, label)
      .rowTrait(RowBadgeKey.self, label)
      .transformPreference(PageItem.Key.self) { $0.badge = label }
      .preference(key: LabelBadgeKey.self, value: label)
  }

  /// Generates a badge for the view from a localized string key; `nil` hides it.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Generates a badge for the view from a string; `nil` hides it.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// The badge that the label of a link has itself.
enum LabelBadgeKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

private enum LinkBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// The badge of the row of a list, for a link: it stands before the link's mark.
  var linkBadge: Text? {
    get { self[LinkBadgeKey.self] }
    set { self[LinkBadgeKey.self] = newValue }
  }
}

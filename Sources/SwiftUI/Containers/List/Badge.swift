import SwiftUICore

extension View {
  /// Generates a badge for the view from an integer value: a count at the trailing edge of a list's
  /// row. Zero hides it.
  public func badge(_ count: Int) -> some View {
    rowTrait(RowBadgeKey.self, count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Generates a badge for the view from a text view; `nil` hides it.
  public func badge(_ label: Text?) -> some View { rowTrait(RowBadgeKey.self, label) }

  /// Generates a badge for the view from a localized string key; `nil` hides it.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    rowTrait(RowBadgeKey.self, key.map { Text($0) })
  }

  /// Generates a badge for the view from a string; `nil` hides it.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    rowTrait(RowBadgeKey.self, label.map { Text($0) })
  }
}

import SwiftUICore

private enum IconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The space between a label's icon and its title; `nil` for that of the label's place.
  var iconToTitleSpacing: CGFloat? {
    get { self[IconToTitleSpacingKey.self] }
    set { self[IconToTitleSpacingKey.self] = newValue }
  }

  /// The room that icons of labels have at least; `nil` for that of the label's place.
  var reservedIconWidth: CGFloat? {
    get { self[ReservedIconWidthKey.self] }
    set { self[ReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the spacing between the icon and title in labels.
  ///
  /// - Parameter spacing: in points. One that is negative or not finite counts as 0.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.iconToTitleSpacing, spacing.isFinite ? max(0, spacing) : 0)
  }

  /// Sets the width reserved for icons in labels: an icon that is narrower stands in its middle.
  ///
  /// - Parameter value: in points. One that is negative or not finite counts as 0.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.reservedIconWidth, value.isFinite ? max(0, value) : 0)
  }
}

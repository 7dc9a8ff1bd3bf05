import SwiftUICore

/// A protocol that describes the behavior and appearance of a list.
///
/// Only the styles of the platform conform, as there.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What the style looks like.
  nonisolated var _appearance: _ListAppearance { get }
}

/// The list style that describes a platform's default behavior and appearance for a list: grouped
/// and inset.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the default list style.
  nonisolated public init() {}
  /// Groups with a rounded background, inset from the edges.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// The list style that describes the behavior and appearance of a plain list.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates a plain list style.
  nonisolated public init() {}
  /// Rows from edge to edge.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// The list style that describes the behavior and appearance of an inset list.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates an inset list style.
  nonisolated public init() {}
  /// Rows inset from the edges.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .inset) }
}

/// The list style that describes the behavior and appearance of a grouped list.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates a grouped list style.
  nonisolated public init() {}
  /// Groups from edge to edge.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .grouped) }
}

/// The list style that describes the behavior and appearance of an inset grouped list.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates an inset grouped list style.
  nonisolated public init() {}
  /// Groups with a rounded background, inset from the edges.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// The list style that describes the behavior and appearance of a sidebar list: sections whose
/// expansion is bound can be collapsed.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates a sidebar list style.
  nonisolated public init() {}
  /// Sections that can be collapsed.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The list style that describes a platform's default behavior and appearance for a list.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// The list style that describes the behavior and appearance of a plain list.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The list style that describes the behavior and appearance of an inset list.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// The list style that describes the behavior and appearance of a grouped list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The list style that describes the behavior and appearance of an inset grouped list.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The list style that describes the behavior and appearance of a sidebar list.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance { DefaultListStyle()._appearance }
}

extension EnvironmentValues {
  var listAppearance: _ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for lists within this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, style._appearance)
  }
}

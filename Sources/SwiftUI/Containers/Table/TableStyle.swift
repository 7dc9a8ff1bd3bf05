import SwiftUICore

/// A type that applies a custom appearance to all tables within a view.
///
/// Only the styles of the platform conform.
@MainActor @preconcurrency
public protocol TableStyle {
  /// What rows of the table look like.
  nonisolated var _appearance: _ListAppearance { get }
}

/// The default table style in the current context.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates a default table style.
  nonisolated public init() {}
  /// Rows from edge to edge.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// The table style that describes the behavior and appearance of a table with its content and
/// selection inset from the table edges.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates an inset table style.
  nonisolated public init() {}
  /// Rows inset from the edges.
  nonisolated public var _appearance: _ListAppearance { _ListAppearance(kind: .inset) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default table style in the current context.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// The table style that describes the behavior and appearance of a table with its content and
  /// selection inset from the table edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance { AutomaticTableStyle()._appearance }
}
private enum TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableAppearance: _ListAppearance {
    get { self[TableAppearanceKey.self] }
    set { self[TableAppearanceKey.self] = newValue }
  }
  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for tables within this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAppearance, style._appearance)
  }

  /// Controls the visibility of a `Table`'s column header views.
  ///
  /// - Parameter visibility: `hidden` removes them. Where the width is compact there are none in any case.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

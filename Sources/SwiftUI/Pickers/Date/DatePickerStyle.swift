import SwiftUICore

/// A type that specifies the appearance and interaction of all date pickers within a view hierarchy.
///
/// Only the styles of the platform conform, as there.
public protocol DatePickerStyle {
  /// What the style looks like.
  var _appearance: _DatePickerAppearance { get }
}

/// One of the looks that date pickers have.
public struct _DatePickerAppearance: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case compact, graphical, wheel }
  let kind: Kind
}

/// The default style for date pickers: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Buttons that open a calendar and a wheel.
  public var _appearance: _DatePickerAppearance { _DatePickerAppearance(kind: .compact) }
}

/// A date picker style that displays the components in a compact, textual format.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Buttons that open a calendar and a wheel.
  public var _appearance: _DatePickerAppearance { _DatePickerAppearance(kind: .compact) }
}

/// A date picker style that displays an interactive calendar or clock.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// A month with its days.
  public var _appearance: _DatePickerAppearance { _DatePickerAppearance(kind: .graphical) }
}

/// A date picker style that displays each component as columns in a scrollable wheel.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Columns that turn.
  public var _appearance: _DatePickerAppearance { _DatePickerAppearance(kind: .wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for date pickers.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style that displays the components in a compact, textual format.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style that displays an interactive calendar or clock.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style that displays each component as columns in a scrollable wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerAppearanceKey: EnvironmentKey {
  static var defaultValue: _DatePickerAppearance.Kind { .compact }
}

extension EnvironmentValues {
  var datePickerAppearance: _DatePickerAppearance.Kind {
    get { self[DatePickerAppearanceKey.self] }
    set { self[DatePickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for date pickers within this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerAppearance, style._appearance.kind)
  }
}

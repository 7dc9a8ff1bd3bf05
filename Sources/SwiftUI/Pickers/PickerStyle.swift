import SwiftUICore

/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
///
/// Only the styles of the platform conform, as there.
public protocol PickerStyle {
  /// What the style looks like.
  var _appearance: _PickerAppearance { get }
}

/// One of the looks that pickers have.
public struct _PickerAppearance: Hashable, Sendable {
  enum Kind { case segmented, inline, menu, navigationLink, wheel }
  let kind: Kind
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the default picker style.
  public init() {}
  /// A button that opens a menu.
  public var _appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

/// A picker style that presents the options as a menu when the user presses a button, or as a
/// submenu when nested within a larger menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates a menu style.
  public init() {}
  /// A button that opens a menu.
  public var _appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

/// A picker style where each option is displayed inline with other views in the current container.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates an inline style.
  public init() {}
  /// The options in line with other views.
  public var _appearance: _PickerAppearance { _PickerAppearance(kind: .inline) }
}

/// A picker style that presents the options in a segmented control.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates a segmented style.
  public init() {}
  /// A segmented control.
  public var _appearance: _PickerAppearance { _PickerAppearance(kind: .segmented) }
}

/// A picker style that presents the options in a scrollable wheel that shows the selected option and a few neighboring
/// options.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates a wheel style.
  public init() {}
  /// A drum that turns.
  public var _appearance: _PickerAppearance { _PickerAppearance(kind: .wheel) }
}

/// A picker style represented by a navigation link that presents the options by pushing a List-style
/// picker view. It needs a stack around it.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates a navigation link style.
  public init() {}
  /// A link that pushes a list of the options.
  public var _appearance: _PickerAppearance { _PickerAppearance(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style, based on the picker's context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style where each option is displayed inline with other views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that presents the options as a menu when the user presses a button.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style represented by a navigation link that presents the options on a screen of their
  /// own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that presents the options in a segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that presents the options in a scrollable wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerAppearanceKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance { DefaultPickerStyle()._appearance }
}

extension EnvironmentValues {
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for pickers within this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, style._appearance)
  }
}

import SwiftUICore

/// The default button style, based on the button's context: a tinted label; in the row of a list one
/// that stands for the row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the default button style.
  nonisolated public init() {}
  /// A tinted label; in a list row a label that fills the row.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

private struct AutomaticButton: UnnamedView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  @MainActor var body: some View {
    if isInListRow {
      PressableButton(style: StyleProperty(ListRowLook()), configuration: configuration)
    } else {
      PressableButton(style: StyleProperty(BorderlessLook()), configuration: configuration)
    }
  }
}

/// A button style that doesn't apply a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a borderless button style.
  nonisolated public init() {}
  /// A tinted label without a border.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(BorderlessLook()), configuration: configuration)
  }
}

/// A button style that doesn't style or decorate its content while idle, but may apply a visual
/// effect to indicate the pressed, focused, or enabled state of the button.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a plain button style.
  nonisolated public init() {}
  /// The label as it is, dimmed while the button is pressed or disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(PlainLook()), configuration: configuration)
  }
}

/// A button style that applies standard border artwork based on the button's context.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered button style.
  nonisolated public init() {}
  /// A tinted label on a border.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(BorderedLook()), configuration: configuration)
  }
}

/// A button style that applies standard border prominent artwork based on the button's context.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent button style.
  nonisolated public init() {}
  /// A label on a border filled with the tint.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(ProminentLook()), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style, based on the button's context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style that doesn't apply a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that doesn't decorate its content while idle.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style that applies standard border artwork.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that applies standard border prominent artwork.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

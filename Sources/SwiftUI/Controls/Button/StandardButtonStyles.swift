import SwiftUICore

/// What the standard styles share. The platform documents none of these numbers.
enum ButtonMetrics {
  /// Opacity of a label while it is pressed.
  static let pressedOpacity = 0.5
  /// Opacity of a label that is disabled.
  static let disabledOpacity = 0.3
  static let borderedInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  static let borderedRadius: CGFloat = 8
}

/// The default button style, based on the button's context: a tinted label.
public struct DefaultButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// A button style that doesn't apply a border.
public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

private struct TintedLabel: UnnamedView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(configuration.role.style)
      .opacity(
        !isEnabled
          ? ButtonMetrics.disabledOpacity
          : configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }
}

extension Optional where Wrapped == ButtonRole {
  /// The colour of what a button with this role says.
  fileprivate var style: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// A button style that doesn't style or decorate its content while idle, but may apply a visual
/// effect to indicate the pressed, focused, or enabled state of the button.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }
}

/// A button style that applies standard border artwork based on the button's context.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
      .padding(ButtonMetrics.borderedInsets)
      .background(
        Color(.system(.fill)).opacity(configuration.isPressed ? 0.6 : 1),
        in: RoundedRectangle(cornerRadius: ButtonMetrics.borderedRadius))
  }
}

/// A button style that applies standard border prominent artwork based on the button's context.
public struct BorderedProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.white)
      .padding(ButtonMetrics.borderedInsets)
      .background(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint),
        in: RoundedRectangle(cornerRadius: ButtonMetrics.borderedRadius)
      )
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

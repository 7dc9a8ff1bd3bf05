import SwiftUICore

/// The default toggle style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the default toggle style.
  nonisolated public init() {}
  /// The label with a trailing switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabelledRow(label: configuration.label, control: Switch(isOn: configuration.$isOn))
  }
}

/// A toggle style that displays a leading label and a trailing switch.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?
  /// Creates a switch style with the tint of the environment.
  nonisolated public init() {}
  /// Creates a switch style whose track has a color of its own while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The label with a trailing switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabelledRow(
      label: configuration.label,
      control: Switch(isOn: configuration.$isOn)
        .transformEnvironment(\.tint) { if let tint { $0 = tint } })
  }
}

/// A toggle style that displays as a button with its label as the title.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button style.
  nonisolated public init() {}
  /// A button that toggles, and is filled with the tint while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggledLook(isOn: configuration.isOn))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that displays a leading label and a trailing switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that displays as a button with its label as the title.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A tinted label; on, a white one on a border of the tint.
private struct ToggledLook: ButtonStyle {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      label: configuration.label,
      fill: isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear)
    )
    .foregroundStyle(isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
    .opacity(
      !isEnabled ? ControlMetrics.disabledOpacity : configuration.isPressed ? 0.75 : 1)
  }
}

import SwiftUICore

/// A label without a border: tinted, unless another foreground style was asked for.
struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.askedForegroundStyle) private var foreground
  @Environment(\.controlContext) private var context
  @Environment(\.systemLook.button.isMonochromeInBars) private var isMonochromeInBars

  /// In a bar the role of a button is not seen.
  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard context == .bar else { return role.style }
    return isMonochromeInBars ? AnyShapeStyle(Color(.system(.glassLabel))) : AnyShapeStyle(.tint)
  }

  private func shown(_ role: ButtonRole?) -> AnyShapeStyle {
    guard !isEnabled else { return foreground ?? style(role) }
    return foreground.map { AnyShapeStyle($0.opacity(ButtonMetrics.disabledOpacity)) }
      ?? AnyShapeStyle(Color(.system(.disabledLabel)))
  }

  func makeBody(configuration: Configuration) -> some View {
    // What has a color of its own within the label keeps it while the button is disabled (measured on 26).
    configuration.label
      .multilineTextAlignment(.center)
      .foregroundStyle(shown(configuration.role))
      .opacity(isEnabled && configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }
}

/// A tinted label; the row that it stands in shows that it is pressed.
struct ListRowLook: ButtonStyle {
  @Environment(\.disabledRowOpacity) private var disabledOpacity
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.askedForegroundStyle) private var foreground

  func makeBody(configuration: Configuration) -> some View {
    // Nobody has asked for the tint: what a link says in a row has the colour of text.
    configuration.label
      .foregroundStyle(
        foreground ?? AnyShapeStyle(implied: configuration.role.style)
      )
      .opacity(isEnabled ? 1 : disabledOpacity)
      .modifier(RowButtonModifier(isPressed: configuration.isPressed))
  }
}

/// The label as it is.
struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .multilineTextAlignment(.center)
      .opacity(
        !isEnabled
          ? ButtonMetrics.plainDisabledOpacity
          : configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }
}

/// A tinted label on a grey border; on a pale one of the tint, where a tint was asked for.
struct BorderedLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook.button.borderedFill) private var plainFill
  @Environment(\.systemVersion) private var system
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      label: configuration.label,
      fill: fill(configuration.role).opacity(configuration.isPressed ? 0.6 : 1)
    )
    .foregroundStyle(
      isEnabled ? configuration.role.style : AnyShapeStyle(Color(.system(.disabledLabel)))
    )
    .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private func fill(_ role: ButtonRole?) -> Color {
    guard isEnabled else { return Color(.system(.secondaryFill)) }
    // On 18 the border of what destroys is as gray as any other.
    if role == .destructive {
      return system == .iOS18
        ? Color(.system(plainFill)) : Color.red.opacity(ButtonMetrics.tintedFill)
    }
    return tint?.opacity(ButtonMetrics.tintedFill) ?? Color(.system(plainFill))
  }
}

/// A white label on a border of the tint.
struct ProminentLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, fill: fill(configuration.role))
      .foregroundStyle(isEnabled ? Color.white : Color(.system(.disabledLabel)))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }

  private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
    isEnabled ? role.style : AnyShapeStyle(Color(.system(.secondaryFill)))
  }
}

extension Optional where Wrapped == ButtonRole {
  /// The colour of what a button with this role says.
  fileprivate var style: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

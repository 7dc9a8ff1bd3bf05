import SwiftUICore

/// How the buttons of an alert or a dialog look: they fill their place, and every one of them takes
/// the alert away.
struct ActionButtonStyle: PrimitiveButtonStyle {
  var metrics: ActionMetrics
  /// Called before the button's own action.
  var dismiss: @MainActor () -> Void
  var isFallback = false

  func makeBody(configuration: Configuration) -> some View {
    let (action, dismiss) = (configuration.action, dismiss)
    let isCancel = configuration.role == .cancel
    PressableButton(
      style: StyleProperty(ActionLook(metrics: metrics)),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label
      ) {
        dismiss()
        action()
      }
    )
    .preference(key: CancelActionKey.self, value: isCancel && !isFallback ? action : nil)
    .modifier(
      ActionKindModifier(kind: ActionKind(isFallback ? .fallback : isCancel ? .cancel : .plain)))
  }
}

/// The sizes of actions, in points at the default text size.
struct ActionMetrics {
  var height: CGFloat
  var font: Font
  /// Whether each action is a capsule of its own.
  var isCapsule = false

  static func alert(_ measures: AlertMeasures) -> ActionMetrics {
    ActionMetrics(
      height: measures.actionHeight, font: measures.isLoose ? .body.weight(.medium) : .body,
      isCapsule: measures.isLoose)
  }

  static func dialog(_ measures: AlertMeasures) -> ActionMetrics {
    measures.isLoose ? alert(measures) : ActionMetrics(height: 57, font: .title3)
  }
}

private struct ActionLook: ButtonStyle {
  let metrics: ActionMetrics
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(
        configuration.role == .cancel && !metrics.isCapsule
          ? metrics.font.weight(.semibold) : metrics.font
      )
      .foregroundStyle(style(configuration.role))
      .lineLimit(2)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, minHeight: metrics.height, maxHeight: .infinity)
      .background(Color(.system(.fill)).opacity(configuration.isPressed ? 1 : 0))
      .background(Color(.system(metrics.isCapsule ? .secondaryFill : .popupBackground)))
      .clipShape(
        metrics.isCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 0)))
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return metrics.isCapsule ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
  }
}

extension View {
  /// What an alert or a menu does not take over from the views around the one that presents it.
  func asPresentedControl() -> some View {
    environment(\.isEnabled, true)
      .font(.body)
      .foregroundStyle(.primary)
      .lineLimit(nil)
      .imageScale(.medium)
      .controlSize(.regular)
      .labelStyle(.automatic)
      .toggleStyle(.automatic)
  }
}

import LegatoMotion
import SwiftUI

extension SubmitButton: MotionDeclaring {
  /// Title, spinner and marks replace each other. Reduce Motion: a cross-fade. Low Power Mode:
  /// unchanged.
  public nonisolated static let contentMotion = MotionDeclaration(
    component: "SubmitButton", motion: "content", token: .state.change,
    purpose: "Shows what becomes of the work that was asked for.", cost: .transform,
    role: .essentialState,
    reducedForm: .crossFade, reason: "A fade shows that one content took the place of another.")

  /// The background follows the state. Unchanged under Reduce Motion and in Low Power Mode.
  public nonisolated static let groundMotion = MotionDeclaration(
    component: "SubmitButton", motion: "ground", token: .state.change,
    purpose: "Colours how the work went.", cost: .paint,
    role: .essentialState,
    reducedForm: .unchanged, reason: "A change of colour moves nothing.")

  /// The motions of the button: ``contentMotion`` and ``groundMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [contentMotion, groundMotion]
  }
}

extension SubmitButton.State {
  /// The color of the background.
  public var background: ColorToken {
    switch self {
    case .idle, .loading: .status.action
    case .success: .status.success
    case .error: .status.failure
    }
  }

  /// The colour of text and marks on it.
  var foreground: ColorToken {
    switch self {
    case .idle, .loading: .status.onAction
    case .success, .error: .status.onStatus
    }
  }
}

/// What stands on a submit button.
struct SubmitButtonContent: View {
  let title: LocalizedStringKey
  let state: SubmitButton.State
  let fillsWidth: Bool
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme
  @Environment(\.self) private var environment
  @ScaledMetric(relativeTo: .headline) private var scale = 1.0

  var body: some View {
    let outcome = motionPolicy.outcome(of: SubmitButton.contentMotion)
    let swap: AnyTransition =
      outcome.movement == nil ? .opacity : .opacity.combined(with: .scale)
    // A stack, and not a group: what comes and goes needs a container that stays.
    ZStack {
      switch state {
      case .idle:
        Text(title)
          .lineLimit(2)
          .minimumScaleFactor(0.7)
          .multilineTextAlignment(.center)
          .padding(.horizontal, theme[.spacing.sm])
          .transition(swap)
      case .loading: ProgressView().transition(swap)
      case .success: Image(systemName: "checkmark").transition(swap)
      case .error: Image(systemName: "xmark").transition(swap)
      }
    }
    .font(.headline)
    // Made before it becomes the tint: a color that follows the accent would follow itself.
    .foregroundStyle(theme.color(state.foreground, in: environment))
    .tint(theme.color(state.foreground, in: environment))
    .frame(
      idealWidth: theme[.submit.width] * scale,
      maxWidth: fillsWidth ? .infinity : theme[.submit.width] * scale
    )
    .frame(height: theme[.submit.height] * scale)
    .animation(outcome.fade, value: state)
    .endsAtOnce(SubmitButton.contentMotion)
  }
}

/// The ground of a submit button, its corners and its press.
struct SubmitButtonStyle: ButtonStyle {
  let state: SubmitButton.State
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tokenTheme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: theme[.submit.radius])
    configuration.label
      .background {
        Rectangle()
          .fill(state.background)
          .animation(
            motionPolicy.outcome(of: SubmitButton.groundMotion).fade, value: state.background)
      }
      .overlay {
        // A press is answered on the next frame.
        if configuration.isPressed {
          Rectangle()
            .fill(ColorToken.select.pressOverlay)
            .opacity(theme[.listButton.pressOpacity])
            .transition(.identity)
        }
      }
      .clipShape(shape)
      .opacity(isEnabled ? 1 : theme[.app.disabledOpacity])
      // All of the box takes taps, and its corners too.
      .contentShape(Rectangle())
  }
}

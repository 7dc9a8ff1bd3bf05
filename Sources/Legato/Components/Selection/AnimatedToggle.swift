import SwiftUI

/// A switch with a title for each state: title and color change with the knob.
///
///     AnimatedToggle(isOn: $isEnabled)
///
/// The whole row takes taps and keyboard focus, and it is a toggle for assistive technology. Reduce
/// Motion: the knob is at its end on the next frame, colors are animated. Low Power Mode:
/// unchanged.
public struct AnimatedToggle: View {
  @Binding private var isOn: Bool
  private let onTitle: LocalizedStringKey
  private let offTitle: LocalizedStringKey

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: The state.
  ///   - onTitle: The title while it is on; “Enabled” by default.
  ///   - offTitle: The title while it is off; “Disabled” by default.
  public init(
    isOn: Binding<Bool>, onTitle: LocalizedStringKey = "Enabled",
    offTitle: LocalizedStringKey = "Disabled"
  ) {
    _isOn = isOn
    self.onTitle = onTitle
    self.offTitle = offTitle
  }

  /// A toggle in ``AnimatedToggleStyle`` with the title of its state.
  public var body: some View {
    Toggle(isOn: $isOn) {
      AnimatedToggleTitle(title: isOn ? onTitle : offTitle, isOn: isOn)
    }
    .toggleStyle(AnimatedToggleStyle())
  }
}

extension AnimatedToggle: MotionDeclaring {
  /// The knob moves. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let knobMotion = MotionDeclaration(
    component: "AnimatedToggle", motion: "knob", token: .state.toggle,
    purpose: "Shows which of the two it is.", cost: .layout,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The side that the knob is on tells the state.")

  /// The color of the track. Unchanged under Reduce Motion and in Low Power Mode.
  public nonisolated static let colorMotion = MotionDeclaration(
    component: "AnimatedToggle", motion: "color", token: .state.toggle,
    purpose: "Colours which of the two it is.", cost: .paint,
    role: .essentialState,
    reducedForm: .unchanged, reason: "A change of colour moves nothing.")

  /// The title rolls to the other one. Reduce Motion: end state on the next frame. Low Power Mode:
  /// unchanged.
  public nonisolated static let titleMotion = MotionDeclaration(
    component: "AnimatedToggle", motion: "title", token: .state.toggle,
    purpose: "Tells which of the two it is.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The word tells the state, once it can be read.")

  /// The motions of the toggle: ``knobMotion``, ``colorMotion`` and ``titleMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [knobMotion, colorMotion, titleMotion]
  }
}

private struct AnimatedToggleTitle: View {
  let title: LocalizedStringKey
  let isOn: Bool
  @Environment(\.motionPolicy) private var motionPolicy

  var body: some View {
    let outcome = motionPolicy.outcome(of: AnimatedToggle.titleMotion)
    Text(title)
      .foregroundStyle(isOn ? ColorToken.status.text : ColorToken.status.quietText)
      .contentTransition(outcome.movement == nil ? .identity : .numericText())
      .animation(outcome.movement, value: isOn)
      .endsAtOnce(AnimatedToggle.titleMotion)
  }
}

/// The switch of an ``AnimatedToggle``, for any toggle: 50 × 30 pt, with a knob that moves with a
/// small bounce, and a track that changes its color.
public struct AnimatedToggleStyle: ToggleStyle {
  @Environment(\.tokenTheme) private var theme

  /// Creates the style.
  public init() {}

  /// The label at the leading edge and the switch at the trailing edge, as one button.
  public func makeBody(configuration: Configuration) -> some View {
    // A button, and not a tap: a keyboard can reach and press it.
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer(minLength: theme[.spacing.sm])
        AnimatedToggleSwitch(isOn: configuration.isOn)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(UnstyledButtonStyle())
  }
}

private struct AnimatedToggleSwitch: View {
  let isOn: Bool
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let metrics = MetricToken.toggle
    Capsule()
      .fill(isOn ? ColorToken.status.on : ColorToken.status.offTrack)
      .animation(motionPolicy.outcome(of: AnimatedToggle.colorMotion).fade, value: isOn)
      .frame(width: theme[metrics.width], height: theme[metrics.height])
      // What moves the row is not what changes the colour.
      .geometryGroup()
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(ColorToken.status.onStatus)
          .shadow(
            color: theme.color(.status.shadow, in: colorScheme), radius: theme[metrics.shadow],
            y: theme[metrics.shadowOffset]
          )
          .padding(theme[metrics.inset])
          .animation(motionPolicy.outcome(of: AnimatedToggle.knobMotion).movement, value: isOn)
      }
      .opacity(isEnabled ? 1 : theme[.app.disabledOpacity])
      .endsAtOnce(AnimatedToggle.knobMotion)
  }
}

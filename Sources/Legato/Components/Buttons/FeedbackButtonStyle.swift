import SwiftUI

/// A filled button that scales to 0.95 while pressed, in 0.15 s, and plays a soft impact when it
/// acts.
///
/// A tap plays one haptic. Where the action requests another haptic of the same manager, such as
/// the error of ``SwiftUI/View/errorShake(trigger:isError:cornerRadius:haptics:)``, that one
/// replaces the impact. A touch that a scroll view takes over is cancelled: the button returns to
/// its size and plays nothing.
///
/// Reduce Motion and Low Power Mode: the size does not change; the haptic is played.
public struct FeedbackButtonStyle: PrimitiveButtonStyle, MotionDeclaring {
  let tint: ColorToken
  let haptic: HapticManager.Impact
  let haptics: HapticManager

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - tint: The background; the accent by default.
  ///   - haptic: The impact; soft by default.
  ///   - haptics: The manager that plays it; the shared one by default.
  public init(
    tint: ColorToken = .app.accent, haptic: HapticManager.Impact = .soft,
    haptics: HapticManager = .shared
  ) {
    self.tint = tint
    self.haptic = haptic
    self.haptics = haptics
  }

  /// The press: the button scales to 0.95 in 0.15 s. Reduce Motion and Low Power Mode: the size
  /// does not change.
  public nonisolated static let motion = MotionDeclaration(
    component: "FeedbackButtonStyle", motion: "press", token: .app.fast,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce, reason: "The haptics say it.")
  /// The motion of the style: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// A filled button that plays its impact with each tap.
  public func makeBody(configuration: Configuration) -> some View {
    FeltButton(configuration: configuration, style: self)
  }
}

/// Plays the impact of a tap, unless its action has been felt already.
private struct FeltButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: FeedbackButtonStyle
  /// The last tap, and how much had been felt before it.
  @State private var tap = Tap()
  /// The same, one update later: what follows from the action has been asked for by then.
  @State private var settled = Tap()
  private var felt = OwnHaptics()

  private struct Tap: Equatable {
    var number = 0
    var felt = 0
  }

  init(configuration: PrimitiveButtonStyleConfiguration, style: FeedbackButtonStyle) {
    self.configuration = configuration
    self.style = style
  }

  var body: some View {
    Button(role: configuration.role) {
      tap = Tap(number: tap.number + 1, felt: style.haptics.count)
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(FilledPress(tint: style.tint))
    .onChange(of: tap) { settled = tap }
    .onChange(of: settled) {
      guard style.haptics.count == settled.felt else { return }
      felt.asking(style.haptics).impact(style.haptic)
    }
    .playsHaptics(felt)
  }
}

/// The look of the button, and how it gives.
private struct FilledPress: ButtonStyle {
  let tint: ColorToken
  @Environment(\.tokenTheme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body.weight(.semibold))
      .foregroundStyle(tint.ink)
      .multilineTextAlignment(.center)
      .padding(.horizontal, theme[.app.inset])
      .padding(.vertical, theme[.app.gap])
      .frame(minHeight: theme[.app.touchHeight])
      .background(tint, in: RoundedRectangle(cornerRadius: theme[.app.controlRadius]))
      .modifier(FirmPress(isPressed: configuration.isPressed))
  }
}

private struct FirmPress: ViewModifier {
  let isPressed: Bool
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let motion = FeedbackButtonStyle.motion
    let isSmall = isPressed && !motionPolicy.outcome(of: motion).isInstant && owners[.press] == nil
    content
      .opacity(isEnabled ? 1 : theme[.app.disabledOpacity])
      .moves(by: motion) { view, nudge in
        view.scaleEffect(nudge(isSmall ? theme[.app.firmPress] : 1))
      }
      .claims(.press, for: motion)
  }
}

extension PrimitiveButtonStyle where Self == FeedbackButtonStyle {
  /// A filled button with press animation and haptic: see ``FeedbackButtonStyle``.
  public static var feedback: FeedbackButtonStyle { FeedbackButtonStyle() }
}

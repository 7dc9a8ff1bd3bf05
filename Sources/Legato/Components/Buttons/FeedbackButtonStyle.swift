import SwiftUI

/// A filled button that gives under a finger, 0.95 by `appFast`, and is felt when it acts: a soft impact.
///
/// One touch is felt once. Where the action itself asks the same manager for something to be felt, such
/// as the error of ``SwiftUI/View/errorShake(trigger:isError:cornerRadius:haptics:)``, that is felt in
/// place of the impact. A touch that a scroll view takes over lets the button go, and is not felt.
///
/// Under Reduce Motion and in Low Power Mode the haptics say it alone.
public struct FeedbackButtonStyle: PrimitiveButtonStyle, MotionDeclaring {
  let tint: ColorToken
  let haptic: HapticManager.Impact
  let haptics: HapticManager

  /// - Parameters:
  ///   - tint: The ground; the accent unless said otherwise.
  ///   - haptic: What is felt.
  ///   - haptics: Where it is felt.
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
  /// A filled button that gives under a finger and is felt: see ``FeedbackButtonStyle``.
  public static var feedback: FeedbackButtonStyle { FeedbackButtonStyle() }
}

import SwiftUI

/// A filled button that gives under a finger and is felt at the same time: 0.95 by `appFast`, and a
/// soft impact when the finger comes down.
///
/// Under Reduce Motion and in Low Power Mode the haptics say it alone. A touch that a scroll view
/// takes over lets the button go.
public struct FeedbackButtonStyle: ButtonStyle, MotionDeclaring {
  let tint: ColorToken
  let haptic: HapticManager.Impact
  let haptics: HapticManager
  @Environment(\.tokenTheme) private var theme

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

  public nonisolated static let motion = MotionDeclaration(
    component: "FeedbackButtonStyle", motion: "press", token: .app.fast,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce, reason: "The haptics say it.")
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body.weight(.semibold))
      .foregroundStyle(tint.ink)
      .multilineTextAlignment(.center)
      .padding(.horizontal, theme[.app.inset])
      .padding(.vertical, theme[.app.gap])
      .frame(minHeight: theme[.app.touchHeight])
      .background(tint, in: RoundedRectangle(cornerRadius: theme[.app.controlRadius]))
      .modifier(FirmPress(isPressed: configuration.isPressed))
      .onChange(of: configuration.isPressed) { _, isPressed in
        if isPressed { haptics.impact(haptic) }
      }
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

extension ButtonStyle where Self == FeedbackButtonStyle {
  /// A filled button that gives under a finger and is felt: see ``FeedbackButtonStyle``.
  public static var feedback: FeedbackButtonStyle { FeedbackButtonStyle() }
}

import SwiftUI

/// Shakes sideways three times, less each time, and rests where it was: 8 pt · (1 − p) · sin 6πp.
struct ShakeEffect: GeometryEffect {
  /// 0…1; at both ends the view is in its place.
  var progress: Double
  /// The widest swing, in points.
  var swing = MetricToken.app.shakeSwing.value

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  /// Points towards the trailing side.
  func x(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    return swing * (1 - p) * sin(6 * .pi * p)
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x(at: progress), y: 0))
  }
}

/// Says that something is wrong: a shake of 0.45 s, a red border and an 'error' to be felt.
///
/// Another error during a shake shakes from the beginning. Under Reduce Motion and in Low Power Mode
/// border and haptics say it alone.
public struct ErrorShakeModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let isError: Bool
  /// `nil` is the theme's.
  let cornerRadius: CGFloat?
  let haptics: HapticManager
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - trigger: Every change of it is an error.
  ///   - isError: Whether the border is there.
  ///   - cornerRadius: The border's, in points; `nil`, the default, is that of a card.
  ///   - haptics: Where the error is felt.
  public init(
    trigger: Trigger, isError: Bool, cornerRadius: CGFloat? = nil,
    haptics: HapticManager = .shared
  ) {
    self.trigger = trigger
    self.isError = isError
    self.cornerRadius = cornerRadius
    self.haptics = haptics
  }

  public func body(content: Content) -> some View {
    content
      .overlay {
        RoundedRectangle(cornerRadius: theme.measure(cornerRadius, or: .app.cardRadius))
          .strokeBorder(ColorToken.app.error, lineWidth: theme[.app.errorLine])
          .moves(by: ErrorShake.border, .fade) { view, nudge in
            view.opacity(nudge(isError ? 1 : 0))
          }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      .replays(ErrorShake.shake, trigger: trigger) { progress, _, theme in
        ShakeEffect(progress: progress, swing: theme[.app.shakeSwing])
      }
      .onChange(of: trigger) { haptics.notification(.error) }
  }
}

/// The motions of ``ErrorShakeModifier``.
public enum ErrorShake: MotionDeclaring {
  public static let shake = MotionDeclaration(
    component: "ErrorShake", motion: "shake", token: .app.shake,
    purpose: "Says that it did not work.", cost: .transform,
    role: .celebration,
    reducedForm: .notDrawn, reason: "The border and the haptics say that something is wrong.")
  public static let border = MotionDeclaration(
    component: "ErrorShake", motion: "border", token: .app.fast,
    purpose: "Marks what did not work.", cost: .transform,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "A border that is there at once is seen at once.")
  public static var motionDeclarations: [MotionDeclaration] { [shake, border] }
}

extension View {
  /// Says that something is wrong in this view: see ``ErrorShakeModifier``.
  public func errorShake<Trigger: Equatable>(
    trigger: Trigger, isError: Bool = false, cornerRadius: CGFloat? = nil,
    haptics: HapticManager = .shared
  ) -> some View {
    modifier(
      ErrorShakeModifier(
        trigger: trigger, isError: isError, cornerRadius: cornerRadius, haptics: haptics))
  }
}

import SwiftUI

/// Scales a button to 98 % while it is pressed, by a spring: a release during the press keeps the
/// velocity.
///
///     Button("Browse journeys", action: browse).buttonStyle(ScaleButtonStyle())
///
/// Reduce Motion and Low Power Mode: the size changes without an animation.
public struct ScaleButtonStyle: ButtonStyle, MotionDeclaring {
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  /// Creates the style.
  public init() {}

  /// The press. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "ScaleButtonStyle", motion: "press", token: .touch.press,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "That the finger is felt is seen without a motion.")

  /// The motion of the style: ``pressMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [pressMotion] }

  /// The label, scaled while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    let isDown = configuration.isPressed && owners[.press] == nil
    configuration.label
      .moves(by: Self.pressMotion) { view, nudge in
        view.scaleEffect(nudge(isDown ? theme[.press.soft] : 1))
      }
      .claims(.press, for: Self.pressMotion)
  }
}

extension ButtonStyle where Self == ScaleButtonStyle {
  /// Scales to 98 % while pressed.
  public static var scale: ScaleButtonStyle { ScaleButtonStyle() }
}

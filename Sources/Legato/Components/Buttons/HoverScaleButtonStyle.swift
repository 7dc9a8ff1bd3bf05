import SwiftUI

/// Scales to 98 % while pressed, as ``ScaleButtonStyle`` does, and rises by 2 pt while a pointer
/// hovers over it. Without a pointer it does not rise. Where both change in one update, the spring
/// of the press animates both.
///
/// Reduce Motion and Low Power Mode: size and position change without an animation.
public struct HoverScaleButtonStyle: ButtonStyle, MotionDeclaring {
  /// Creates the style.
  public init() {}

  /// The press. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "HoverScaleButtonStyle", motion: "press", token: .touch.press,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the finger is felt is seen without a motion.")

  /// The rise under a pointer. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let hoverMotion = MotionDeclaration(
    component: "HoverScaleButtonStyle", motion: "hover", token: .touch.hover,
    purpose: "Says what a click would reach.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The pointer says itself where it is.")

  /// The motions of the style: ``pressMotion`` and ``hoverMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [pressMotion, hoverMotion]
  }

  /// The label, scaled while it is pressed and raised while a pointer hovers over it.
  public func makeBody(configuration: Configuration) -> some View {
    HoverScaleButton(label: configuration.label, isPressed: configuration.isPressed)
  }
}

extension ButtonStyle where Self == HoverScaleButtonStyle {
  /// Scales to 98 % while pressed, and rises by 2 pt under a pointer.
  public static var hoverScale: HoverScaleButtonStyle { HoverScaleButtonStyle() }
}

/// A style has no state of its own for each button; this view has.
private struct HoverScaleButton<Label: View>: View {
  let label: Label
  let isPressed: Bool
  @State private var isHovered = false
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let isDown = isPressed && owners[.press] == nil
    label
      .moves(
        by: HoverScaleButtonStyle.pressMotion, value: isDown,
        or: HoverScaleButtonStyle.hoverMotion, value: isHovered
      ) { view, nudge in
        view
          .scaleEffect(nudge(isDown ? theme[.press.soft] : 1))
          .modifier(Shift(y: nudge(isHovered ? -theme[.press.hoverLift] : 0)))
      }
      .onHover { isHovered = $0 }
      .claims(.press, for: HoverScaleButtonStyle.pressMotion)
  }
}

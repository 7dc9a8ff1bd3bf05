import SwiftUI

/// Lets a button give way to 98 % under the finger, by a spring: a release in the middle of the
/// press keeps its speed.
///
///     Button("Browse journeys", action: browse).buttonStyle(ScaleButtonStyle())
///
/// Reduce Motion and Low Power Mode: it has its size at once, with nothing in between.
public struct ScaleButtonStyle: ButtonStyle, MotionDeclaring {
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  /// Creates the style.
  public init() {}

  /// The button gives way.
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
  /// Gives way to 98 % under the finger.
  public static var scale: ScaleButtonStyle { ScaleButtonStyle() }
}

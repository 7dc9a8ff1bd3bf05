import SwiftUI

/// Scales a view to 0.95 while it is pressed, in 0.15 s.
///
/// The press ends with the touch, however that ends, and when the finger has moved by more than 20
/// pt, because it scrolls then. Reduce Motion and Low Power Mode: the size changes without an
/// animation. It plays no haptics and does not affect gestures of the content; see
/// ``FeedbackButtonStyle`` for a button with haptics.
public struct ButtonPressModifier: ViewModifier, MotionDeclaring {
  @GestureState private var isPressed = false
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  public init() {}

  /// The press: the view scales to 0.95 in 0.15 s. Reduce Motion and Low Power Mode: the size
  /// changes at once.
  public nonisolated static let motion = MotionDeclaration(
    component: "ButtonPressModifier", motion: "press", token: .app.fast,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the finger is felt is what counts, and it is seen at once.")
  /// The motion of the press: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// The content, scaled while a finger is down, unless a surrounding press effect runs already.
  public func body(content: Content) -> some View {
    let isSmall = isPressed && owners[.press] == nil
    content
      .moves(by: Self.motion) { view, nudge in
        view.scaleEffect(nudge(isSmall ? theme[.app.firmPress] : 1))
      }
      .claims(.press, for: Self.motion)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isPressed) { value, isPressed, _ in
          let way = value.translation
          isPressed = hypot(way.width, way.height) <= theme[.app.pressSlack]
        })
  }
}

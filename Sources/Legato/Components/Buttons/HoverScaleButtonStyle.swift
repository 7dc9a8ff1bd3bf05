import SwiftUI

/// Gives way under the finger as ``ScaleButtonStyle`` does, and is lifted by 2 pt while a pointer is
/// over it. Without a pointer it is never lifted.
///
/// Reduce Motion and Low Power Mode: it stays as it is.
public struct HoverScaleButtonStyle: ButtonStyle, MotionDeclaring {
  public init() {}

  /// The button gives way.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "HoverScaleButtonStyle", motion: "press", token: .touch.press,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "A press tells nothing that its action does not.")

  /// The button is lifted.
  public nonisolated static let hoverMotion = MotionDeclaration(
    component: "HoverScaleButtonStyle", motion: "hover", token: .touch.hover,
    purpose: "Says what a click would reach.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The pointer says itself where it is.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [pressMotion, hoverMotion]
  }

  public func makeBody(configuration: Configuration) -> some View {
    HoverScaleButton(label: configuration.label, isPressed: configuration.isPressed)
  }
}

extension ButtonStyle where Self == HoverScaleButtonStyle {
  /// Gives way to 98 % under the finger, and is lifted by 2 pt under a pointer.
  public static var hoverScale: HoverScaleButtonStyle { HoverScaleButtonStyle() }
}

/// A style has no state of its own for each button; this view has.
private struct HoverScaleButton<Label: View>: View {
  let label: Label
  let isPressed: Bool
  @State private var isHovered = false
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.motionOwners) private var owners

  var body: some View {
    let press = motionPolicy.outcome(of: HoverScaleButtonStyle.pressMotion).movement
    let hover = motionPolicy.outcome(of: HoverScaleButtonStyle.hoverMotion).movement
    let isDown = isPressed && press != nil && owners[.press] == nil
    let isLifted = isHovered && hover != nil
    label
      .scaleEffect(isDown ? MetricToken.press.soft.value : 1)
      .offset(y: isLifted ? -MetricToken.press.hoverLift.value : 0)
      .animation(press ?? .atOnce, value: isDown)
      .animation(hover ?? .atOnce, value: isLifted)
      .onHover { isHovered = $0 }
      .claims(.press, for: HoverScaleButtonStyle.pressMotion)
  }
}

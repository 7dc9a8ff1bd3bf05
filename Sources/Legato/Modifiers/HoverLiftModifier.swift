import SwiftUI

/// Lifts a view by 2 pt while a pointer is over it. For things that are no buttons; buttons have
/// ``HoverScaleButtonStyle``. Reduce Motion and Low Power Mode: it stays where it is.
public struct HoverLiftModifier: ViewModifier, MotionDeclaring {
  @State private var isHovered = false
  @Environment(\.motionPolicy) private var motionPolicy

  public init() {}

  /// The view is lifted.
  public nonisolated static let liftMotion = MotionDeclaration(
    component: "HoverLiftModifier", motion: "lift", token: .touch.hover,
    purpose: "Says what a click would reach.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "The pointer says itself where it is.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] { [liftMotion] }

  public func body(content: Content) -> some View {
    let animation = motionPolicy.outcome(of: Self.liftMotion).movement
    let isLifted = isHovered && animation != nil
    content
      .offset(y: isLifted ? -MetricToken.press.hoverLift.value : 0)
      .animation(animation ?? .atOnce, value: isLifted)
      .onHover { isHovered = $0 }
  }
}

extension View {
  /// Lifts this view while a pointer is over it.
  public func hoverLift() -> some View {
    modifier(HoverLiftModifier())
  }
}

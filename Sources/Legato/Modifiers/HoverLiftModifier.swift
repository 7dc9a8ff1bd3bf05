import SwiftUI

/// Raises a view by 2 pt while a pointer hovers over it. For views that are not buttons; buttons
/// have ``HoverScaleButtonStyle``. Reduce Motion and Low Power Mode: end state on the next frame.
public struct HoverLiftModifier: ViewModifier, MotionDeclaring {
  @State private var isHovered = false

  /// Creates the modifier.
  public init() {}

  /// The rise. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let liftMotion = MotionDeclaration(
    component: "HoverLiftModifier", motion: "lift", token: .touch.hover,
    purpose: "Says what a click would reach.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "The pointer says itself where it is.")

  /// The motion of the modifier: ``liftMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [liftMotion] }

  /// The content, raised by 2 pt while a pointer hovers over it.
  public func body(content: Content) -> some View {
    content
      .modifier(Lift(isUp: isHovered, motion: Self.liftMotion))
      .onHover { isHovered = $0 }
  }
}

/// Stands 2 pt higher while it is up.
struct Lift: ViewModifier {
  let isUp: Bool
  let motion: MotionDeclaration
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    content.moves(by: motion) { view, nudge in
      view.modifier(Shift(y: nudge(isUp ? -theme[.press.hoverLift] : 0)))
    }
  }
}

extension View {
  /// Raises this view by 2 pt while a pointer hovers over it.
  public func hoverLift() -> some View {
    modifier(HoverLiftModifier())
  }
}

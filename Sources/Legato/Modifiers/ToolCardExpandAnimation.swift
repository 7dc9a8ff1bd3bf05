import SwiftUI

/// Clips an expandable view to a rounded card and animates its height, by
/// ``MotionToken/App/spring``.
///
/// It animates the content of the card. Views around the card move with it where the change itself
/// is animated, as ``ToolCard`` does it, or where a container has the same modifier. Reduce Motion:
/// the height is at its end on the next frame. Low Power Mode: unchanged.
public struct ToolCardExpandAnimation: ViewModifier, MotionDeclaring {
  let isExpanded: Bool
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameter isExpanded: Whether the card is expanded; a change of it is animated.
  public init(isExpanded: Bool) { self.isExpanded = isExpanded }

  /// The height follows the content. Reduce Motion: end state on the next frame. Low Power Mode:
  /// unchanged.
  public nonisolated static let motion = MotionDeclaration(
    component: "ToolCard", motion: "expansion", token: .app.spring,
    purpose: "Shows what more a tool has to say.", cost: .layout,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "What is open is seen without its opening.")
  /// The motion of the card: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// The content, clipped to a rounded rectangle of 12 pt.
  public func body(content: Content) -> some View {
    content
      .clipShape(RoundedRectangle(cornerRadius: theme[.app.cardRadius]))
      .animation(motionPolicy.movement(of: Self.motion), value: isExpanded)
  }
}

import SwiftUI

/// Pulses the opacity of a placeholder between 1 and 0.5, with a period of 1.6 s.
///
/// It runs while it is active and on screen, and restarts when the view reappears. Reduce Motion
/// and Low Power Mode: the opacity is 1.
public struct PulseAnimation: ViewModifier, MotionDeclaring {
  let isActive: Bool
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameter isActive: Whether data is loading; `true` by default.
  public init(isActive: Bool = true) { self.isActive = isActive }

  /// The opacity falls to 0.5 and returns, 0.8 s each way, repeated without end. Off under Reduce
  /// Motion and in Low Power Mode.
  public nonisolated static let motion = MotionDeclaration(
    component: "PulseAnimation", motion: "pulse", token: .app.loadingPulse,
    purpose: "Says that something is loading.", cost: .transform,
    role: .loop,
    reducedForm: .notDrawn, reason: "A placeholder says by itself that something is to come.")
  /// The motion of the effect: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// Applies the pulse to the content, unless a surrounding view pulses already.
  public func body(content: Content) -> some View {
    content
      .loops(by: Self.motion, isActive: isActive && owners[.pulse] == nil) { view, phase in
        view.opacity(1 - (1 - theme[.app.pulseOpacity]) * phase)
      }
      .claims(.pulse, for: Self.motion)
  }
}

import SwiftUI

/// A pulse without end: 15 % larger and half transparent, and back, in two seconds. For the one
/// element of a page that is current, such as the ring around today.
///
/// It requests frames only while it is on screen: it stops when it disappears and restarts from
/// rest. Reduce Motion and Low Power Mode: it is still.
public struct PulsingModifier: ViewModifier, MotionDeclaring {
  @State private var phase = 0.0
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  public init() {}

  /// The pulse. Off under Reduce Motion and in Low Power Mode.
  public nonisolated static let pulseMotion = MotionDeclaration(
    component: "PulsingModifier", motion: "pulse", token: .ambient.pulse,
    purpose: "Sets one thing apart from its like.", cost: .transform,
    role: .loop,
    reducedForm: .endStateAtOnce, reason: "What pulses is there without pulsing.")

  /// The motion of the modifier: ``pulseMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [pulseMotion] }

  /// The content, which pulses unless a surrounding view pulses already.
  public func body(content: Content) -> some View {
    let metrics = MetricToken.pulse
    let phase = owners[.pulse] == nil ? phase : 0
    content
      .scaleEffect(1 + (theme[metrics.scale] - 1) * phase)
      .opacity(1 + (theme[metrics.opacity] - 1) * phase)
      .modifier(RunsLoop(motion: Self.pulseMotion, phase: $phase))
      .claims(.pulse, for: Self.pulseMotion)
  }
}

extension View {
  /// Pulses this view without end.
  public func pulsing() -> some View {
    modifier(PulsingModifier())
  }
}

import SwiftUI

/// Spreads a ripple from every tap: a circle of 300 pt that grows from the touch and fades in 0.6
/// s. Gestures of the view are not affected.
///
/// Not drawn under Reduce Motion and in Low Power Mode.
public struct RippleEffect: ViewModifier, MotionDeclaring {
  private let color: ColorToken
  @State private var ripples: [Ripple] = []
  @State private var count = 0
  @Environment(\.motionPolicy) private var motionPolicy

  /// At most so many at a time: the oldest makes room.
  static let maxRipples = 7

  private struct Ripple: Identifiable {
    let id: Int
    let center: CGPoint
  }

  /// Creates the modifier.
  ///
  /// - Parameter color: The color of the ripples; ``ColorToken/App/ripple`` by default.
  public init(color: ColorToken = .app.ripple) {
    self.color = color
  }

  /// The ripple spreads. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let spreadMotion = MotionDeclaration(
    component: "RippleEffect", motion: "spread", token: .touch.ripple,
    purpose: "Says where the finger was felt.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "A tap tells nothing that its action does not.")

  /// The motion of the ripples: ``spreadMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [spreadMotion] }

  private var mayMove: Bool { motionPolicy.outcome(of: Self.spreadMotion).movement != nil }

  /// The content with the ripples over it. At most seven run at a time; a further one removes the
  /// oldest.
  public func body(content: Content) -> some View {
    content
      .overlay {
        ZStack {
          ForEach(mayMove ? ripples : []) { ripple in
            SpreadingCircle(color: color) { ripples.removeAll { $0.id == ripple.id } }
              .position(ripple.center)
              .transition(.identity)
          }
        }
        // Places of taps count from the left in either direction.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
      // None of them is seen to its end: they must not begin anew when they may move again.
      .onChange(of: mayMove) { ripples = [] }
      .onDisappear { ripples = [] }
      .simultaneousGesture(SpatialTapGesture().onEnded { spread(from: $0.location) })
  }

  private func spread(from center: CGPoint) {
    guard mayMove else { return }
    count += 1
    ripples = Array((ripples + [Ripple(id: count, center: center)]).suffix(Self.maxRipples))
  }
}

extension View {
  /// Spreads a ripple from every tap on this view. Clip the view to its shape yourself.
  ///
  /// - Parameter color: The color of the ripples; ``ColorToken/App/ripple`` by default.
  public func rippleEffect(color: ColorToken = .app.ripple) -> some View {
    modifier(RippleEffect(color: color))
  }
}

/// A circle that grows and fades once, and says when it may be taken away.
private struct SpreadingCircle: View {
  let color: ColorToken
  let onEnd: @MainActor () -> Void
  @State private var hasSpread = false
  @State private var lifetime = Wait()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let metrics = MetricToken.ripple
    Circle()
      .fill(color)
      .frame(width: theme[metrics.diameter], height: theme[metrics.diameter])
      .scaleEffect(hasSpread ? 1 : 0)
      .opacity(hasSpread ? 0 : theme[metrics.opacity])
      .onAppear {
        withAnimation(motionPolicy.outcome(of: RippleEffect.spreadMotion).movement) {
          hasSpread = true
        }
        lifetime.begin(theme[metrics.lifetime], then: onEnd)
      }
      .onDisappear { lifetime.cancel() }
  }
}

import SwiftUI

extension RIZQ {
  /// A counter to tap: a number in a ring that fills with every tap, and a ring of light that
  /// spreads from it.
  ///
  ///     RIZQ.AnimatedCounter(value: $count, total: 33, size: .large) { celebrate() }
  ///
  /// Reduce Motion and Low Power Mode: it counts, and neither gives way nor spreads light; number and
  /// ring still move in Low Power Mode, for they tell something.
  public struct AnimatedCounter: View {
    /// How large the ring is.
    public enum Size: String, Hashable, Sendable, CaseIterable {
      case small, medium, large, extraLarge

      /// The diameter in points.
      public var diameter: CGFloat {
        switch self {
        case .small: MetricToken.counter.small.value
        case .medium: MetricToken.counter.medium.value
        case .large: MetricToken.counter.large.value
        case .extraLarge: MetricToken.counter.extraLarge.value
        }
      }
    }

    @Binding private var value: Int
    private let total: Int
    private let size: Size
    private let label: LocalizedStringKey
    private let onComplete: (() -> Void)?
    @State private var isDown = false
    @State private var release = Wait()
    @State private var ripples: [Int] = []
    @State private var rippleCount = 0
    @Environment(\.motionPolicy) private var motionPolicy
    @Environment(\.tokenTheme) private var theme

    /// At most so many rings of light at a time: the oldest makes room.
    static let mostRipples = 4

    /// - Parameters:
    ///   - value: How often it was tapped. Taps beyond the total do nothing.
    ///   - total: How far it counts, 33 unless given; at least 1.
    ///   - size: How large the ring is.
    ///   - label: What is counted, for people who do not see it.
    ///   - onComplete: Called with the tap that reaches the total.
    public init(
      value: Binding<Int>, total: Int = Int(MetricToken.counter.total.value), size: Size = .medium,
      label: LocalizedStringKey = "Counter", onComplete: (() -> Void)? = nil
    ) {
      _value = value
      self.total = max(total, 1)
      self.size = size
      self.label = label
      self.onComplete = onComplete
    }

    public var body: some View {
      let press = motionPolicy.outcome(of: Self.pressMotion).movement
      let number = motionPolicy.outcome(of: Self.numberMotion).movement
      let isDown = isDown && press != nil
      Button(action: count) {
        FillingRing(
          level: 0, fraction: Fraction(value, of: total), lineWidth: size.diameter / 16,
          first: Self.ringMotion, update: Self.ringMotion
        )
        .overlay {
          Text("\(value)")
            .font(.system(size: size.diameter * 0.32, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .foregroundStyle(ColorToken.rizq.levelBadge)
            .contentTransition(number == nil ? .identity : .numericText(value: Double(value)))
            .animation(number, value: value)
            .endsAtOnce(Self.numberMotion)
        }
        .padding(size.diameter / 32)
        .frame(width: size.diameter, height: size.diameter)
        .background {
          ForEach(motionPolicy.outcome(of: Self.rippleMotion).isDrawn ? ripples : [], id: \.self) {
            ripple in
            CounterRipple { ripples.removeAll { $0 == ripple } }
              .transition(.identity)
          }
        }
        .contentShape(Circle())
      }
      .buttonStyle(UnstyledButtonStyle())
      .scaleEffect(isDown ? theme[.press.firm] : 1)
      .animation(press ?? .atOnce, value: isDown)
      .onDisappear {
        release.cancel()
        ripples = []
      }
      // None of them is seen to its end: they must not begin anew when they may spread again.
      .onChange(of: motionPolicy.outcome(of: Self.rippleMotion).isDrawn) { ripples = [] }
      .accessibilityLabel(Text(label))
      .accessibilityValue("\(value) of \(total)")
    }

    private func count() {
      guard value < total else { return }
      value += 1
      isDown = true
      release.begin(theme[.counter.release]) { self.isDown = false }
      if motionPolicy.outcome(of: Self.rippleMotion).isDrawn {
        rippleCount += 1
        ripples = Array((ripples + [rippleCount]).suffix(Self.mostRipples))
      }
      if value == total { onComplete?() }
    }
  }
}

extension RIZQ.AnimatedCounter: MotionDeclaring {
  /// The counter gives way.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "RIZQ.AnimatedCounter", motion: "press", token: .touch.counter,
    purpose: "Says that the tap counted.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The number tells that the tap counted.")

  /// A ring of light spreads.
  public nonisolated static let rippleMotion = MotionDeclaration(
    component: "RIZQ.AnimatedCounter", motion: "ripple", token: .celebration.draw,
    purpose: "Rewards each count.", cost: .transform,
    role: .celebration, reducedForm: .notDrawn, reason: "It rewards, and tells nothing.")

  /// The digits roll.
  public nonisolated static let numberMotion = MotionDeclaration(
    component: "RIZQ.AnimatedCounter", motion: "number", token: .celebration.count,
    purpose: "Tells how often it was counted.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce, reason: "A number is read, not watched.")

  /// The ring follows the number.
  public nonisolated static let ringMotion = MotionDeclaration(
    component: "RIZQ.AnimatedCounter", motion: "ring", token: .celebration.countRing,
    purpose: "Shows how much is left.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "The length of the arc is what it tells.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [pressMotion, rippleMotion, numberMotion, ringMotion]
  }
}

/// Looks like its label and nothing else.
struct UnstyledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A ring of light that grows and fades once.
private struct CounterRipple: View {
  let onEnd: () -> Void
  @State private var hasSpread = false
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let metrics = MetricToken.counter
    Circle()
      .stroke(ColorToken.rizq.primary, lineWidth: 2)
      .scaleEffect(hasSpread ? theme[metrics.rippleScale] : 1)
      .opacity(hasSpread ? 0 : theme[metrics.rippleOpacity])
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .onAppear {
        withAnimation(
          motionPolicy.outcome(of: RIZQ.AnimatedCounter.rippleMotion).movement,
          completionCriteria: .removed
        ) {
          hasSpread = true
        } completion: {
          onEnd()
        }
      }
  }
}

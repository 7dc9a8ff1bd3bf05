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
      public var diameter: CGFloat { metric.value }

      /// The token of the diameter.
      var metric: MetricToken {
        switch self {
        case .small: .counter.small
        case .medium: .counter.medium
        case .large: .counter.large
        case .extraLarge: .counter.extraLarge
        }
      }
    }

    @Binding private var value: Int
    /// `nil` is the theme's.
    private let givenTotal: Int?
    private let size: Size
    private let label: LocalizedStringKey
    private let onComplete: (() -> Void)?
    @State private var isDown = false
    @State private var release = Wait()
    @State private var ripples: [Int] = []
    @State private var rippleCount = 0
    // The number is large already, so it grows as titles do.
    @ScaledMetric(relativeTo: .largeTitle) private var scale = 1.0
    @Environment(\.motionPolicy) private var motionPolicy
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tokenTheme) private var theme

    /// At most so many rings of light at a time: the oldest makes room.
    static let mostRipples = 4

    /// - Parameters:
    ///   - value: How often it was tapped. Taps beyond the total do nothing.
    ///   - total: How far it counts, at least 1; `nil`, the default, is 33, or what a theme says.
    ///   - size: How large the ring is.
    ///   - label: What is counted, for people who do not see it.
    ///   - onComplete: Called with the tap that reaches the total.
    public init(
      value: Binding<Int>, total: Int? = nil, size: Size = .medium,
      label: LocalizedStringKey = "Counter", onComplete: (() -> Void)? = nil
    ) {
      _value = value
      givenTotal = total
      self.size = size
      self.label = label
      self.onComplete = onComplete
    }

    private var total: Int { max(givenTotal ?? Int(theme[.counter.total]), 1) }

    public var body: some View {
      let diameter = theme[size.metric] * scale
      let press = motionPolicy.outcome(of: Self.pressMotion).movement
      let number = motionPolicy.outcome(of: Self.numberMotion).movement
      let isDown = isDown && press != nil
      Button(action: count) {
        FillingRing(
          level: 0, fraction: Fraction(value, of: total), lineWidth: diameter / 16,
          first: Self.ringMotion, update: Self.ringMotion
        )
        .overlay {
          Text("\(value)")
            .font(.system(size: diameter * 0.32, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(ColorToken.achievement.level)
            .contentTransition(number == nil ? .identity : .numericText(value: Double(value)))
            .animation(number, value: value)
            .endsAtOnce(Self.numberMotion)
            // Long numbers become smaller, and stay off the ring.
            .padding(.horizontal, diameter / 8)
        }
        .padding(diameter / 32)
        .frame(width: diameter, height: diameter)
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
      .opacity(isEnabled ? 1 : theme[.app.disabledOpacity])
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
      .stroke(ColorToken.achievement.reached, lineWidth: 2)
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

import SwiftUI

/// A number in a ring that fills with every tap, and a ring of light that spreads from it: the
/// counter to tap of ``AnimatedCounter``.
struct CounterRing: View {
  @Binding var value: Int
  /// `nil` is the theme's.
  let givenTotal: Int?
  let size: AnimatedCounter.Size
  let label: LocalizedStringKey
  let onComplete: (() -> Void)?
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
  static let maxRipples = 4

  private var total: Int { max(givenTotal ?? Int(theme[.counter.total]), 1) }

  var body: some View {
    let diameter = theme[size.metric] * scale
    let press = motionPolicy.outcome(of: AnimatedCounter.pressMotion).movement
    let number = motionPolicy.outcome(of: AnimatedCounter.numberMotion).movement
    let isDown = isDown && press != nil
    Button(action: count) {
      FillingRing(
        level: 0, fraction: Fraction(value, of: total), lineWidth: diameter / 16,
        first: AnimatedCounter.ringMotion, update: AnimatedCounter.ringMotion
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
          .endsAtOnce(AnimatedCounter.numberMotion)
          // Long numbers become smaller, and stay off the ring.
          .padding(.horizontal, diameter / 8)
      }
      .padding(diameter / 32)
      .frame(width: diameter, height: diameter)
      .background {
        ForEach(
          motionPolicy.outcome(of: AnimatedCounter.rippleMotion).isDrawn ? ripples : [], id: \.self
        ) {
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
    .onChange(of: motionPolicy.outcome(of: AnimatedCounter.rippleMotion).isDrawn) { ripples = [] }
    .accessibilityLabel(Text(label))
    .accessibilityValue("\(value) of \(total)")
  }

  private func count() {
    guard value < total else { return }
    value += 1
    isDown = true
    release.begin(theme[.counter.release]) { self.isDown = false }
    if motionPolicy.outcome(of: AnimatedCounter.rippleMotion).isDrawn {
      rippleCount += 1
      ripples = Array((ripples + [rippleCount]).suffix(Self.maxRipples))
    }
    if value == total { onComplete?() }
  }
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
          motionPolicy.outcome(of: AnimatedCounter.rippleMotion).movement,
          completionCriteria: .removed
        ) {
          hasSpread = true
        } completion: {
          onEnd()
        }
      }
  }
}

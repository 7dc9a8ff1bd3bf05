import SwiftUI
import TestSupport
import Testing

/// The animations that are written most, in every form in which they are written.
@MainActor @Suite("Frequency: animations")
struct AnimationConstructorTests {
  private struct Mover: View {
    let animation: Animation?
    @State private var isMoved = false
    var body: some View {
      Color.pureRed.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)
        .onAppear { withAnimation(animation) { isMoved = true } }
    }
  }

  private func way(_ animation: Animation?, at times: [Double]) throws -> [Double] {
    let shown = try Shown { Mover(animation: animation) }
    return times.map { shown.way(at: $0) }
  }

  /// A spring from rest over 100 points.
  private func spring(_ time: Double, response: Double, damping: Double) -> Double {
    let omega = 2 * Double.pi / response
    if damping >= 1 { return 100 * (1 - (1 + omega * time) * exp(-omega * time)) }
    let damped = omega * (1 - damping * damping).squareRoot()
    let rest =
      exp(-damping * omega * time)
      * (cos(damped * time) + damping * omega / damped * sin(damped * time))
    return 100 * (1 - rest)
  }

  @Test func curvesInAllForms() throws {
    // The time at which half of the duration is over, and the way of the curve at one half.
    let forms: [(Animation, Double, Double)] = [
      (.linear, 0.175, 50), (.linear(duration: 1), 0.5, 50),
      (.easeIn, 0.175, 31.54), (.easeIn(duration: 2), 1, 31.54),
      (.easeOut, 0.175, 68.46), (.easeOut(duration: 2), 1, 68.46),
      (.easeInOut, 0.175, 50), (.easeInOut(duration: 2), 1, 50),
      (.timingCurve(0.42, 0, 1, 1), 0.175, 31.54),
      (.timingCurve(0, 0, 0.58, 1, duration: 2), 1, 68.46),
      (Animation.easeInOut(duration: 1), 0.5, 50),
      (Animation.linear(duration: 1), 0.5, 50),
    ]
    for (animation, time, expected) in forms {
      let shown = try way(animation, at: [time, 10])
      #expect(isClose(shown[0], expected, within: 0.02), "\(animation)")
      #expect(shown[1] == 100, "\(animation)")
    }
  }

  @Test func springsInAllForms() throws {
    let forms: [(Animation, response: Double, damping: Double)] = [
      (.spring(), 0.5, 1), (.spring, 0.5, 1), (.default, 0.5, 1),
      (.spring(response: 0.4, dampingFraction: 0.6), 0.4, 0.6),
      (.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0), 0.3, 0.7),
      (.spring(duration: 0.6, bounce: 0.25), 0.6, 0.75),
      (.spring(duration: 0.6), 0.6, 1),
      (.spring(dampingFraction: 0.5), 0.5, 0.5),
      (.spring(Spring(duration: 0.4, bounce: 0.2)), 0.4, 0.8),
      (.bouncy, 0.5, 0.7), (.bouncy(), 0.5, 0.7), (.bouncy(duration: 0.4), 0.4, 0.7),
      (.bouncy(extraBounce: 0.1), 0.5, 0.6), (.bouncy(duration: 0.4, extraBounce: 0.2), 0.4, 0.5),
      (.smooth, 0.5, 1), (.smooth(duration: 0.3), 0.3, 1),
      (.smooth(extraBounce: 0.1), 0.5, 0.9),
      (.snappy, 0.5, 0.85), (.snappy(), 0.5, 0.85), (.snappy(duration: 0.3), 0.3, 0.85),
      (.snappy(extraBounce: 0.1), 0.5, 0.75), (.snappy(duration: 0.2, extraBounce: 0.1), 0.2, 0.75),
      (.interactiveSpring, 0.15, 0.85), (.interactiveSpring(), 0.15, 0.85),
      (.interactiveSpring(response: 0.15), 0.15, 0.86),
      (.interactiveSpring(dampingFraction: 0.7), 0.15, 0.7),
      (.interactiveSpring(response: 0.3, dampingFraction: 0.6), 0.3, 0.6),
      (.interactiveSpring(response: 0.4, dampingFraction: 0.8, blendDuration: 0.25), 0.4, 0.8),
      (.interactiveSpring(duration: 0.3, extraBounce: 0.05, blendDuration: 0.25), 0.3, 0.8),
      (.interpolatingSpring, 0.5, 1),
      (.interpolatingSpring(stiffness: 100, damping: 10), 2 * .pi / 10, 0.5),
      (.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), 2 * .pi / 10, 0.5),
      (
        .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
        2 * .pi / 10, 0.5
      ),
    ]
    for (animation, response, damping) in forms {
      let times = [0.05, 0.12, 0.3]
      let shown = try way(animation, at: times + [10])
      for (time, value) in zip(times, shown) {
        let expected = spring(time, response: response, damping: damping)
        #expect(isClose(value, expected, within: 0.05), "\(animation) at \(time)")
      }
      #expect(shown[3] == 100, "\(animation)")
    }
  }

  @Test func animationsArePutOffSpedUpAndRepeated() throws {
    let linear = Animation.linear(duration: 1)
    #expect(try way(linear.delay(0.5), at: [0.5, 1]).map { $0.rounded() } == [0, 50])
    #expect(try way(linear.speed(2), at: [0.25, 0.5]).map { $0.rounded() } == [50, 100])
    let there = try way(linear.repeatForever(autoreverses: true), at: [0.5, 1.25, 100.25])
    #expect(zip(there, [50, 75, 25]).allSatisfy { isClose($0, $1) })
    #expect(isClose(try way(linear.repeatForever(), at: [1.25])[0], 75))
    #expect(isClose(try way(linear.repeatForever(autoreverses: false), at: [1.25])[0], 25))
    let counted = try way(linear.repeatCount(3, autoreverses: true), at: [1.25, 2.25, 4])
    #expect(zip(counted, [75, 25, 100]).allSatisfy { isClose($0, $1) })
    #expect(isClose(try way(linear.repeatCount(3, autoreverses: false), at: [1.25])[0], 25))
    #expect(isClose(try way(linear.repeatCount(2), at: [1.25])[0], 75))
  }

  @Test func withoutAnAnimationAChangeIsThereAtOnce() throws {
    #expect(try way(nil, at: [0]) == [100])
  }
}

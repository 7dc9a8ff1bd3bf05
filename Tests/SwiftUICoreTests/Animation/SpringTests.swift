import SwiftUI
import Testing

/// SWIFTUI-FACTS 2.1 and 2.2.
@Suite("Springs as values")
struct SpringTests {
  /// Duration, bounce, settling duration, and the value of a way of 10 at 0.1 s, as measured.
  static let measured: [(Double, Double, Double, Double)] = [
    (0.4, 0, 0.6, 4.656), (0.4, 0.3, 0.854188, 5.614), (0.4, 0.5, 1.157199, 6.473),
    (0.4, -0.3, 1.2, 3.724), (1, 0, 1.5, 1.313), (1, 0.3, 1.953928, 1.457),
    (0.5, 0.15, 0.876827, 3.881), (0.2, 0.7, 0.981661, 13.679),
  ]

  @Test(arguments: measured.indices)
  func measuredSettlingDurationsAndValues(_ index: Int) {
    let (duration, bounce, settling, value) = Self.measured[index]
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.settlingDuration - settling) < 1e-5)
    #expect(
      abs(spring.settlingDuration(target: 1.0, epsilon: 0.001) - settling) < 1e-5)
    #expect(abs(spring.value(target: 10.0, time: 0.1) - value) < 0.0006)
  }

  @Test func documentedParameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.91) < 0.01 && abs(spring.damping - 17.59) < 0.01)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.628) < 0.001 && abs(other.bounce - 0.5) < 1e-9)
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(
      Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-9)
    #expect(Spring(duration: 0.5, bounce: 1.5).dampingRatio == 0)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test func presets() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(
      Spring.snappy(duration: 0.3, extraBounce: 0.1) == Spring(duration: 0.3, bounce: 0.25))
    #expect(Spring.smooth.hashValue == Spring(duration: 0.5, bounce: 0).hashValue)
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func aSpringMadeForASettlingDurationHasIt(_ ratio: Double) {
    let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 1.2) < 1e-6)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test(arguments: [0.3, 0.0, -0.4])
  func updateIsExactAndSoIndependentOfItsSteps(_ bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var (value, velocity) = (20.0, -30.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.03)
    }
    #expect(
      abs(value - (20 + spring.value(target: 80.0, initialVelocity: -30, time: 0.3))) < 1e-9)
    #expect(
      abs(velocity - spring.velocity(target: 80.0, initialVelocity: -30, time: 0.3)) < 1e-7)
    let before = (value, velocity)
    spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0)
    #expect((value, velocity) == before)
  }

  @Test func forceIsTheDerivativeOfVelocity() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let (time, step) = (0.13, 1e-6)
    let force = spring.force(
      target: 10.0, position: spring.value(target: 10.0, time: time),
      velocity: spring.velocity(target: 10.0, time: time))
    let difference =
      (spring.velocity(target: 10.0, time: time + step)
        - spring.velocity(target: 10.0, time: time - step)) / (2 * step)
    #expect(abs(force - difference) < 0.001)
  }

  @Test func vectorsMoveAsTheirComponents() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let pair = AnimatablePair(3.0, 4.0)
    let moved = spring.value(target: pair, time: 0.1)
    #expect(abs(moved.second - spring.value(target: 4.0, time: 0.1)) < 1e-12)
    // A way of (3, 4) is as long as one of 5.
    #expect(
      abs(
        spring.settlingDuration(target: pair, epsilon: 0.01)
          - spring.settlingDuration(target: 5.0, epsilon: 0.01)) < 1e-9)
    #expect(spring.settlingDuration(target: Double.nan, epsilon: 0.01) == 0)
  }

  @Test func animatableValuesMoveBetweenTheirEnds() {
    let spring = Spring(duration: 0.5, bounce: 0.15)
    let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 110, y: -50))
    let unit = spring.value(target: 1.0, time: 0.2)
    let point = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(point.x - (10 + 100 * unit)) < 1e-9 && abs(point.y + 50 * unit) < 1e-9)
    let angle = spring.value(
      fromValue: Angle.degrees(10), toValue: .degrees(100), initialVelocity: .zero, time: 0.2)
    #expect(abs(angle.degrees - (10 + 90 * unit)) < 1e-9)
    let velocity = spring.velocity(
      fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(velocity.x - spring.velocity(target: 100.0, time: 0.2)) < 1e-9)
    let force = spring.force(fromValue: 10.0, toValue: 110, position: 60, velocity: 5)
    #expect(abs(force - spring.force(target: 110.0, position: 60, velocity: 5)) < 1e-9)
    #expect(
      spring.settlingDuration(fromValue: 10.0, toValue: 110, initialVelocity: 0, epsilon: 0.1)
        == spring.settlingDuration(target: 100.0, initialVelocity: 0, epsilon: 0.1))
  }

  @Test func animationsAreNamedByTheirNumbers() {
    #expect("\(Animation.easeIn(duration: 0.2).delay(0.1))" == "easeIn(duration: 0.2).delay(0.1)")
    #expect(
      "\(Animation.spring(duration: 0.4, bounce: 0.5))"
        == "spring(response: 0.4, dampingFraction: 0.5)")
    #expect(Animation.default != .spring)
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring(.bouncy) == .bouncy && Animation.smooth == .spring(.smooth))
    #expect(
      Animation.interactiveSpring
        == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
    #expect(Animation.linear == .linear(duration: 0.35))
  }
}

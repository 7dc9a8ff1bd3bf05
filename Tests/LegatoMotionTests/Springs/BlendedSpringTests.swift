import Testing

@testable import LegatoMotion

/// SWIFTUI-FACTS 2.5: a spring whose response glides from that of the one before.
@Suite("Blended springs")
struct BlendedSpringTests {
  private let spring = DampedSpring(response: 0.2, dampingRatio: 0.8)

  @Test func theResponseFollowsASmoothStep() {
    let blended = BlendedSpring(from: 0.6, to: spring, blendDuration: 0.4)
    for (time, expected) in [
      (-1.0, 0.6), (0, 0.6), (0.1, 0.5375), (0.2, 0.4), (0.4, 0.2), (9, 0.2),
    ] {
      #expect(abs(blended.response(inForceAt: time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func withoutABlendItIsTheSpring() {
    for duration in [0, -1, Double.nan] {
      let blended = BlendedSpring(from: 0.6, to: spring, blendDuration: duration)
      for time in [0.0, 0.05, 0.2, 1] {
        #expect(abs(blended.response(at: time).step - spring.response(at: time).step) < 1e-12)
        #expect(abs(blended.response(at: time).impulse - spring.response(at: time).impulse) < 1e-12)
      }
    }
  }

  @Test func fromItsOwnResponseItIsTheSpring() {
    let blended = BlendedSpring(from: spring.response, to: spring, blendDuration: 0.5)
    for step in 0...100 {
      let time = Double(step) / 100
      let (left, right) = (blended.response(at: time), spring.response(at: time))
      #expect(abs(left.step - right.step) < 1e-6, "at \(time)")
      #expect(abs(left.impulseVelocity - right.impulseVelocity) < 1e-5, "at \(time)")
    }
  }

  @Test func itAgreesWithSmallStepsByHand() {
    let blended = BlendedSpring(from: 0.6, to: spring, blendDuration: 0.4)
    var (value, speed) = (0.0, 0.0)
    let step = 1e-6
    for index in 0..<300_000 {
      let response = blended.response(inForceAt: Double(index) * step)
      let frequency = 2 * Double.pi / response
      speed += (frequency * frequency * (1 - value) - 1.6 * frequency * speed) * step
      value += speed * step
    }
    #expect(abs(blended.response(at: 0.3).step - value) < 1e-4)
    #expect(abs(blended.response(at: 0.3).stepVelocity - speed) < 1e-3)
  }

  /// Springs that are damped within less than a step of the grid come to their target, and do not oscillate there.
  @Test(arguments: [70, 1_000, 1e6, .infinity])
  func aHeavilyDampedSpringCreeps(ratio: Double) {
    let heavy = DampedSpring(response: 0.5, dampingRatio: ratio)
    let blended = BlendedSpring(from: 0.15, to: heavy, blendDuration: 0.5)
    var last = 0.0
    for index in 0...2_000 {
      let response = blended.response(at: Double(index) / 1_000)
      #expect((0...1).contains(response.step) && response.step >= last, "at \(index) ms")
      #expect(response.stepVelocity >= 0 && abs(response.impulseVelocity) < 1.000_001)
      last = response.step
    }
    #expect(last < 1)
  }

  @Test func heavyDampingFromItsOwnResponseIsTheSpring() {
    let heavy = DampedSpring(response: 0.5, dampingRatio: 200)
    let blended = BlendedSpring(from: 0.5, to: heavy, blendDuration: 0.5)
    for step in 1...100 {
      let time = Double(step) / 50
      #expect(abs(blended.response(at: time).step - heavy.response(at: time).step) < 1e-5)
    }
  }

  /// Both methods say the same on either side of the damping where one gives way to the other.
  @Test func theMethodsAgreeWhereTheyMeet() {
    // 2 · ratio · 2π / 0.15 / 600 is 2 at 14.32.
    let (below, above) = (
      BlendedSpring(from: 0.15, to: .init(response: 0.5, dampingRatio: 14.3), blendDuration: 0.5),
      BlendedSpring(from: 0.15, to: .init(response: 0.5, dampingRatio: 14.35), blendDuration: 0.5)
    )
    for index in 1...100 {
      let time = Double(index) / 100
      #expect(abs(below.response(at: time).step - above.response(at: time).step) < 0.002)
    }
  }

  @Test func valueAndVelocityAreContinuousWhereTheBlendEnds() {
    let blended = BlendedSpring(from: 0.6, to: spring, blendDuration: 0.4)
    let (before, after) = (blended.response(at: 0.4 - 1e-9), blended.response(at: 0.4))
    #expect(abs(before.step - after.step) < 1e-6)
    #expect(abs(before.stepVelocity - after.stepVelocity) < 1e-5)
    #expect(abs(blended.response(at: 10).step - 1) < 1e-9)
  }

  @Test func itIsLogicallyCompleteAfterTheResponseInForce() {
    let blended = BlendedSpring(from: 0.6, to: spring, blendDuration: 0.4)
    let end = blended.logicalEnd
    #expect(end > 0.2 && end < 0.6)
    #expect(abs(blended.response(inForceAt: end) - end) < 0.01)
  }

  @Test func hostileNumbersStayFinite() {
    for response in [0, -1, Double.nan, .infinity, 1e300] {
      for duration in [1e9, Double.infinity, 1e-12] {
        let blended = BlendedSpring(from: response, to: spring, blendDuration: duration)
        for time in [0, 1e-3, 1, 100, Double.nan, .infinity] {
          let motion = blended.response(at: time)
          #expect(motion.step.isFinite && motion.impulse.isFinite, "\(response) \(duration)")
        }
      }
    }
  }
}

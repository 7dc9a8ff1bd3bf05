import LegatoMotion
import Testing

@Suite("DampedSpring: settling")
struct DampedSpringSettlingTests {
  @Test("measured on SwiftUI: settling durations")
  func measured() {
    let rows = [
      (0.4, 0.0, 0.6), (0.4, 0.3, 0.854_188), (0.4, 0.5, 1.157_199), (0.4, -0.3, 1.2),
      (1, 0, 1.5), (1, 0.3, 1.953_928), (0.5, 0.15, 0.876_827), (0.2, 0.7, 0.981_661),
    ]
    for (duration, bounce, settling) in rows {
      let spring = DampedSpring(duration: duration, bounce: bounce)
      expectClose(
        spring.settlingDuration, settling, within: 0.000_000_51,
        "duration \(duration), bounce \(bounce)")
    }
  }

  @Test("measured on SwiftUI: a keyframe's spring settles to 1e-5")
  func keyframe() {
    let spring = DampedSpring(duration: 0.4, bounce: 0.3)
    expectClose(spring.settlingDuration(target: 1, epsilon: 1e-5), 1.273, within: 0.000_51)
  }

  @Test("a motion that leaves again within a second has not settled")
  func leavesAgain() {
    // It starts within 2 of its target, is thrown out after half a second, and comes back.
    let spring = DampedSpring(duration: 10)
    let settling = spring.settlingDuration(target: 1, initialVelocity: 6, epsilon: 2)
    #expect(abs(1 - spring.value(initialVelocity: 6, time: 1.5)) > 2)
    #expect(settling > 1.5)
    #expect(abs(1 - spring.value(initialVelocity: 6, time: settling)) < 2)
    #expect(abs(1 - spring.value(initialVelocity: 6, time: settling - 0.1)) >= 2)
  }

  @Test("springs too slow for SwiftUI's samples are sampled in longer steps")
  func slow() {
    expectClose(DampedSpring(duration: 1000).settlingDuration, 1500, within: 100)
    #expect(DampedSpring(response: 1e6, dampingRatio: 1e6).settlingDuration.isFinite)
  }

  @Test("no damping, no end; nothing to do, no time")
  func settlingLimits() {
    #expect(DampedSpring(bounce: 1).settlingDuration == .infinity)
    #expect(DampedSpring(bounce: 1).settlingTime() == .infinity)
    for bounce in [-0.3, 0, 0.3] {
      #expect(DampedSpring(bounce: bounce).settlingDuration(target: 0) == 0)
    }
  }

  @Test("a spring made for a settling duration settles in it")
  func inverse() {
    for duration in [0.01, 0.3, 1, 2.5, 10] {
      for ratio in [0.01, 0.3, 0.7, 0.95, 0.999] {
        for epsilon in [1e-6, 0.001, 0.05] {
          let spring = DampedSpring(
            settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
          expectClose(spring.dampingRatio, ratio, within: 0)
          expectClose(
            spring.settlingDuration(target: 1, epsilon: epsilon), duration,
            within: 1e-9 * duration, "duration \(duration), ratio \(ratio), epsilon \(epsilon)")
        }
      }
      let critical = DampedSpring(settlingDuration: duration, dampingRatio: 1)
      expectClose(critical.stepResponse(at: duration), 0.999, within: 1e-9)
    }
    #expect(DampedSpring(settlingDuration: 1, dampingRatio: 7).dampingRatio == 1)
    #expect(
      DampedSpring(settlingDuration: 99, dampingRatio: 0.5)
        == DampedSpring(settlingDuration: 10, dampingRatio: 0.5))
  }

  @Test("the exact settling time of the specifications' springs", arguments: SpringTable.rows)
  func settlingTime(row: SpringRow) {
    let spring = DampedSpring(response: row.response, dampingRatio: row.dampingRatio)
    // The table was scanned in steps of 0.1 ms.
    expectClose(spring.settlingTime() * 1000, row.settlesToOnePermille, within: 0.11)
    expectClose(
      spring.settlingTime(tolerance: 0.01) * 1000, row.settlesToOnePercent, within: 0.11)
  }

  @Test("the settling time is the last time outside the tolerance")
  func lastCrossing() {
    for ratio in [0.02, 0.3, 0.7, 0.85, 0.99, 0.999_999, 1, 1.1, 5] {
      let spring = DampedSpring(response: 0.5, dampingRatio: ratio)
      for velocity in [-300, -2, 0, 0.5, 13, 40, 300.0] {
        for tolerance in [1e-6, 0.001, 0.01, 0.3] {
          let label = "ratio \(ratio), velocity \(velocity), tolerance \(tolerance)"
          let time = spring.settlingTime(tolerance: tolerance, initialVelocity: velocity)
          func distance(_ t: Double) -> Double {
            abs(1 - spring.value(initialVelocity: velocity, time: t))
          }
          expectClose(distance(time), tolerance, within: 1e-9 * (1 + abs(velocity)), label)
          #expect(distance(time * (1 - 1e-6)) > tolerance, "\(label)")
          // Nothing sticks out afterwards: scan ten periods finely, then far.
          let outside = (1...2000).contains { distance(time + Double($0) * 0.0025) > tolerance }
          #expect(!outside, "\(label)")
        }
      }
    }
  }

  @Test("the later one of a time and the settling time is the same, worked out or not")
  func notBefore() {
    var generator = SeededGenerator(seed: 18)
    for ratio in [0.02, 0.3, 0.7, 0.99, 0.999_999, 1, 1.1, 5] {
      let spring = DampedSpring(response: 0.5, dampingRatio: ratio)
      for _ in 0..<300 {
        let velocity = generator.number(from: -60, to: 60)
        let tolerance = generator.number(from: 1e-4, to: 0.1)
        let settled = spring.settlingTime(tolerance: tolerance, initialVelocity: velocity)
        for time in [0, 0.5, 0.97, 0.999, 1, 1.001, 1.2, 3].map({ $0 * settled }) {
          let found = spring.settlingTime(
            notBefore: time, tolerance: tolerance, initialVelocity: velocity)
          expectClose(
            found, max(time, settled), within: 1e-9 * (1 + settled),
            "ratio \(ratio), velocity \(velocity), tolerance \(tolerance), \(time) of \(settled)")
        }
      }
    }
    let undamped = DampedSpring(bounce: 1)
    #expect(undamped.settlingTime(notBefore: 1, tolerance: 0.1, initialVelocity: 0) == .infinity)
  }

  @Test("bad input gives a time, infinite at most, and never hangs")
  func badInput() {
    for a in badNumbers {
      for b in badNumbers {
        for spring in [
          DampedSpring(bounce: 0.999_999), DampedSpring(), DampedSpring(bounce: -0.5),
          DampedSpring(response: a, dampingRatio: b),
        ] {
          #expect(spring.settlingTime(tolerance: a, initialVelocity: b) >= 0)
          #expect(spring.settlingTime(notBefore: 1, tolerance: a, initialVelocity: b) >= 1)
          #expect(spring.settlingDuration(target: a, initialVelocity: b, epsilon: a) >= 0)
          #expect(
            spring.restTime(targetSquared: a, velocitySquared: b, targetDotVelocity: a) >= 0)
        }
      }
    }
  }
}

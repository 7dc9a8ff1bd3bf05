import LegatoMotion
import Testing

@Suite("DampedSpring: closed form")
struct DampedSpringResponseTests {
  @Test("the unit step of the specifications' springs", arguments: SpringTable.rows)
  func table(row: SpringRow) {
    let spring = DampedSpring(response: row.response, dampingRatio: row.dampingRatio)
    expectTable(SpringTable.times, row.values, row.name) { spring.stepResponse(at: $0 / 1000) }
  }

  @Test("the highest point of the unit step", arguments: SpringTable.rows)
  func peak(row: SpringRow) throws {
    let spring = DampedSpring(response: row.response, dampingRatio: row.dampingRatio)
    guard let time = row.peakTime else {
      #expect(stride(from: 0, to: 5, by: 0.01).allSatisfy { spring.stepResponse(at: $0) <= 1 })
      return
    }
    expectClose(spring.stepResponse(at: time / 1000), row.peak, within: 0.000_051)
    expectClose(spring.stepVelocity(at: time / 1000), 0, within: 1e-4)
  }

  @Test("measured on SwiftUI: 0 to 10, after 0.1 s")
  func measured() {
    let rows = [
      (0.4, 0.0, 4.656), (0.4, 0.3, 5.614), (0.4, 0.5, 6.473), (0.4, -0.3, 3.724),
      (1, 0, 1.313), (1, 0.3, 1.457), (0.5, 0.15, 3.881), (0.2, 0.7, 13.679),
    ]
    for (duration, bounce, value) in rows {
      let spring = DampedSpring(duration: duration, bounce: bounce)
      expectClose(
        spring.value(target: 10, time: 0.1), value, within: 0.000_51,
        "duration \(duration), bounce \(bounce)")
    }
  }

  @Test("measured on SwiftUI: a velocity that is carried over")
  func measuredVelocity() {
    let spring = DampedSpring(duration: 0.4)
    expectTable([0.05, 0.1, 0.2, 0.4], [9.280, 6.384, 2.222, 0.173], within: 0.000_6) {
      10 + spring.value(target: -10, initialVelocity: 50, time: $0)
    }
  }

  @Test("before the start a motion is at its start, after all time at its end")
  func limits() {
    for spring in [DampedSpring(bounce: 0.4), DampedSpring(), DampedSpring(bounce: -0.4)] {
      for t in [0, -1, -Double.infinity, .nan] {
        #expect(spring.response(at: t) == (0, 0, 0, 1))
      }
      for t in [1e6, 1e300, Double.infinity] {
        #expect(spring.response(at: t) == (1, 0, 0, 0))
      }
    }
  }

  @Test("without damping a spring swings between 0 and 2 for ever")
  func undamped() {
    let spring = DampedSpring(duration: 0.5, bounce: 1)
    for period in [0.0, 1, 100, 100_000] {
      expectClose(spring.stepResponse(at: (period + 0.5) * 0.5), 2, within: 1e-9)
      expectClose(spring.stepResponse(at: (period + 1) * 0.5), 0, within: 1e-9)
    }
    #expect(spring.stepResponse(at: 1e300).isFinite)
    #expect(spring.stepResponse(at: .infinity) == 1)
  }

  @Test("functions that give one quantity agree with the one that gives all")
  func shared() {
    for bounce in [-0.5, 0, 0.2, 1] {
      let spring = DampedSpring(duration: 0.4, bounce: bounce)
      for t in [0, 0.01, 0.1, 0.5, 3] {
        let all = spring.response(at: t)
        #expect(spring.stepResponse(at: t) == all.step)
        #expect(spring.impulseResponse(at: t) == all.impulse)
        #expect(spring.stepVelocity(at: t) == all.stepVelocity)
        #expect(spring.impulseVelocity(at: t) == all.impulseVelocity)
        expectClose(
          spring.value(target: 3, initialVelocity: -2, time: t), 3 * all.step - 2 * all.impulse,
          within: 1e-14)
        expectClose(
          spring.velocity(target: 3, initialVelocity: -2, time: t),
          3 * all.stepVelocity - 2 * all.impulseVelocity, within: 1e-12)
      }
    }
  }

  @Test("motion varies smoothly through critical damping")
  func nearCritical() {
    let critical = DampedSpring(response: 0.5, dampingRatio: 1)
    for offset in [1e-15, 1e-12, 1e-9, 1e-6] {
      for ratio in [1 - offset, 1 + offset] {
        let spring = DampedSpring(response: 0.5, dampingRatio: ratio)
        for t in stride(from: 0, through: 2, by: 0.05) {
          let (a, b) = (spring.response(at: t), critical.response(at: t))
          let tolerance = 1e-14 + 20 * offset
          expectClose(a.step, b.step, within: tolerance, "\(ratio) at \(t)")
          expectClose(a.impulse, b.impulse, within: tolerance, "\(ratio) at \(t)")
          expectClose(a.stepVelocity, b.stepVelocity, within: 10 * tolerance, "\(ratio) at \(t)")
          expectClose(a.impulseVelocity, b.impulseVelocity, within: tolerance, "\(ratio) at \(t)")
        }
      }
    }
  }

  @Test("force is mass times acceleration")
  func force() {
    for bounce in [-0.5, 0, 0.4] {
      let base = DampedSpring(duration: 0.4, bounce: bounce)
      let spring = DampedSpring(
        mass: 3, stiffness: 3 * base.stiffness, damping: 3 * base.damping, allowOverdamping: true)
      for t in [0.02, 0.1, 0.3] {
        let h = 1e-6
        let acceleration =
          (spring.velocity(target: 2, initialVelocity: 1, time: t + h)
            - spring.velocity(target: 2, initialVelocity: 1, time: t - h)) / (2 * h)
        let force = spring.force(
          target: 2, position: spring.value(target: 2, initialVelocity: 1, time: t),
          velocity: spring.velocity(target: 2, initialVelocity: 1, time: t))
        expectClose(force, 3 * acceleration, within: 1e-4)
      }
    }
  }

  @Test("one long step equals many short ones")
  func advance() {
    for bounce in [-0.5, 0, 0.4, 1] {
      let spring = DampedSpring(duration: 0.4, bounce: bounce)
      var state = (position: 3.0, velocity: -20.0)
      for step in 1...200 {
        state = spring.advance(
          position: state.position, velocity: state.velocity, target: 8, by: 0.007)
        let jump = spring.advance(position: 3, velocity: -20, target: 8, by: 0.007 * Double(step))
        expectClose(state.position, jump.position, within: 1e-11)
        expectClose(state.velocity, jump.velocity, within: 1e-9)
      }
    }
  }

  @Test("bad targets, velocities and times give finite results")
  func badInput() {
    let small = badNumbers.filter { !(abs($0) > 1e300) || $0.isInfinite }
    for spring in [DampedSpring(bounce: 0.4), DampedSpring(), DampedSpring(bounce: -2)] {
      for a in small {
        for b in small {
          for t in badNumbers + [0.1] {
            #expect(spring.value(target: a, initialVelocity: b, time: t).isFinite)
            #expect(spring.velocity(target: a, initialVelocity: b, time: t).isFinite)
            #expect(spring.force(target: a, position: b, velocity: b).isFinite)
            #expect(spring.advance(position: a, velocity: b, target: a, by: t).position.isFinite)
          }
        }
      }
    }
  }
}

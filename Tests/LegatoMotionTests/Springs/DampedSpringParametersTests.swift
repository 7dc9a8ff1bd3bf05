import LegatoMotion
import Testing

@Suite("DampedSpring: parameters")
struct DampedSpringParametersTests {
  @Test("documented examples of SwiftUI's spring value")
  func examples() {
    let bouncy = DampedSpring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    expectClose(bouncy.stiffness, 157.9, within: 0.05)
    expectClose(bouncy.damping, 17.6, within: 0.05)
    let physical = DampedSpring(mass: 1, stiffness: 100, damping: 10)
    expectClose(physical.duration, 0.63, within: 0.005)
    expectClose(physical.bounce, 0.5, within: 1e-12)
  }

  @Test("presets")
  func presets() {
    #expect(DampedSpring() == .smooth)
    #expect(DampedSpring.smooth == DampedSpring(duration: 0.5, bounce: 0))
    #expect(DampedSpring.snappy == DampedSpring(duration: 0.5, bounce: 0.15))
    #expect(DampedSpring.bouncy == DampedSpring(duration: 0.5, bounce: 0.3))
    #expect(
      DampedSpring.snappy(duration: 0.2, extraBounce: 0.1)
        == DampedSpring(duration: 0.2, bounce: 0.25))
    #expect(
      DampedSpring.smooth(duration: 0.4, extraBounce: 0.2)
        == DampedSpring(duration: 0.4, bounce: 0.2))
  }

  @Test("frequencies of the specifications' springs", arguments: SpringTable.rows)
  func frequencies(row: SpringRow) {
    let spring = DampedSpring(response: row.response, dampingRatio: row.dampingRatio)
    expectClose(spring.angularFrequency, row.frequency, within: 0.000_051)
    #expect(spring.response == row.response)
    #expect(spring.dampingRatio == row.dampingRatio)
  }

  @Test("all descriptions of one spring agree, overdamped ones included")
  func roundTrip() {
    for response in [0.001, 0.05, 0.3, 0.5, 2, 100.0] {
      for bounce in [-0.99, -0.5, -0.1, 0, 0.1, 0.3, 0.7, 0.999, 1] {
        for mass in [0.1, 1, 25.0] {
          let spring = DampedSpring(duration: response, bounce: bounce)
          let label = "duration \(response), bounce \(bounce), mass \(mass)"
          let physical = DampedSpring(
            mass: mass, stiffness: spring.stiffness * mass, damping: spring.damping * mass,
            allowOverdamping: true)
          let same = DampedSpring(
            response: spring.response, dampingRatio: spring.dampingRatio)
          #expect(same == spring, "\(label)")
          expectClose(physical.mass, mass, within: 0, label)
          for (a, b) in [
            (spring.duration, response), (spring.bounce, bounce),
            (physical.response, response), (physical.bounce, bounce),
            (physical.stiffness, spring.stiffness * mass),
            (physical.damping, spring.damping * mass),
          ] {
            expectClose(a, b, within: 1e-13 * max(1, abs(b)), label)
          }
        }
      }
    }
  }

  @Test("bounce is the distance from critical damping, its inverse beyond")
  func bounce() {
    expectClose(DampedSpring(bounce: 0.3).dampingRatio, 0.7, within: 1e-15)
    expectClose(DampedSpring(bounce: -0.3).dampingRatio, 1 / 0.7, within: 1e-15)
    #expect(DampedSpring(bounce: 1).dampingRatio == 0)
    #expect(DampedSpring(bounce: 5).dampingRatio == 0)
    #expect(DampedSpring(bounce: -1).dampingRatio == DampedSpring.maximumDampingRatio)
    #expect(DampedSpring(bounce: -9).dampingRatio == DampedSpring.maximumDampingRatio)
    #expect(DampedSpring(bounce: .nan).dampingRatio == 1)
  }

  @Test("too much damping counts as critical unless it is allowed")
  func overdamping() {
    #expect(DampedSpring(stiffness: 100, damping: 50).dampingRatio == 1)
    expectClose(
      DampedSpring(stiffness: 100, damping: 50, allowOverdamping: true).dampingRatio, 2.5,
      within: 1e-15)
  }

  @Test("no response is the stiffest spring that SwiftUI runs")
  func noResponse() {
    for response in [0, -1, -Double.infinity, .nan] {
      let spring = DampedSpring(response: response, dampingRatio: 0.8)
      expectClose(spring.stiffness, 45_000, within: 1e-8)
      #expect(spring.dampingRatio == 0.8)
    }
    expectClose(DampedSpring(stiffness: .nan, damping: 1).stiffness, 45_000, within: 1e-8)
  }

  @Test("stiffness can be limited")
  func limited() {
    let spring = DampedSpring(response: 0.01, dampingRatio: 0.5)
    #expect(spring.stiffness > 300_000)
    expectClose(spring.limited().stiffness, 45_000, within: 1e-8)
    #expect(spring.limited().dampingRatio == 0.5)
    #expect(DampedSpring().limited() == DampedSpring())
    #expect(spring.limited(toStiffness: .nan) == spring)
    #expect(spring.limited(toStiffness: -1) == spring)
  }

  @Test("whatever the parameters, a spring is finite and in range")
  func badInput() {
    for a in badNumbers {
      for b in badNumbers {
        for c in badNumbers {
          for spring in [
            DampedSpring(duration: a, bounce: b), DampedSpring(response: a, dampingRatio: b),
            DampedSpring(mass: a, stiffness: b, damping: c),
            DampedSpring(mass: a, stiffness: b, damping: c, allowOverdamping: true),
            DampedSpring(settlingDuration: a, dampingRatio: b, epsilon: c),
            .bouncy(duration: a, extraBounce: b),
          ] {
            #expect(spring.mass > 0 && spring.mass <= 1e9)
            #expect(0.999e-6...1.001e6 ~= spring.angularFrequency)
            #expect(0...DampedSpring.maximumDampingRatio ~= spring.dampingRatio)
            for x in [
              spring.response, spring.stiffness, spring.damping, spring.bounce,
              spring.response(at: 0.1).step, spring.response(at: 1e9).step,
            ] {
              #expect(x.isFinite, "\(spring)")
            }
          }
        }
      }
    }
  }

  @Test("descriptions")
  func description() {
    #expect(
      DampedSpring.bouncy.description == "DampedSpring(response: 0.5, dampingRatio: 0.7)")
    #expect(
      DampedSpring(mass: 4, stiffness: 100, damping: 10).description
        == "DampedSpring(mass: 4, stiffness: 100, damping: 10)")
  }
}

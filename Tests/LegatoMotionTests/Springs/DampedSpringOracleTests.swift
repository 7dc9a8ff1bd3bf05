import LegatoMotion
import Testing

/// The closed form against an integrator that knows nothing of it.
@Suite("DampedSpring: oracles")
struct DampedSpringOracleTests {
  /// Position and velocity by the classical Runge-Kutta method, in `steps` steps.
  func integrate(
    _ spring: DampedSpring, position: Double, velocity: Double, target: Double, time: Double,
    steps: Int
  ) -> (position: Double, velocity: Double) {
    let stiffness = spring.stiffness / spring.mass
    let damping = spring.damping / spring.mass
    let h = time / Double(steps)
    var (x, v) = (position, velocity)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      stiffness * (target - x) - damping * v
    }
    for _ in 0..<steps {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test("the closed form is what the equation of motion integrates to")
  func integration() {
    for stiffness in [0.01, 1, 100, 10_000, 1e6] {
      for ratio in [0, 0.001, 0.1, 0.7, 0.999_999, 1, 1.000_001, 1.5, 20] {
        let frequency = stiffness.squareRoot()
        let spring = DampedSpring(
          stiffness: stiffness, damping: 2 * ratio * frequency, allowOverdamping: true)
        for velocity in [-1000, -1, 0, 1, 1000.0] {
          // In units of the spring's own time, so that soft and stiff ones move alike.
          for phase in [0.01, 0.3, 1, 3, 10] {
            let time = phase / frequency
            let steps = Int(200 * phase * max(1, ratio)) + 50
            let expected = integrate(
              spring, position: 0, velocity: velocity, target: 1, time: time, steps: steps)
            let label =
              "stiffness \(stiffness), ratio \(ratio), velocity \(velocity), time \(time)"
            let scale = 1 + abs(velocity) / frequency
            expectClose(
              spring.value(target: 1, initialVelocity: velocity, time: time), expected.position,
              within: 1e-8 * scale, "position: " + label)
            expectClose(
              spring.velocity(target: 1, initialVelocity: velocity, time: time),
              expected.velocity, within: 1e-8 * scale * frequency, "velocity: " + label)
          }
        }
      }
    }
  }

  @Test("velocities are the derivatives of values")
  func derivative() {
    for response in [0.05, 0.5, 5] {
      for ratio in [0, 0.2, 0.7, 1, 1.5, 8] {
        let spring = DampedSpring(response: response, dampingRatio: ratio)
        for phase in [0.02, 0.3, 0.9, 2.5] {
          let t = phase * response
          let h = 1e-5 * response
          let (before, after) = (spring.response(at: t - h), spring.response(at: t + h))
          let now = spring.response(at: t)
          let label = "\(spring) at \(t)"
          expectClose(
            (after.step - before.step) / (2 * h), now.stepVelocity, within: 1e-6 / response, label)
          expectClose(
            (after.impulse - before.impulse) / (2 * h), now.impulseVelocity, within: 1e-6, label)
        }
      }
    }
  }

  @Test("a batch has the bits of single evaluations")
  func batch() {
    var generator = SeededGenerator(seed: 5)
    var times = (0..<1003).map { _ in generator.number(from: -0.1, to: 3) }
    times += badNumbers
    for bounce in [-0.7, 0, 0.3, 1] {
      for duration in [1e-5, 0.3, 1e5] {
        let spring = DampedSpring(duration: duration, bounce: bounce)
        var results = [Double](repeating: -7, count: times.count)
        times.withUnsafeBufferPointer { times in
          results.withUnsafeMutableBufferPointer {
            DampedSpring.stepResponses(of: spring, at: times, into: $0)
          }
        }
        for (time, result) in zip(times, results) {
          #expect(
            result.bitPattern == spring.stepResponse(at: time).bitPattern, "\(spring) at \(time)")
        }
      }
    }
  }

  @Test("a batch writes no more than there is room for")
  func batchRoom() {
    let times = [0.1, 0.2, 0.3]
    var results = [Double](repeating: -7, count: 2)
    times.withUnsafeBufferPointer { times in
      results.withUnsafeMutableBufferPointer {
        DampedSpring.stepResponses(of: DampedSpring(), at: times, into: $0)
      }
    }
    #expect(results[1] == DampedSpring().stepResponse(at: 0.2))
    results = [-7, -7, -7, -7]
    times.withUnsafeBufferPointer { times in
      results.withUnsafeMutableBufferPointer {
        DampedSpring.stepResponses(of: DampedSpring(), at: times, into: $0)
      }
    }
    #expect(results[3] == -7)
  }
}

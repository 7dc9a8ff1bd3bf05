import LegatoMotion
import Testing

/// Curves by the clock: the specifications' timings.
@Suite("Timing: curves")
struct TimingCurveTests {
  @Test("250 ms curves")
  func curves() {
    let times: [Double] = [0, 25, 50, 62.5, 100, 125, 150, 187.5, 200, 225, 250]
    let rows: [(Timing, [Double])] = [
      (
        .easeInOut(duration: 0.25),
        [0, 0.0197, 0.0817, 0.1292, 0.3319, 0.5, 0.6681, 0.8708, 0.9183, 0.9803, 1]
      ),
      (
        .timingCurve(0.4, 0, 0.2, 1, duration: 0.25),
        [0, 0.0259, 0.1339, 0.2366, 0.6136, 0.7756, 0.8760, 0.9594, 0.9753, 0.9944, 1]
      ),
      (
        .easeOut(duration: 0.25),
        [0, 0.1606, 0.3084, 0.3781, 0.5709, 0.6846, 0.7851, 0.9065, 0.9377, 0.9830, 1]
      ),
      (
        .easeIn(duration: 0.25),
        [0, 0.0170, 0.0623, 0.0935, 0.2149, 0.3154, 0.4291, 0.6219, 0.6916, 0.8394, 1]
      ),
      (.linear(duration: 0.25), [0, 0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1]),
    ]
    for (timing, values) in rows {
      expectTable(times, values, "\(timing)") { timing.value(at: $0 / 1000) }
    }
  }

  @Test("fast and slow")
  func fastAndSlow() {
    let fast: [Double] = [0, 15, 25, 50, 75, 100, 125, 150]
    expectTable(fast, [0, 0.1606, 0.2603, 0.4883, 0.6846, 0.8438, 0.9555, 1]) {
      Timing.easeOut(duration: 0.15).value(at: $0 / 1000)
    }
    expectTable(fast, [1, 0.9920, 0.9870, 0.9756, 0.9658, 0.9578, 0.9522, 0.95]) {
      1 - 0.05 * Timing.easeOut(duration: 0.15).value(at: $0 / 1000)
    }
    let slow: [Double] = [0, 50, 100, 150, 175, 200, 250, 300, 350]
    expectTable(slow, [0, 0.0409, 0.1697, 0.3784, 0.5, 0.6216, 0.8303, 0.9591, 1]) {
      Timing.easeInOut().value(at: $0 / 1000)
    }
  }

  @Test("a delay holds the start")
  func delayed() {
    let times: [Double] = [
      0, 25, 50, 62.5, 100, 125, 150, 187.5, 200, 250, 300, 350, 375, 400, 450,
    ]
    let rows: [(Double, [Double])] = [
      (
        0,
        [
          0, 0.0197, 0.0817, 0.1292, 0.3319, 0.5, 0.6681, 0.8708, 0.9183, 1, 1, 1, 1, 1, 1,
        ]
      ),
      (
        0.05,
        [
          0, 0, 0, 0.0048, 0.0817, 0.1874, 0.3319, 0.5857, 0.6681, 0.9183, 1, 1, 1, 1, 1,
        ]
      ),
      (0.1, [0, 0, 0, 0, 0, 0.0197, 0.0817, 0.2555, 0.3319, 0.6681, 0.9183, 1, 1, 1, 1]),
      (
        0.125,
        [0, 0, 0, 0, 0, 0, 0.0197, 0.1292, 0.1874, 0.5, 0.8126, 0.9803, 1, 1, 1]
      ),
      (
        0.15,
        [0, 0, 0, 0, 0, 0, 0, 0.0452, 0.0817, 0.3319, 0.6681, 0.9183, 0.9803, 1, 1]
      ),
      (0.2, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.0817, 0.3319, 0.6681, 0.8126, 0.9183, 1]),
    ]
    for (delay, values) in rows {
      let timing = Timing.easeInOut(duration: 0.25).delay(delay)
      expectTable(times, values, "\(timing)") { timing.value(at: $0 / 1000) }
    }
  }

  @Test("the last moment has the full value, and then there is no motion")
  func end() {
    let timing = Timing.linear(duration: 0.3)
    #expect(timing.value(at: 0.3) == 1)
    #expect(timing.velocity(at: 0.2) == 1 / 0.3)
    #expect(timing.velocity(at: 0.31) == 0)
    #expect(timing.settlingTime == 0.3)
  }

  @Test("without a duration a curve is at its end at once")
  func noDuration() {
    for duration in [0, -1, -Double.infinity, .nan] {
      let timing = Timing.easeIn(duration: duration)
      #expect(timing == .easeIn(duration: 0))
      #expect(timing.value(at: 0) == 1)
      #expect(timing.settlingTime == 0)
    }
    let still = Timing.easeIn(duration: .infinity)
    #expect(still.isEndless)
    #expect(still.value(at: 1e300) == 0)
    #expect(still.value(at: .infinity) == 0)
  }
}

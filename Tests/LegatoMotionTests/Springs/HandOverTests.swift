import LegatoMotion
import Testing

/// Motion that is interrupted: the next spring takes over position and velocity.
@Suite("DampedSpring: hand-over")
struct HandOverTests {
  static let sendDown = DampedSpring(duration: 0.2, bounce: 0.1)
  static let sendUp = DampedSpring(duration: 0.3, bounce: 0.3)
  static let quick = DampedSpring(duration: 0.15, bounce: 0.1)
  static let rowUp = DampedSpring(duration: 0.2, bounce: 0.2)
  static let times: [Double] = [
    0, 16.67, 33.33, 50, 75, 100, 116.7, 133.3, 150, 200, 250, 300, 350, 400, 500, 600,
  ]

  /// A motion through changes of target: each names its time, its target and its spring.
  struct Script {
    var start: Double
    var changes: [(time: Double, target: Double, spring: DampedSpring)]
    var keepsVelocity = true

    /// Position and velocity at `time`, times in milliseconds.
    func state(at time: Double) -> (position: Double, velocity: Double) {
      var state = (position: start, velocity: 0.0)
      for (index, change) in changes.enumerated() where change.time <= time {
        let next = index + 1 < changes.count ? changes[index + 1].time : .infinity
        state = change.spring.advance(
          position: state.position, velocity: keepsVelocity || index == 0 ? state.velocity : 0,
          target: change.target, by: (min(next, time) - change.time) / 1000)
      }
      return state
    }
  }

  /// Pressed at 0, released after 100 ms.
  func press(to target: Double, _ down: DampedSpring, _ up: DampedSpring) -> Script {
    Script(start: 1, changes: [(0, target, down), (100, 1, up)])
  }

  @Test("press and release of the send button")
  func send() {
    expectTable(
      Self.times,
      [
        1, 0.9950, 0.9852, 0.9753, 0.9637, 0.9566, 0.9561, 0.9600, 0.9662, 0.9862, 0.9981, 1.0018,
        1.0017, 1.0008, 0.9999, 1,
      ], "scale"
    ) { press(to: 0.95, Self.sendDown, Self.sendUp).state(at: $0).position }
    expectTable(
      Self.times,
      [
        1, 0.9799, 0.9409, 0.9012, 0.8548, 0.8263, 0.8245, 0.8401, 0.8649, 0.9449, 0.9924, 1.0073,
        1.0069, 1.0032, 0.9997, 0.9998,
      ], "opacity"
    ) { press(to: 0.8, Self.sendDown, Self.sendUp).state(at: $0).position }
  }

  @Test("press and release of a row")
  func row() {
    expectTable(
      Self.times,
      [
        1, 0.9968, 0.9914, 0.9868, 0.9826, 0.9808, 0.9823, 0.9862, 0.9904, 0.9983, 1.0002, 1.0002,
        1.0001, 1, 1, 1,
      ]
    ) { press(to: 0.98, Self.quick, Self.rowUp).state(at: $0).position }
  }

  @Test("dropping the velocity gives another motion")
  func velocityDropped() {
    var script = press(to: 0.95, Self.sendDown, Self.sendUp)
    script.keepsVelocity = false
    expectTable(
      Self.times,
      [
        1, 0.9950, 0.9852, 0.9753, 0.9637, 0.9566, 0.9588, 0.9641, 0.9708, 0.9895, 0.9993, 1.0019,
        1.0015, 1.0006, 0.9999, 1,
      ]
    ) { script.state(at: $0).position }
    script = press(to: 0.98, Self.quick, Self.rowUp)
    script.keepsVelocity = false
    expectTable(
      Self.times,
      [
        1, 0.9968, 0.9914, 0.9868, 0.9826, 0.9808, 0.9828, 0.9868, 0.9909, 0.9985, 1.0002, 1.0002,
        1, 1, 1, 1,
      ]
    ) { script.state(at: $0).position }
  }

  @Test("what is handed over at 100 ms")
  func state() {
    for (name, target, spring, progress, velocity, value, valueVelocity) in [
      ("send scale", 0.95, Self.sendDown, 0.8685, 4.1780, 0.9566, -0.2089),
      ("send opacity", 0.8, Self.sendDown, 0.8685, 4.1780, 0.8263, -0.8356),
      ("row scale", 0.98, Self.quick, 0.9598, 2.1438, 0.9808, -0.0429),
    ] {
      expectClose(spring.stepResponse(at: 0.1), progress, within: 0.000_051, name)
      expectClose(spring.stepVelocity(at: 0.1), velocity, within: 0.000_051, name)
      let state = Script(start: 1, changes: [(0, target, spring)]).state(at: 100)
      expectClose(state.position, value, within: 0.000_051, name)
      expectClose(state.velocity, valueVelocity, within: 0.000_051, name)
    }
  }

  @Test("extremes come after the release")
  func extrema() {
    for (script, low, lowTime, high, highTime) in [
      (press(to: 0.95, Self.sendDown, Self.sendUp), 0.9556, 109.4, 1.0020, 319.45),
      (press(to: 0.8, Self.sendDown, Self.sendUp), 0.8226, 109.4, 1.0082, 319.45),
      (press(to: 0.98, Self.quick, Self.rowUp), 0.9808, 102.15, 1.0003, 268.8),
    ] {
      for (extreme, time) in [(low, lowTime), (high, highTime)] {
        let state = script.state(at: time)
        expectClose(state.position, extreme, within: 0.000_051)
        // At an extreme the motion turns: the velocity is 0 and changes its sign.
        let (before, after) = (
          script.state(at: time - 0.2).velocity, script.state(at: time + 0.2).velocity
        )
        #expect(before * after < 0)
      }
    }
  }

  @Test("rapid taps: a tap cancels the release that was due")
  func rapidTaps() {
    let times: [Double] = [0, 50, 100, 150, 200, 250, 300, 350, 400, 500, 700]
    func taps(_ taps: [Double], target: Double, _ down: DampedSpring, _ up: DampedSpring) -> Script
    {
      var script = Script(start: 1, changes: [])
      for (index, tap) in taps.enumerated() {
        // A change to the target that is already set changes nothing.
        if script.changes.last?.target != target { script.changes.append((tap, target, down)) }
        let next = index + 1 < taps.count ? taps[index + 1] : .infinity
        if next >= tap + 100 { script.changes.append((tap + 100, 1, up)) }
      }
      return script
    }
    let rows: [(String, Script, [Double])] = [
      (
        "row at 0, 50", taps([0, 50], target: 0.98, Self.quick, Self.rowUp),
        [1, 0.9868, 0.9808, 0.9800, 0.9905, 0.9984, 1.0002, 1.0002, 1.0001, 1, 1]
      ),
      (
        "row at 0, 150, 300", taps([0, 150, 300], target: 0.98, Self.quick, Self.rowUp),
        [1, 0.9868, 0.9808, 0.9904, 0.9851, 0.9807, 0.9904, 0.9851, 0.9807, 0.9984, 1]
      ),
      (
        "send at 0, 50", taps([0, 50], target: 0.95, Self.sendDown, Self.sendUp),
        [1, 0.9753, 0.9566, 0.9510, 0.9660, 0.9874, 0.9990, 1.0022, 1.0018, 1.0001, 1]
      ),
      (
        "send ten times",
        taps((0..<10).map { Double($0) * 50 }, target: 0.95, Self.sendDown, Self.sendUp),
        [1, 0.9753, 0.9566, 0.9510, 0.9500, 0.9499, 0.9500, 0.9500, 0.9500, 0.9500, 0.9992]
      ),
    ]
    for (name, script, values) in rows {
      expectTable(times, values, name) { script.state(at: $0).position }
    }
  }

  @Test("springs that are reversed on their way")
  func reversed() {
    let times: [Double] = [50, 100, 116.7, 150, 200, 250, 300, 400, 600]
    let rows: [(DampedSpring, Double, [Double])] = [
      (
        DampedSpring(response: 0.25, dampingRatio: 0.7), 100,
        [0.4233, 0.8737, 0.8833, 0.6106, 0.1656, -0.0194, -0.0386, -0.0020, 0]
      ),
      (
        DampedSpring(response: 0.5, dampingRatio: 0.7), 150,
        [0.1457, 0.4233, 0.5166, 0.6851, 0.7280, 0.5608, 0.3489, 0.0552, -0.0258]
      ),
      (
        DampedSpring(duration: 0.3), 100,
        [0.2816, 0.6189, 0.6525, 0.5394, 0.3024, 0.1458, 0.0651, 0.0114, 0.0003]
      ),
      (
        DampedSpring(duration: 0.3, bounce: 0.2), 100,
        [0.3109, 0.7048, 0.7469, 0.6115, 0.2961, 0.0929, 0.0096, -0.0093, 0.0002]
      ),
    ]
    for (spring, reversal, values) in rows {
      let script = Script(start: 0, changes: [(0, 1, spring), (reversal, 0, spring)])
      expectTable(times, values, "\(spring)") { script.state(at: $0).position }
    }
  }
}

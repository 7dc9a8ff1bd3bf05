import LegatoMotion
import Testing

@Suite("Timing")
struct TimingTests {
  @Test("names and defaults are SwiftUI's")
  func defaults() {
    #expect(Timing.easeInOut().kind == .curve(.easeInOut, duration: 0.35))
    #expect(Timing.linear().settlingTime == 0.35)
    #expect(Timing.spring() == .spring(DampedSpring(duration: 0.5, bounce: 0)))
    #expect(
      Timing.spring(response: 0.5)
        == .spring(DampedSpring(response: 0.5, dampingRatio: 0.825)))
    #expect(Timing.smooth() == .spring(.smooth))
    #expect(Timing.snappy() == .spring(.snappy))
    #expect(Timing.bouncy(duration: 0.3) == .spring(.bouncy(duration: 0.3)))
  }

  @Test("running springs are no stiffer than SwiftUI's")
  func limited() {
    guard case .spring(let spring, _) = Timing.spring(duration: 0.001).kind else {
      Issue.record("not a spring")
      return
    }
    expectClose(spring.stiffness, 45_000, within: 1e-8)
  }

  @Test("what a timing is made of can be read")
  func inspection() {
    let timing = Timing.easeIn(duration: 0.2).delay(0.1).repeatCount(3)
    guard case .repeating(let count, let autoreverses, let pass) = timing.kind,
      case .delay(let delay, let base) = pass.kind
    else {
      Issue.record("not as it was made")
      return
    }
    #expect(count == 3)
    #expect(autoreverses)
    #expect(delay == 0.1)
    #expect(base == .easeIn(duration: 0.2))
  }

  @Test("a description is how the timing would be written")
  func description() {
    let rows: [(Timing, String)] = [
      (.easeOut(duration: 0.15).delay(0.1), "easeOut(duration: 0.15).delay(0.1)"),
      (.timingCurve(0.4, 0, 0.2, 1, duration: 1), "timingCurve(0.4, 0, 0.2, 1, duration: 1)"),
      (.curve(.circularEaseIn, duration: 0.5), "curve(.circularEaseIn, duration: 0.5)"),
      (.bouncy(), "spring(response: 0.5, dampingFraction: 0.7)"),
      (
        .spring(DampedSpring(), initialVelocity: 2),
        "spring(DampedSpring(response: 0.5, dampingRatio: 1), initialVelocity: 2)"
      ),
      (
        .linear(duration: 1).speed(2).repeatForever(),
        "linear(duration: 1).speed(2).repeatForever()"
      ),
      (
        .linear(duration: 1).repeatCount(3, autoreverses: false),
        "linear(duration: 1).repeatCount(3, autoreverses: false)"
      ),
    ]
    for (timing, text) in rows { #expect(timing.description == text) }
  }

  @Test("samples are even, from the start to the end")
  func sampleCount() {
    let samples = Timing.linear(duration: 0.4).sample(count: 5)
    expectTable([0, 0.1, 0.2, 0.3, 0.4], samples.map(\.time), within: 1e-15) { $0 }
    expectTable([0, 0.25, 0.5, 0.75, 1], samples.map(\.value), within: 1e-15) { $0 }
    #expect(Timing.linear().sample(count: 0).isEmpty)
    #expect(Timing.linear().sample(count: -4).isEmpty)
    #expect(Timing.linear().sample(count: 1).map(\.time) == [0])
    #expect(Timing.linear().sample(count: .max).count == Timing.maximumSampleCount)
  }

  @Test("samples at an interval reach the end")
  func sampleEvery() {
    // 150, 250, 350 and 375 ms at 60 Hz are 9, 15, 21 and 23 frames after the first.
    for (duration, frames) in [(0.15, 9), (0.25, 15), (0.35, 21), (0.375, 23), (1, 60)] {
      let samples = Timing.linear(duration: duration).sample(every: 1 / 60.0)
      #expect(samples.count == frames + 1)
      #expect(samples.last?.value == 1)
    }
    #expect(Timing.linear(duration: 1).sample(every: .nan).count == 61)
    #expect(Timing.linear(duration: 1).sample(every: 0).count == 61)
    #expect(
      Timing.linear(duration: 1e300).sample(every: 1e-300).count == Timing.maximumSampleCount)
  }

  @Test("of a loop, one period is shown")
  func visibleDuration() {
    let loop = Timing.linear(duration: 0.4).repeatForever()
    #expect(loop.visibleDuration == 0.8)
    #expect(Timing.linear(duration: 0.4).repeatForever(autoreverses: false).visibleDuration == 0.4)
    expectClose(loop.delay(0.1).speed(2).visibleDuration, 0.45, within: 1e-15)
    #expect(Timing.spring(bounce: 1).visibleDuration == 1)
    #expect(loop.sample(count: 3).map(\.value) == [0, 1, 0])
  }

  static let lawful: [Timing] = {
    let curves: [Timing] =
      [.linear(), .easeIn(duration: 0.2), .easeOut(duration: 3), .easeInOut()]
      + [.timingCurve(0.4, 0, 0.2, 1), .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1)]
      + [.curve(.circularEaseInOut, duration: 0.7)]
    let springs: [Timing] =
      [.smooth(), .snappy(), .bouncy(), .spring(response: 0.3), .spring(duration: 1, bounce: -0.4)]
      + [.spring(DampedSpring(bounce: 0.8), initialVelocity: -6)]
    let simple = curves + springs
    return simple + simple.map { $0.delay(0.25) } + simple.map { $0.speed(0.5) }
      + simple.map { $0.repeatCount(2) } + simple.map { $0.repeatCount(3).delay(0.1).speed(3) }
      + simple.map { $0.delay(0.2).repeatCount(2, autoreverses: false) }
  }()

  @Test("every timing obeys the laws", arguments: lawful)
  func laws(timing: Timing) {
    let motion = Motion(
      value: timing.value, velocity: timing.velocity, end: timing.settlingTime,
      endValue: timing.endValue, endTolerance: timing.endTolerance, kinks: timing.kinks)
    #expect(motion.brokenLaws() == [])
  }

  @Test("asking twice, or in another order, changes nothing", arguments: lawful)
  func pure(timing: Timing) {
    let times = (0..<50).map { Double($0) * timing.settlingTime / 40 }
    let forwards = times.map(timing.value)
    let backwards = times.reversed().map(timing.value)
    #expect(forwards == backwards.reversed())
  }

  @Test("bad numbers never trap and never hang")
  func badInput() {
    var generator = SeededGenerator(seed: 42)
    func number() -> Double {
      generator.unit() < 0.5
        ? badNumbers[Int(generator.next() % UInt64(badNumbers.count))]
        : generator.number(from: -2, to: 3)
    }
    for round in 0..<3000 {
      var timing: Timing =
        switch round % 4 {
        case 0: .timingCurve(number(), number(), number(), number(), duration: number())
        case 1: .curve(.circularEaseOut, duration: number())
        case 2: .spring(duration: number(), bounce: number())
        default:
          .spring(
            DampedSpring(mass: number(), stiffness: number(), damping: number()),
            initialVelocity: number())
        }
      for _ in 0..<(generator.next() % 4) {
        switch generator.next() % 4 {
        case 0: timing = timing.delay(number())
        case 1: timing = timing.speed(number())
        case 2: timing = timing.repeatCount(Int(truncatingIfNeeded: generator.next()))
        default: timing = timing.repeatForever(autoreverses: generator.next() % 2 == 0)
        }
      }
      for t in badNumbers + [0.01, 0.3, 2] {
        #expect(timing.value(at: t).isFinite, "\(timing) at \(t)")
        #expect(!timing.velocity(at: t).isNaN, "\(timing) at \(t)")
      }
      #expect(timing.settlingTime >= 0, "\(timing)")
      #expect(timing.endValue == 0 || timing.endValue == 1, "\(timing)")
      #expect(timing.sample(count: 3).count == 3, "\(timing)")
    }
  }
}

extension Timing {
  /// Springs end within a thousandth, and settle there further.
  fileprivate var endTolerance: Double {
    switch kind {
    case .curve: 0
    case .spring: 0.001 + 1e-12
    case .delay(_, let base), .speed(_, let base): base.endTolerance
    // After the last pass a repeat shows its end exactly.
    case .repeating: 0
    }
  }

  /// The ends of delays and passes, and where circles are vertical.
  fileprivate var kinks: [Double] {
    switch kind {
    case .curve(.circularEaseInOut, let duration): [0, duration / 2, duration]
    case .curve(_, let duration): [0, duration]
    case .spring: [0]
    case .delay(let delay, let base): [0] + base.kinks.map { $0 + delay }
    case .speed(let speed, let base): base.kinks.map { $0 / speed }
    case .repeating(let count, _, let base):
      (0...(count ?? 1)).flatMap { pass in
        ([0] + base.kinks).map { $0 + Double(pass) * base.settlingTime }
      }
    }
  }
}

import LegatoMotion
import Testing

@Suite("Timing: delay, speed, repeat")
struct TimingModifierTests {
  let base = Timing.easeIn(duration: 0.2)

  @Test("a negative delay begins on the way")
  func negativeDelay() {
    let timing = base.delay(-0.05)
    #expect(timing.value(at: 0) == base.value(at: 0.05))
    expectClose(timing.settlingTime, 0.15, within: 1e-15)
    #expect(base.delay(-1).settlingTime == 0)
    #expect(base.delay(-1).value(at: 0) == 1)
  }

  @Test("delays at their limits")
  func delayLimits() {
    for delay in [0, -0.0, .nan] { #expect(base.delay(delay) == base) }
    let never = base.delay(.infinity)
    #expect(never.isEndless)
    for t in [0, 1e9, Double.infinity] {
      #expect(never.value(at: t) == 0)
      #expect(never.velocity(at: t) == 0)
    }
    #expect(base.delay(-.infinity).value(at: 0) == 1)
    #expect(base.delay(-.infinity).settlingTime == 0)
    #expect(base.delay(0.1).velocity(at: 0.05) == 0)
  }

  @Test("speed scales time, a delay inside it included")
  func speed() {
    let timing = base.delay(0.1).speed(2)
    for t in stride(from: 0, through: 0.2, by: 0.01) {
      #expect(timing.value(at: t) == base.delay(0.1).value(at: 2 * t))
      #expect(timing.velocity(at: t) == 2 * base.delay(0.1).velocity(at: 2 * t))
    }
    expectClose(timing.settlingTime, 0.15, within: 1e-15)
    #expect(base.speed(2).delay(0.1).value(at: 0.1) == 0)
    expectClose(base.speed(2).delay(0.1).settlingTime, 0.2, within: 1e-15)
  }

  @Test("without speed a motion is held at its start and never ends")
  func noSpeed() {
    for speed in [0, -2, -Double.infinity] {
      let timing = base.speed(speed)
      #expect(timing.isEndless)
      for t in [0, 1, Double.infinity] {
        #expect(timing.value(at: t) == 0)
        #expect(timing.velocity(at: t) == 0)
      }
    }
    #expect(base.speed(.nan) == base.speed(1))
    #expect(base.speed(.infinity) == base.speed(Timing.maximumSpeed))
  }

  @Test("every second pass mirrors the value, not time")
  func autoreverse() {
    let timing = base.repeatCount(3)
    for t in [0, 0.05, 0.1, 0.15] {
      let forth = base.value(at: t)
      expectClose(timing.value(at: t), forth, within: 0)
      expectClose(timing.value(at: 0.2 + t), 1 - forth, within: 1e-14)
      expectClose(timing.value(at: 0.4 + t), forth, within: 1e-14)
      expectClose(timing.velocity(at: 0.2 + t), -base.velocity(at: t), within: 1e-12)
    }
    #expect(timing.value(at: 0.6) == 1)
    expectClose(timing.settlingTime, 0.6, within: 1e-15)
    #expect(timing.endValue == 1)
    #expect(timing.velocity(at: 0.7) == 0)
  }

  @Test("an even number of passes ends at the start")
  func evenCount() {
    for (count, end) in [(1, 1.0), (2, 0), (3, 1), (10, 0)] {
      let timing = base.repeatCount(count)
      #expect(timing.endValue == end)
      #expect(timing.value(at: timing.settlingTime) == end)
      #expect(timing.value(at: .infinity) == end)
      #expect(base.repeatCount(count, autoreverses: false).endValue == 1)
    }
    // Two passes of a motion that ends where it began.
    #expect(base.repeatCount(2).repeatCount(3, autoreverses: false).endValue == 0)
    #expect(base.repeatCount(2).repeatCount(2).endValue == 1)
    #expect(base.repeatCount(2).repeatCount(2).value(at: 0.8) == 1)
  }

  @Test("without autoreverse each pass begins at the start, exactly on time")
  func jumps() {
    let timing = base.repeatCount(4, autoreverses: false)
    expectClose(timing.value(at: 0.2 - 1e-9), 1, within: 1e-6)
    for pass in 1...3 { #expect(timing.value(at: 0.2 * Double(pass)) == 0) }
    #expect(timing.value(at: 0.8) == 1)
    // Frame times that are sums have rounding errors; they do not show the pass before.
    var t = 0.0
    for _ in 0..<36 { t += 1 / 60.0 }
    #expect(timing.value(at: t) == 0)
  }

  @Test("0 and below plays once")
  func noCount() {
    for count in [0, -1, .min] {
      #expect(base.repeatCount(count) == base.repeatCount(1))
      #expect(base.repeatCount(count).settlingTime == 0.2)
    }
    #expect(base.repeatCount(.max).settlingTime.isFinite)
  }

  @Test("a loop has no end")
  func forever() {
    let timing = base.repeatForever()
    #expect(timing.isEndless)
    expectClose(timing.value(at: 1000.05), base.value(at: 0.05), within: 1e-10)
    expectClose(timing.value(at: 1000.25), 1 - base.value(at: 0.05), within: 1e-10)
    for t in [1e15, 1e17, 1e300, Double.infinity] { #expect(timing.value(at: t).isFinite) }
  }

  @Test("the order of delay and repeat matters")
  func order() {
    let each = base.delay(0.1).repeatForever(autoreverses: false)
    #expect(each.value(at: 0.35) == 0)
    let once = base.repeatForever(autoreverses: false).delay(0.1)
    expectClose(once.value(at: 0.35), base.value(at: 0.05), within: 1e-14)
  }

  @Test("a motion without duration is at its end, however often it is repeated")
  func nothingRepeated() {
    let timing = Timing.linear(duration: 0).repeatForever()
    #expect(!timing.isEndless)
    for t in [0, 0.5, 1e9] { #expect(timing.value(at: t) == 1) }
    #expect(Timing.linear(duration: 0).repeatCount(2).value(at: 0) == 0)
  }

  @Test("a motion without end is not repeated")
  func endlessRepeated() {
    let swing = Timing.spring(DampedSpring(bounce: 1))
    for t in [0, 0.2, 7.7] {
      #expect(swing.repeatCount(3).value(at: t) == swing.value(at: t))
      let loop = base.repeatForever()
      #expect(loop.repeatForever().value(at: t) == loop.value(at: t))
    }
    #expect(swing.repeatCount(3).isEndless)
  }

  @Test("a spring's pass ends where it has settled")
  func springPasses() {
    let spring = Timing.spring(duration: 0.5, bounce: 0.3)
    let timing = spring.repeatCount(2)
    expectClose(spring.settlingTime, 0.8187, within: 0.000_1)
    #expect(timing.settlingTime == 2 * spring.settlingTime)
    let t = spring.settlingTime
    expectClose(timing.value(at: t - 1e-9), 1, within: 0.001_001)
    expectClose(timing.value(at: t + 0.1), 1 - spring.value(at: 0.1), within: 1e-12)
  }
}

import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

@MainActor
@Suite("Numbers")
struct NumbersTests {
  struct Number: View {
    let knobs: Knobs
    var body: some View { AnimatedNumber(value: knobs.number) }
  }

  struct Counter: View {
    @Bindable var knobs: Knobs
    var size = AnimatedCounter.Size.medium
    var body: some View {
      Present(knobs: knobs) {
        AnimatedCounter(value: $knobs.number, size: size) { knobs.log.append("complete") }
      }
      .tokenTheme(.rizq)
    }
  }

  private let knobs = Knobs()

  @Test("S3.21 the digits roll by the counter's spring")
  func roll() throws {
    let stage = try Stage(Number(knobs: knobs))
    stage.act { knobs.number = 7 }
    let rows = [(50.0, 0.2198), (100, 0.6016), (200, 1.0559), (250, 1.0948)]
    expectTimes(stage, rows) { stage.shown("content", "AnimatedNumber") }
    stage.at(2000)
    #expect(stage.drawnTexts == ["7"])
    #expect(stage.motionCount == 0)
  }

  @Test("S3.21 several changes within 100 ms: the last one is shown, and nothing between")
  func severalChanges() throws {
    let stage = try Stage(Number(knobs: knobs))
    for number in [10, 250, 3] {
      stage.act { knobs.number = number }
      #expect(stage.host.semantics.map(\.label) == ["\(number)"])
      stage.at(30)
    }
    stage.at(2000)
    #expect(stage.drawnTexts == ["3"])
  }

  @Test(
    "S3.22 upwards where the number grows, downwards where it falls",
    arguments: [(7, 10), (10, 7), (6, 9), (9, 6), (99, 100), (100, 99), (-2, 3), (3, -2)])
  func upAndDown(from: Int, to: Int) throws {
    knobs.number = from
    let stage = try Stage(Number(knobs: knobs).font(.largeTitle))
    let rest = try #require(stage.drawnLayers.first?.box(0).maxY)
    /// Digits that come and digits that go, by their distance below the line.
    func digits(_ texts: String, _ at: Double) -> [Double] {
      stage.at(at)
      return stage.drawnLayers.compactMap { layer in
        guard case .text(let layout, _, _)? = layer.commands.first, layer.opacity < 1,
          texts.contains(layout.text), !layout.text.isEmpty
        else { return nil }
        return layer.box(0).midY - (rest - layer.box(0).height / 2)
      }
    }
    stage.act { knobs.number = to }
    let sign = to > from ? 1.0 : -1
    // Those that only come.
    let new = "\(to)".filter { !"\(from)".contains($0) }
    let old = "\(from)".filter { !"\(to)".contains($0) }
    // Digits further to the right set out later.
    for time in [90.0, 120] {
      let (coming, going) = (digits(new, time), digits(old, time))
      #expect(!coming.isEmpty && !going.isEmpty, "\(stage.drawnLayers.map(\.opacity))")
      for place in coming { #expect(place * sign > 0.5, "coming \(place) at \(time)") }
      for place in going { #expect(place * sign < -0.5, "going \(place) at \(time)") }
    }
    // They come to the line from where they are.
    let (early, late) = (digits(new, 130), digits(new, 160))
    #expect(zip(early, late).allSatisfy { abs($1) < abs($0) }, "\(early) \(late)")
  }

  @Test("S3.22 down and up roll in opposite directions")
  func direction() throws {
    /// The middle of what is drawn half-way, above or below where it rests.
    func pixels(from: Int, to: Int) throws -> [UInt8] {
      let knobs = Knobs()
      knobs.number = from
      let stage = try Stage(Number(knobs: knobs).font(.largeTitle), size: Size(120, 120))
      stage.act { knobs.number = to }
      stage.at(60)
      return try stage.pixels()
    }
    /// The mean height of ink that is not there at rest.
    func inkCentre(_ pixels: [UInt8]) -> Double {
      var (sum, weight) = (0.0, 0.0)
      for index in stride(from: 0, to: pixels.count, by: 4) {
        let ink = 255 - Double(pixels[index])
        sum += ink * Double(index / 4 / 240)
        weight += ink
      }
      return sum / max(weight, 1)
    }
    let up = inkCentre(try pixels(from: 6, to: 9))
    let down = inkCentre(try pixels(from: 9, to: 6))
    let roll = try Stage(
      Text("9").contentTransition(.numericText(countsDown: true)), size: Size(120, 120))
    #expect(roll.issues.isEmpty)
    #expect(abs(up - down) > 0.5, "\(up) \(down)")
    // The same number again moves nothing.
    knobs.number = 4
    let stage = try Stage(Number(knobs: knobs))
    stage.act { knobs.number = 4 }
    #expect(stage.motionCount == 0)
  }

  @Test("S3.23 the first frame shows the value", arguments: [false, true])
  func firstValue(reducesMotion: Bool) throws {
    knobs.number = 42
    let stage = try Stage(Number(knobs: knobs), reducesMotion: reducesMotion)
    #expect(stage.drawnTexts == ["42"])
    #expect(stage.motionCount == 0)
  }

  @Test(
    "S3.21 Reduce Motion and Low Power Mode: the next value at once, also in mid-roll",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let stage = try Stage(Number(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    stage.act { knobs.number = 7 }
    #expect(stage.drawnTexts == ["7"])
    #expect(stage.motionCount == 0)
    let moving = try Stage(Number(knobs: knobs))
    moving.act { knobs.number = 8 }
    moving.at(50)
    moving.alsoAct { moving.host.configuration.reducesMotion = flags.0 }
    moving.alsoAct { moving.host.configuration.savesPower = flags.1 }
    #expect(moving.drawnTexts == ["8"])
    #expect(moving.motionCount == 0)
  }

  // MARK: Counter

  private func ring(_ stage: Stage) -> Double? { stage.shown("shape", "RingFill") }

  @Test("S3.43 a tap counts, the ring follows, light spreads")
  func count() throws {
    let stage = try Stage(Counter(knobs: knobs))
    try stage.tap("Counter")
    #expect(knobs.number == 1)
    stage.at(100)
    // spring 0.3/0.6 for the number, 0.5/0.8 for the ring, 0.2/0.7 for the press.
    expectNear(
      stage.shown("content", "Text"), MotionToken.celebration.count.timing.value(at: 0.1))
    expectNear(ring(stage), MotionToken.celebration.countRing.timing.value(at: 0.1) / 33)
    expectNear(
      stage.shown("scale", "Button"),
      1 - 0.05 * MotionToken.touch.counter.timing.value(at: 0.1))
    stage.at(200)
    expectNear(stage.shown("opacity", "CounterRipple"), 0.1892)
    expectNear(stage.shown("scale", "CounterRipple"), 1 + 0.3 * 0.6846)
    stage.at(401)
    #expect(stage.count("CounterRipple") == 0)
    stage.at(3000)
    expectNear(stage.shown("scale", "Button"), 1)
    expectNear(ring(stage), 1.0 / 33)
    #expect(stage.motionCount == 0)
    #expect(stage.host.semantics.first?.value == "1 of 33")
  }

  @Test("S3.43 rapid taps are all counted, ripples are bounded, and the total is the end")
  func rapid() throws {
    let stage = try Stage(Counter(knobs: knobs))
    for tap in 0..<40 {
      stage.host.advance(to: Double(tap) * 0.05)
      stage.host.tap(at: Point(180, 200))
      _ = stage.host.frame()
      #expect(stage.samples("scale", ["CounterRipple"]).count <= 4)
    }
    #expect(knobs.number == 33)
    #expect(knobs.log == ["complete"])
    stage.act {}
    stage.at(3000)
    expectNear(ring(stage), 1)
    #expect(stage.motionCount == 0 && !stage.host.isWaiting)
  }

  @Test("S3.43 a spring that passes the full ring does not begin another round")
  func fullRing() throws {
    knobs.number = 32
    let stage = try Stage(Counter(knobs: knobs))
    stage.at(3000)
    func filled() throws -> Int {
      let color = ColorToken.rizq.primary.light
      let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
      return pixels(of: try stage.pixels(), withColor: parts)
    }
    let before = try filled()
    try stage.tap("Counter")
    var most = 0.0
    for time in stride(from: 50.0, through: 1000, by: 50) {
      stage.at(time)
      most = max(most, ring(stage) ?? 0)
      let now = try filled()
      #expect(now >= before * 9 / 10, "\(now) of \(before) at \(time)")
    }
    #expect(most > 1)
  }

  @Test("S3.8 S3.43 what a ring shows beyond its ends")
  func shares() {
    let rows: [(turns: Double, end: Double, share: Double, isRising: Bool, shown: Double)] = [
      (1.02, 1, 1, true, 1), (1.001, 0.98, 0.98, true, 1), (3.04, 3, 1, true, 1),
      (-0.02, 0, 0, false, 0), (2.99, 3.02, 0.02, false, 0), (0.5, 2.3, 0.3, true, 0.5),
      (1.8, 2.3, 0.3, true, 0.8), (2.1, 1.9, 0.9, false, 0.1), (1, 2.3, 0.3, true, 1),
    ]
    for row in rows {
      let goal = LevelGoal(end: row.end, share: row.share, isRising: row.isRising)
      expectNear(goal.share(at: row.turns), row.shown, "\(row)")
    }
    // Turned back beyond the end of a round, where a spring has gone a little too far.
    let emptied = LevelGoal(end: 0, share: 0, isRising: false)
    let rising = emptied.turned(to: 0.7, share: 0.7, isRising: true)
    for (turns, shown) in [(-0.02, 0.0), (0, 0), (0.01, 0.01), (0.7, 0.7)] {
      expectNear(rising.share(at: turns), shown, "rising at \(turns)")
    }
    let falling = LevelGoal(end: 1, share: 1).turned(to: 0.3, share: 0.3, isRising: false)
    for (turns, shown) in [(1.02, 1.0), (1, 1), (0.99, 0.99), (0.3, 0.3)] {
      expectNear(falling.share(at: turns), shown, "falling at \(turns)")
    }
  }

  @Test(
    "S3.43 four sizes", arguments: zip(AnimatedCounter.Size.allCases, [64.0, 96, 120, 160]))
  func sizes(size: AnimatedCounter.Size, diameter: Double) throws {
    let stage = try Stage(Counter(knobs: knobs, size: size))
    let button = try #require(stage.frame("AnimatedCounter", "Button"))
    #expect(button.width == diameter && button.height == diameter)
  }

  @Test(
    "S3.43 Reduce Motion: it only counts; Low Power Mode keeps number and ring",
    arguments: [(true, false), (false, true)])
  func reducedCounter(flags: (Bool, Bool)) throws {
    let stage = try Stage(Counter(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    try stage.tap("Counter")
    #expect(knobs.number == 1)
    stage.at(50)
    expectNear(stage.shown("scale", "Button"), 1)
    #expect(stage.count("CounterRipple") == 0)
    if flags.0 {
      expectNear(ring(stage), 1.0 / 33)
      #expect(stage.motionCount == 0)
    } else {
      #expect(stage.moves("shape", "RingFill"))
    }
  }

  @Test("S3.43 a flag in mid-flight takes the light away, and it does not come back")
  func lightInMidFlight() throws {
    let stage = try Stage(Counter(knobs: knobs))
    try stage.tap("Counter")
    stage.at(100)
    #expect(stage.count("CounterRipple") == 1)
    stage.alsoAct { stage.host.configuration.savesPower = true }
    #expect(stage.count("CounterRipple") == 0)
    stage.alsoAct { stage.host.configuration.savesPower = false }
    #expect(stage.count("CounterRipple") == 0)
    try stage.tap("Counter")
    #expect(stage.count("CounterRipple") == 1)
  }

  @Test("S3.43 a counter that goes forgets its press", arguments: [0.0, 100])
  func removed(after: Double) throws {
    let stage = try Stage(Counter(knobs: knobs))
    try stage.tap("Counter")
    stage.at(after)
    stage.alsoAct { knobs.isThere = false }
    #expect(!stage.host.isWaiting)
    stage.at(2000)
    #expect(stage.issues.isEmpty && stage.motionCount == 0)
  }
}

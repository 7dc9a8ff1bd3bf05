import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("Progress: bar, ring, experience")
struct ProgressTests {
  struct Bar: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) { AnimatedProgressBar(percentage: knobs.share).tokenTheme(.rizq) }
    }
  }

  struct Ring: View {
    let knobs: Knobs
    var body: some View {
      CircularXpProgress(level: knobs.number, percentage: knobs.share).tokenTheme(.rizq)
    }
  }

  struct Experience: View {
    let knobs: Knobs
    var body: some View { XpProgressBar(current: knobs.number, needed: 300, level: 4) }
  }

  private let knobs = Knobs()

  private func fill(_ host: MotionHost) -> Double? { host.shown("shape", "ProgressFill") }
  private func fill(_ stage: Stage) -> Double? { stage.shown("shape", "ProgressFill") }
  /// The share of the ring that is drawn.
  private func ring(_ host: MotionHost) -> Double? {
    guard let turns = host.shown("shape", "RingFill"), let end = host.model("shape", "RingFill")
    else { return nil }
    return LevelGoal(end: end, share: knobs.share).share(at: turns)
  }

  @Test("S3.13 the first fill: 0.8 s after 0.3 s", arguments: [false, true])
  func firstFill(savesPower: Bool) throws {
    knobs.share = 0.65
    let host = try MotionHost(Bar(knobs: knobs), savesPower: savesPower)
    let rows = [
      (0.0, 0.0), (300, 0), (400, 0.1291), (500, 0.2458), (600, 0.3513), (700, 0.4450),
      (800, 0.5252), (1000, 0.6331), (1100, 0.65),
    ]
    host.expect(rows) { fill(host) }
    host.advance(to: 1.101)
    host.expectStill(includingLoops: true)
  }

  @Test(
    "S3.13 nothing runs where there is nothing to fill; bad numbers are moved into range",
    arguments: [(0.0, 0.0), (-3, 0), (.nan, 0), (65, 1), (.infinity, 1)])
  func range(share: Double, expected: Double) throws {
    knobs.share = share
    let host = try MotionHost(Bar(knobs: knobs))
    if expected == 0 { host.expectStill(includingLoops: true) }
    host.advance(to: 1.2)
    expectNear(fill(host), expected)
    #expect(host.runtimeIssues.isEmpty)
  }

  @Test("S3.14 later changes take half a second and do not wait", arguments: [0.80, 0.5])
  func update(target: Double) throws {
    knobs.share = 0.65
    let host = try MotionHost(Bar(knobs: knobs))
    host.advance(to: 1.2)
    host.update { knobs.share = target }
    let eased = [(100.0, 0.3084), (250, 0.6846), (500, 1)]
    host.expect(eased.map { ($0.0, 0.65 + (target - 0.65) * $0.1) }) { fill(host) }
    if target == 0.8 { expectNear(fill(host), 0.8) }
  }

  @Test("S3.15 a change during the first fill blends")
  func interruption() throws {
    knobs.share = 0.65
    let host = try MotionHost(Bar(knobs: knobs))
    host.advance(to: 0.7)
    host.update { knobs.share = 0.8 }
    let rows = [(700.0, 0.4450), (800, 0.6099), (1000, 0.7641), (1100, 0.7907), (1200, 0.8)]
    host.expect(rows, since: 0) { fill(host) }
  }

  @Test("S3.15 a change before the fill begins does not wait for it, and is never backwards")
  func earlyInterruption() throws {
    knobs.share = 0.65
    let host = try MotionHost(Bar(knobs: knobs))
    host.advance(to: 0.1)
    host.update { knobs.share = 0.8 }
    host.advance(to: 0.2)
    #expect((fill(host) ?? 0) > 0.1)
    var last = 0.0
    for time in stride(from: 200.0, through: 1200, by: 20) {
      host.at(time)
      #expect((fill(host) ?? 0) >= last - 1e-9)
      last = fill(host) ?? 0
    }
    expectNear(last, 0.8)
  }

  @Test(
    "S3.16 height, colours, and a width that follows without a motion", arguments: [false, true])
  func look(reducesMotion: Bool) throws {
    knobs.share = 0.5
    let stage = try Stage(Bar(knobs: knobs), reducesMotion: reducesMotion)
    stage.at(1200)
    #expect(stage.frame("AnimatedProgressBar", "Capsule")?.height == 8)
    expectColor(stage.color("fill", "AnimatedProgressBar", "Capsule"), .rizq.track)
    expectNear(ColorToken.rizq.track.light.opacity, 0.3)
    expectColor(stage.color("fill", "ProgressFill"), .rizq.primary)
    for width in [360.0, 600] {
      stage.alsoAct { stage.host.configuration.size = Size(width, 400) }
      #expect(stage.motionCount == 0)
      let frame = try #require(stage.frame("ProgressFill"))
      #expect(frame.width == width)
      let path = ProgressFill(fraction: 0.5).path(in: CGRect(x: 0, y: 0, width: width, height: 8))
      expectNear(path.boundingRect.width, width / 2)
    }
  }

  @Test("S3.13 S3.14 S3.17 S3.20 S3.46 Reduce Motion: full at once, and in mid-flight")
  func reduced() throws {
    knobs.share = 0.75
    let hosts = [
      try MotionHost(Bar(knobs: knobs), reducesMotion: true),
      try MotionHost(Ring(knobs: knobs), reducesMotion: true),
    ]
    for (index, host) in hosts.enumerated() {
      let shown = { index == 0 ? fill(host) : ring(host) }
      expectNear(shown(), 0.75)
      host.expectStill(includingLoops: true)
      host.update { knobs.share = 0.25 }
      expectNear(shown(), 0.25)
      host.expectStill(includingLoops: true)
      knobs.share = 0.75
    }
    let moving = try MotionHost(Bar(knobs: knobs))
    moving.advance(to: 0.5)
    moving.change(.reduceMotion(true))
    expectNear(fill(moving), 0.75)
    moving.expectStill(includingLoops: true)
  }

  @Test("S3.17 the ring fills in a second", arguments: [false, true])
  func ringFill(savesPower: Bool) throws {
    knobs.share = 0.75
    let host = try MotionHost(Ring(knobs: knobs), savesPower: savesPower)
    let rows = [
      (0.0, 0.0), (100, 0.1204), (250, 0.2836), (500, 0.5135), (750, 0.6799), (1000, 0.75),
    ]
    host.expect(rows) { ring(host) }
  }

  @Test("S3.17 no dot for nothing, one round at most")
  func ringEnds() throws {
    let box = CGRect(x: 0, y: 0, width: 80, height: 80)
    #expect(RingFill(turns: 0, goal: LevelGoal(end: 0, share: 0)).path(in: box).isEmpty)
    for share in [7.0, .infinity] {
      knobs.share = share
      let host = try MotionHost(Ring(knobs: knobs))
      host.advance(to: 1)
      expectNear(ring(host), 1)
    }
    knobs.share = .nan
    let host = try MotionHost(Ring(knobs: knobs))
    host.expectStill(includingLoops: true)
    expectNear(ring(host), 0)
  }

  @Test(
    "S3.18 from the top, clockwise, in either direction",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func ringGeometry(direction: LayoutDirection) throws {
    let path = RingFill(turns: 0.25, goal: LevelGoal(end: 0.25, share: 0.25))
      .path(in: CGRect(x: 0, y: 0, width: 80, height: 80))
    expectNear(path.boundingRect.minY, 0)
    expectNear(path.boundingRect.minX, 40)
    expectNear(path.boundingRect.maxX, 80)
    expectNear(path.boundingRect.maxY, 40)

    knobs.share = 0.25
    let stage = try Stage(Ring(knobs: knobs), direction: direction)
    stage.at(1000)
    #expect(stage.frame("CircularXpProgress", "Circle")?.width == 80)
    let line = try #require(stage.strokes.first { $0.outer.width < 60 })
    #expect(line.width == 6)
    // The quarter at the top right.
    expectNear(line.outer.maxX, 83, tolerance: 3.1)
    #expect(stage.frame("RingFill")?.midX == 180)
  }

  @Test("S3.19 star and level, 2 pt apart, which do not move", arguments: [false, true])
  func ringCentre(reducesMotion: Bool) throws {
    knobs.number = 7
    knobs.share = 0.5
    let stage = try Stage(Ring(knobs: knobs), reducesMotion: reducesMotion)
    #expect(stage.drawnTexts == ["star.fill", "7"])
    #expect(stage.motions(of: "VStack").isEmpty)
    expectColor(stage.color("color", "CircularXpProgress", "Text"), .rizq.levelBadge)
    #expect(stage.host.semantics.map(\.label) == ["Level 7"])
    #expect(stage.host.semantics.first?.value == "50%")
    #expect(MetricToken.ring.gap.value == 2)
    stage.act { knobs.number = 8 }
    #expect(stage.drawnTexts == ["star.fill", "8"])
  }

  @Test("S3.20 later changes take half a second", arguments: [false, true])
  func ringUpdate(savesPower: Bool) throws {
    knobs.share = 0.2
    let host = try MotionHost(Ring(knobs: knobs), savesPower: savesPower)
    host.advance(to: 1)
    host.update { knobs.share = 0.6 }
    host.expect([(250, 0.2 + 0.4 * 0.6846), (500, 0.6)]) { ring(host) }
  }

  @Test("S3.20 a new level finishes the round and begins the next")
  func levelUp() throws {
    knobs.share = 0.9
    let host = try MotionHost(Ring(knobs: knobs))
    host.advance(to: 1)
    host.update {
      knobs.share = 0.1
      knobs.number = 1
    }
    var shares: [Double] = []
    host.everyFrame(until: 500) { _ in shares.append(ring(host) ?? -1) }
    // Up to the top, then from the top on: never smaller but once.
    let falls = zip(shares, shares.dropFirst()).filter { $1 < $0 - 1e-9 }
    #expect(falls.count == 1)
    #expect((falls.first?.0 ?? 0) > 0.9)
    expectNear(shares.last, 0.1)
    // And an empty new level is empty, not full.
    host.update {
      knobs.share = 0
      knobs.number = 2
    }
    host.advance(by: 0.6)
    expectNear(ring(host), 0)
    host.update {
      knobs.share = 0.5
      knobs.number = 1
    }
    host.advance(by: 0.6)
    expectNear(ring(host), 0.5)
  }

  @Test("S3.46 experience: 150 of 300 fills half in a second", arguments: [false, true])
  func experience(savesPower: Bool) throws {
    knobs.number = 150
    let stage = try Stage(Experience(knobs: knobs), savesPower: savesPower)
    expectTimes(stage, [(0, 0), (500, 0.3423), (1000, 0.5)]) { fill(stage) }
    #expect(stage.frame("XpProgressBar", "Capsule")?.height == 12)
    #expect(stage.drawnTexts == ["Level 4", "150 / 300 XP", "150 XP to level 5"])
    #expect(stage.host.semantics.map(\.label) == ["Level 4"])
    #expect(stage.host.semantics.first?.value == "150 of 300 XP")
    // The highlight runs after the fill; not where power is saved.
    #expect(stage.motions(of: "ShimmerModifier").isEmpty == savesPower)
    stage.act { knobs.number = 300 }
    stage.at(500)
    expectNear(fill(stage), 1)
    #expect(stage.drawnTexts.contains("Level complete"))
  }

  /// The same level as a bar and as a ring.
  private struct Both: View {
    let knobs: Knobs
    var body: some View {
      VStack {
        XpProgressBar(current: Int(knobs.share * 300), needed: 300, level: knobs.number)
        CircularXpProgress(
          level: knobs.number, percentage: Double(Int(knobs.share * 300)) / 300)
      }
    }
  }

  @Test(
    "S3.46 S3.20 at a new level the bar goes on to its end and begins anew, as the ring does",
    arguments: [(0.8, 1, 0.1), (0.5, 1, 0.0), (0.9, 2, 0.4), (0.3, -1, 0.7), (0.4, 0, 0.6)])
  func levelUp(from: Double, levels: Int, to: Double) throws {
    knobs.number = 4
    knobs.share = from
    let stage = try Stage(Both(knobs: knobs), savesPower: true)
    stage.at(3000)
    let track = try #require(stage.frame("XpProgressBar", "Capsule"))
    /// The drawn length of the bar, as a share of its track.
    func bar() -> Double {
      let boxes = stage.drawnLayers.flatMap { layer in
        layer.commands.indices.map { layer.box($0) }
      }
      let fills = boxes.filter { box in
        abs(box.height - track.height) < 0.01 && abs(box.minX - track.minX) < 0.01
      }
      // The track itself comes first.
      return fills.count > 1 ? fills[1].width / track.width : 0
    }
    func ring() -> Double {
      guard let turns = stage.shown("shape", "RingFill"), let end = stage.model("shape", "RingFill")
      else { return -1 }
      return LevelGoal(
        end: end, share: Double(Int(to * 300)) / 300, isRising: Double(levels) + to >= from
      ).share(at: turns)
    }
    expectNear(bar(), from, tolerance: 0.004)
    stage.act {
      knobs.share = to
      knobs.number = 4 + levels
    }
    var falls = 0
    var last = bar()
    for time in stride(from: 0.0, through: 900, by: 1000.0 / 120) {
      stage.at(time)
      expectNear(bar(), ring(), "at \(time)", tolerance: 0.002)
      if bar() < last - 1e-6 { falls += 1 }
      last = bar()
    }
    // Only at the end of a level that is full it begins anew.
    if levels > 0 { #expect(falls <= levels, "\(falls)") }
    expectNear(last, to, tolerance: 0.004)
  }

  @Test("S3.46 Reduce Motion: the bar at once, and no highlight")
  func reducedExperience() throws {
    knobs.number = 150
    let host = try MotionHost(Experience(knobs: knobs), reducesMotion: true)
    expectNear(fill(host), 0.5)
    host.expectStill(includingLoops: true)
    #expect(!host.shows("LinearGradient"))
  }

  @Test("S3.46 S3.54 large text: level and numbers below one another, each in one line")
  func largeText() throws {
    for (size, isBelow) in [(DynamicTypeSize.large, false), (.accessibility3, true)] {
      let stage = try Stage(
        XpProgressBar(current: 150, needed: 300, level: 4).dynamicTypeSize(size),
        size: Size(300, 400))
      let texts = stage.samples("frame", ["XpProgressBar", "Text"]).map(\.shown)
      try #require(texts.count == 3)
      #expect((texts[1][1] >= texts[0][1] + texts[0][3] - 1) == isBelow, "\(texts)")
      #expect(texts[1][3] < texts[0][3] * 1.5, "\(texts)")
    }
  }

  @Test("S3.46 a level that takes nothing is complete", arguments: [0, -5])
  func nothingNeeded(needed: Int) throws {
    let host = try MotionHost(XpProgressBar(current: 10, needed: needed, level: 1))
    host.advance(to: 1)
    expectNear(fill(host), 1)
    #expect(host.runtimeIssues.isEmpty)
  }

  @Test("S3.54 right to left the bar grows from the right")
  func rightToLeft() throws {
    knobs.share = 0.25
    let stage = try Stage(Bar(knobs: knobs), direction: .rightToLeft)
    stage.at(1200)
    let pixels = try stage.pixels()
    let frame = try #require(stage.frame("AnimatedProgressBar", "Capsule"))
    func saturation(_ x: Double) -> Int {
      let index = (Int(frame.midY * 2) * 720 + Int(x * 2)) * 4
      return Int(pixels[index..<index + 3].max() ?? 0) - Int(pixels[index..<index + 3].min() ?? 0)
    }
    #expect(saturation(348) > saturation(12) + 40)
  }
}

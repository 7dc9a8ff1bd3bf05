import LegatoDisplay
import LegatoTesting
import SwiftUI
import TestSupport
import Testing

@testable import Legato

@MainActor
@Suite("Loops: pulse, shimmer, sparkles")
struct LoopTests {
  struct Today: View {
    let knobs: Knobs
    var body: some View {
      HStack {
        ForEach(1..<8, id: \.self) { day in
          Text("\(day)")
            .frame(width: 40, height: 40)
            .background {
              if day == knobs.number {
                Circle().stroke(Color.rizqPrimary, lineWidth: 2).modifier(PulsingModifier())
              }
            }
        }
      }
    }
  }

  struct Pulsing: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) { Text("Now").modifier(PulsingModifier()) }
        .loopsPaused(knobs.isOn)
    }
  }

  private let knobs = Knobs()

  @Test("S3.24 the pulse: 15 % larger and half transparent, and back, in two seconds")
  func pulse() throws {
    // Ten minutes, of which a sample a second is enough.
    let host = try MotionHost(framesPerSecond: 1) { Pulsing(knobs: knobs) }
    let rows = [
      (250.0, 1.0194, 0.9354), (500, 1.0750, 0.7500), (1000, 1.1500, 0.5000),
      (1500, 1.0750, 0.7500), (2000, 1.0000, 1.0000), (2500, 1.0750, 0.7500), (3000, 1.15, 0.5),
      (600_500, 1.075, 0.75),
    ]
    for (time, scale, opacity) in rows {
      host.at(time)
      expectNear(host.shown("scale", "Pulsing"), scale, "scale at \(time)")
      expectNear(host.shown("opacity", "Pulsing"), opacity, "opacity at \(time)")
    }
  }

  @Test(
    "S3.24 S3.25 Reduce Motion and Low Power Mode: at rest",
    arguments: [(true, false), (false, true)])
  func reducedPulse(flags: (Bool, Bool)) throws {
    let stage = try Stage(Pulsing(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    for time in [0.0, 500, 1000] {
      stage.at(time)
      expectNear(stage.shown("scale", "Pulsing"), 1)
      expectNear(stage.shown("opacity", "Pulsing"), 1)
    }
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
  }

  @Test("S3.24 flags are live: it stops on the next frame and begins again from rest")
  func livePulse() throws {
    let host = try MotionHost(Pulsing(knobs: knobs))
    host.advance(to: 0.7)
    host.change(.reduceMotion(true))
    expectNear(host.shown("scale", "Pulsing"), 1)
    host.expectStill(includingLoops: true)
    host.advance(to: 1)
    host.change(.reduceMotion(false))
    host.advance(by: 0.5)
    expectNear(host.shown("scale", "Pulsing"), 1.075)
  }

  @Test("S3.25 exactly one ring pulses, and at midnight another one")
  func today() throws {
    knobs.number = 3
    let host = try MotionHost(Today(knobs: knobs))
    host.advance(to: 0.5)
    #expect(host.shownByEach("scale", "Circle").count == 1)
    expectNear(host.shown("lineWidth", "Circle"), 2)
    expectColor(host.color("fill", "Circle"), .rizq.primary)
    let before = try #require(host.frame("Pulsing", "Circle"))
    host.update { knobs.number = 4 }
    #expect(host.shownByEach("scale", "Circle").count == 1)
    let after = try #require(host.frame("Pulsing", "Circle"))
    #expect(before != after)
    expectNear(host.shown("scale", "Circle"), 1)
    host.advance(by: 0.5)
    expectNear(host.shown("scale", "Circle"), 1.075)
  }

  // MARK: Shimmer

  struct Bar: View {
    let knobs: Knobs
    var start = 1.0
    var body: some View {
      Present(knobs: knobs) {
        Capsule().fill(Color.rizqPrimary).frame(height: 40).padding(.horizontal, 40)
          .shimmering(after: start)
      }
    }
  }

  /// Where the highlight begins, in widths from the leading edge.
  private func place(_ host: MotionHost) -> Double? {
    host.shown("fill gradient", "LinearGradient").map { $0 / 128 }
  }
  private func place(_ stage: Stage) -> Double? {
    stage.shown("fill gradient", "LinearGradient").map { $0 / 128 }
  }

  @Test("S3.28 the highlight: from one width before to two behind, in two seconds, after one")
  func shimmer() throws {
    let host = try MotionHost(Bar(knobs: knobs))
    let rows = [
      (0.0, -1.0), (1000, -1), (1250, -0.625), (1500, -0.25), (2000, 0.5), (2500, 1.25),
      // The wait is not made again.
      (3000, -1), (3250, -0.625), (5500, -0.25),
    ]
    host.expect(rows) { place(host) }
  }

  @Test("S3.28 it begins again where it cannot be seen")
  func wrap() {
    let metrics = MetricToken.shimmer
    #expect(abs(metrics.start.value) >= 1 && abs(metrics.end.value) >= 1)
  }

  @Test("S3.28 a width that changes is followed", arguments: [0.0, 200, 700])
  func width(width: Double) throws {
    let stage = try Stage(Bar(knobs: knobs))
    stage.at(1500)
    stage.alsoAct { stage.host.configuration.size = Size(width, 400) }
    expectNear(place(stage), -0.25)
    #expect(stage.issues.isEmpty)
  }

  @Test("S3.29 it lightens the view by 30 % at most, and nothing outside of it")
  func shimmerLook() throws {
    let stage = try Stage(Bar(knobs: knobs))
    let still = try stage.pixels()
    var most = 0.0
    for time in [1200.0, 1600, 2000, 2400, 2800] {
      stage.at(time)
      let shown = try stage.pixels()
      for index in stride(from: 0, to: shown.count, by: 4) where shown[index] != still[index] {
        let (x, y) = ((index / 4) % 720, (index / 4) / 720)
        #expect((80..<640).contains(x) && (360..<440).contains(y), "outside at \(x), \(y)")
        // White on the colour, inside its smoothed edges: how much of the way to white.
        guard (84..<636).contains(x), (380..<420).contains(y) else { continue }
        let (from, to) = (Double(still[index + 2]), Double(shown[index + 2]))
        most = max(most, (to - from) / (255 - from))
      }
    }
    #expect(most > 0.25 && most <= 0.31, "\(most)")
  }

  @Test("S3.29 the content is made once")
  func contentOnce() throws {
    struct Counting: View {
      let knobs: Knobs
      var body: some View {
        Text("Once").onAppear { knobs.log.append("appeared") }
      }
    }
    let host = try MotionHost(Counting(knobs: knobs).modifier(ShimmerModifier()))
    host.advance(to: 2)
    #expect(knobs.log == ["appeared"])
  }

  @Test("S3.30 the highlight waits for the fill, never less than a second")
  func afterFill() throws {
    let host = try MotionHost(AnimatedProgressBar(percentage: 0.65, shimmers: true))
    host.advance(to: 1)
    expectNear(host.shown("shape", "ProgressFill").map { $0 / 0.65 }, 0.9740)
    expectNear(place(host), -1)
    host.advance(to: 1.1)
    expectNear(host.shown("shape", "ProgressFill"), 0.65)
    expectNear(place(host), -1)
    host.advance(to: 1.35)
    expectNear(place(host), -0.625)
    for start in [0.2, -1, .nan, .infinity] {
      let host = try MotionHost(Bar(knobs: knobs, start: start))
      host.advance(to: 1.25)
      expectNear(place(host), -0.625)
    }
  }

  @Test(
    "S3.28 S3.29 S3.30 Reduce Motion and Low Power Mode: nothing is drawn over the view",
    arguments: [(true, false), (false, true)])
  func reducedShimmer(flags: (Bool, Bool)) throws {
    let stage = try Stage(Bar(knobs: knobs))
    stage.at(2000)
    stage.alsoAct {
      stage.host.configuration.reducesMotion = flags.0
      stage.host.configuration.savesPower = flags.1
    }
    #expect(stage.count("LinearGradient") == 0)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
    let plain = try Stage(
      Capsule().fill(Color.rizqPrimary).frame(height: 40).padding(.horizontal, 40))
    #expect(try stage.pixels() == plain.pixels())
  }

  @Test("S3.54 right to left the highlight runs from right to left")
  func rightToLeft() throws {
    let stage = try Stage(Bar(knobs: knobs), direction: .rightToLeft)
    stage.at(1500)
    // It begins one and a quarter widths from the left edge, and points left.
    expectNear(stage.shown("fill gradient", "LinearGradient").map { $0 / 128 }, 1.25)
    expectNear(stage.shown("fill gradient", "LinearGradient", part: 2).map { $0 / 128 }, 0.25)
  }

  // MARK: Sparkles

  @Test("S3.45 dots follow from their seed, within their bounds")
  func sparkleDots() throws {
    let dots = Sparkles.dots(seed: 7, count: 20)
    #expect(dots == Sparkles.dots(seed: 7, count: 20))
    #expect(dots != Sparkles.dots(seed: 8, count: 20))
    #expect(dots.count == 20)
    for dot in dots {
      #expect((1...3).contains(dot.size))
      #expect((1.5...3.5).contains(dot.duration))
      #expect((0...2).contains(dot.start))
      #expect((0...1).contains(dot.x) && (0...1).contains(dot.y))
    }
    // Spread over the field.
    let columns: [Double] = dots.map(\.x).sorted()
    #expect(try #require(columns.last) - #require(columns.first) > 0.5)
    #expect(Sparkles.dots(seed: 7, count: -3).isEmpty)
  }

  @Test("S3.45 each dot comes and goes: at its largest half-way")
  func twinkle() throws {
    let host = try MotionHost(Sparkles(count: 3, seed: 7))
    for (index, dot) in Sparkles.dots(seed: 7, count: 3).enumerated() {
      let host = try MotionHost(Sparkles(count: 3, seed: 7))
      let rows = [
        (0.0, 0.0), (dot.start, 0), (dot.start + dot.duration / 4, 0.5),
        (dot.start + dot.duration / 2, 1), (dot.start + dot.duration, 0),
        (dot.start + dot.duration * 1.5, 1),
      ]
      for (time, expected) in rows {
        host.at(time * 1000)
        expectNear(host.shown("opacity", "[\(index)]/TwinklingDot"), expected, "at \(time)")
        expectNear(host.shown("scale", "[\(index)]/TwinklingDot"), 0.5 + 0.7 * expected)
      }
    }
    #expect(host.runtimeIssues.isEmpty)
  }

  @Test(
    "S3.45 Reduce Motion and Low Power Mode: no dots", arguments: [(true, false), (false, true)])
  func reducedSparkles(flags: (Bool, Bool)) throws {
    let host = try MotionHost(Text("A").sparkles(), reducesMotion: flags.0, savesPower: flags.1)
    #expect(!host.shows("TwinklingDot"))
    host.expectStill(includingLoops: true)
    host.set(nil)
    #expect(host.shownByEach("scale", "TwinklingDot").count == 20)
    #expect(!host.isStill(includingLoops: true))
  }

  // MARK: Out of sight

  struct Everything: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) {
        VStack {
          Text("Pulse").pulsing()
          Text("Shimmer").shimmering()
          Sparkles()
        }
      }
      .loopsPaused(knobs.isOn)
    }
  }

  @Test("S3.53 removed: no frame is asked for any more")
  func removed() throws {
    let stage = try Stage(Everything(knobs: knobs))
    stage.at(500)
    #expect(stage.host.needsFrame)
    stage.act { knobs.isThere = false }
    stage.at(17)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
    stage.act { knobs.isThere = true }
    stage.at(500)
    expectNear(stage.shown("scale", "Pulsing"), 1.075)
  }

  @Test("S3.53 paused, as in an app that is covered: at rest, and from rest again")
  func paused() throws {
    let stage = try Stage(Everything(knobs: knobs))
    stage.at(700)
    stage.act { knobs.isOn = true }
    stage.at(17)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
    expectNear(stage.shown("scale", "Pulsing"), 1)
    stage.act { knobs.isOn = false }
    stage.at(500)
    expectNear(stage.shown("scale", "Pulsing"), 1.075)
  }

  @Test("S3.53 scrolled out of sight in a lazy stack")
  func scrolledOut() throws {
    struct Rows: View {
      let knobs: Knobs
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack {
              ForEach(0..<60, id: \.self) { index in
                if index == 0 {
                  Text("Now").frame(height: 60).pulsing()
                } else {
                  Text("Row").frame(height: 60)
                }
              }
            }
          }
          .onChange(of: knobs.number) { _, row in proxy.scrollTo(row, anchor: .top) }
        }
      }
    }
    let host = try MotionHost(Rows(knobs: knobs))
    host.advance(to: 0.5)
    #expect(host.moving.count == 2)
    host.update { knobs.number = 40 }
    host.advance(by: 1.5)
    host.expectStill(includingLoops: true)
    host.update { knobs.number = 0 }
    host.advance(by: 0.5)
    expectNear(host.shown("scale", "Pulsing"), 1.075)
  }

  @Test("S3.52 a frame of all loops evaluates no body, lays nothing out and shows something new")
  func cost() throws {
    // What the tests check after every pass is no part of a frame.
    try withoutInvariantChecks {
      let stage = try Stage(Everything(knobs: knobs))
      stage.at(100)
      for frame in 1...600 {
        stage.host.advance(to: 0.1 + Double(frame) / 60)
        #expect(stage.host.needsFrame, "frame \(frame)")
        let made = stage.host.frame()
        #expect(made.statistics.bodies == 0 && made.statistics.layouts == 0, "frame \(frame)")
        #expect(!made.changes.isEmpty, "frame \(frame)")
      }
    }
  }
}

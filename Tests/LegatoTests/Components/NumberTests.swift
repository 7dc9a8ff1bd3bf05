import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// Rows S4.23, S4.35, S4.36, S4.54 and S4.64.
@MainActor @Suite("Numbers and progress")
struct NumberTests {
  private func counter(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { AnimatedCounter(value: $0.count) }
  }

  @Test("S4.35 S4.64 a number rolls to the next one by appNormal")
  func counter() throws {
    let knobs = Switches()
    let host = try MotionHost(counter(knobs))
    host.expectStill(includingLoops: true)
    host.update { knobs.count = 7 }
    let motions = host.moving
    #expect(!motions.isEmpty)
    #expect(motions.allSatisfy { abs($0.end - $0.start - 0.25) < 0.2 })
    #expect(host.labels.contains { $0.hasPrefix("7") })
    host.advance(to: 0.6)
    host.expectStill(includingLoops: true)
  }

  @Test("S4.35 S4.64 how far the roll is, whichever way", arguments: [7, -7])
  func rollProgress(number: Int) throws {
    let knobs = Switches()
    let host = try MotionHost(counter(knobs))
    host.update { knobs.count = number }
    host.expect([(50, 0.0817), (125, 0.5), (200, 0.9183), (250, 1)]) {
      host.shown("content", "RollingText")
    }
  }

  @Test("S4.35 S4.36 Low Power Mode rolls, Reduce Motion does not, live")
  func flags() throws {
    let knobs = Switches()
    let host = try MotionHost(counter(knobs))
    host.set(.lowPower)
    host.update { knobs.count = 7 }
    #expect(!host.isStill(includingLoops: true))
    host.advance(to: 0.1)
    host.set(.reduceMotion)
    host.expectStill(includingLoops: true)
    #expect(host.labels.contains { $0.hasPrefix("7") })
    host.advance(to: 0.6)
    host.update { knobs.count = 8 }
    #expect(host.isStill(includingLoops: true))
    #expect(host.labels.contains { $0.hasPrefix("8") })
  }

  @Test("S4.54 C46 values that change more than four times a second do not roll")
  func throttle() throws {
    let knobs = Switches()
    let host = try MotionHost(counter(knobs))
    host.update { knobs.count = 1 }
    host.advance(to: 0.06)
    for value in 2...40 {
      host.update { knobs.count = value }
      #expect(host.labels.contains { $0.hasPrefix("\(value)") })
      host.advance(by: 0.06)
    }
    host.advance(by: 0.18)
    host.expectStill(includingLoops: true)
    // After a pause the next one rolls again.
    host.advance(by: 0.36)
    host.update { knobs.count = 41 }
    #expect(!host.isStill(includingLoops: true))
  }

  @Test("S4.54 C46 a quarter of a second is the border", arguments: [(240.0, false), (260, true)])
  func border(gap: Double, rolls: Bool) throws {
    let knobs = Switches()
    let host = try MotionHost(counter(knobs))
    host.update { knobs.count = 1 }
    #expect(!host.isStill(includingLoops: true))
    host.at(gap)
    let before = host.moving.count
    host.update { knobs.count = 2 }
    #expect((host.moving.count > before) == rolls)
  }

  @Test("S4.36 the value rolls, the label stays, and both are read as one")
  func labelled() throws {
    let knobs = Switches()
    knobs.text = "12 of 60"
    let host = try MotionHost(
      Turned(knobs: knobs) { AnimatedProgress(label: "Pages", value: $0.text) })
    let label = host.frame("Text")
    #expect(host.labels == ["Pages 12 of 60"])
    host.update { knobs.text = "36 of 60" }
    #expect(host.labels == ["Pages 36 of 60"])
    #expect(!host.isStill(includingLoops: true))
    host.everyFrame(until: 300) { _ in
      #expect(host.frame("Text") == label)
    }
    let reduced = try MotionHost(
      Turned(knobs: knobs) { AnimatedProgress(label: "Pages", value: $0.text) },
      reducesMotion: true)
    reduced.update { knobs.text = "37 of 60" }
    reduced.expectStill(includingLoops: true)
  }

  @Test("S4.36 the value swaps over 250 ms, by appNormal")
  func swaps() throws {
    let knobs = Switches()
    knobs.text = "2 of 9"
    let stage = try Stage(
      Turned(knobs: knobs) { AnimatedProgress(label: "Pages", value: $0.text) })
    stage.at(1000)
    stage.act { knobs.text = "3 of 9" }
    for (time, part) in [(0.0, 0.0), (50, 0.0817), (125, 0.5), (200, 0.9183)] {
      stage.at(time)
      expectNear(stage.value("content"), part, "at \(time)")
      let opacities = ["2", "3"].map { stage.look(of: $0)?.opacity ?? 0 }
      if time == 125 { #expect(opacities.allSatisfy { (0.1...0.9).contains($0) }, "\(opacities)") }
    }
    stage.at(249)
    #expect(stage.motionCount == 1 && stage.look(of: "Pages")?.opacity == 1)
    stage.at(251)
    #expect(stage.motionCount == 0 && stage.drawnTexts == ["Pages", "3 of 9"])
  }

  private func bar(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { ToolProgressAnimation(progress: $0.number).frame(width: 200) }
  }

  @Test("S4.23 the bar follows its value by appNormal, without a layout", arguments: [false, true])
  func bar(savesPower: Bool) throws {
    let knobs = Switches()
    knobs.number = 0.2
    let stage = try Stage(bar(knobs), savesPower: savesPower)
    stage.act { knobs.number = 0.6 }
    for (time, value) in [(50.0, 0.2327), (125, 0.4), (200, 0.5673), (250, 0.6)] {
      stage.host.advance(by: 0)
      stage.at(time)
      expectNear(stage.value("shape", "ProgressBar"), value, "at \(time)")
    }
    stage.act { knobs.number = 0.9 }
    stage.at(16)
    stage.host.advance(by: 0.016)
    let statistics = stage.host.frame().statistics
    #expect(statistics.layouts == 0 && statistics.bodies == 0)
  }

  @Test("S4.23 bad values are moved into 0…1; quick updates stay monotone")
  func barEdges() throws {
    for (value, expected) in [(-1.0, 0.0), (2, 1), (.nan, 0), (.infinity, 1)] {
      #expect(ToolProgressAnimation(progress: value).progress == expected)
    }
    let knobs = Switches()
    let host = try MotionHost(bar(knobs))
    var last = 0.0
    for step in 1...20 {
      let start = host.now
      host.update { knobs.number = Double(step) / 20 }
      for time in [20.0, 40, 60] {
        host.at(time, since: start)
        let value = try #require(host.shown("shape", "ProgressBar"))
        #expect(value >= last - 1e-9)
        last = value
      }
    }
    host.advance(by: 0.94)
    expectNear(host.shown("shape", "ProgressBar"), 1)
    #expect(host.labels == ["Progress 100 %"])
  }

  @Test("S4.23 Reduce Motion: at once, and during a change on the next frame")
  func barReduced() throws {
    let knobs = Switches()
    let host = try MotionHost(bar(knobs))
    host.update { knobs.number = 1 }
    host.advance(to: 0.1)
    host.change(.reduceMotion(true))
    expectNear(host.shown("shape", "ProgressBar"), 1)
    host.expectStill(includingLoops: true)
    host.update { knobs.number = 0.5 }
    expectNear(host.shown("shape", "ProgressBar"), 0.5)
    host.expectStill(includingLoops: true)
  }
}

import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.23, S4.35, S4.36, S4.54 and S4.64.
@MainActor @Suite("Numbers and progress")
struct NumberTests {
  private func counter(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { AnimatedCounter(value: $0.count) }
  }

  @Test("S4.35 S4.64 a number rolls to the next one by appNormal")
  func counter() throws {
    let knobs = Switches()
    let stage = try Stage(counter(knobs))
    #expect(stage.motionCount == 0)
    stage.act { knobs.count = 7 }
    let motions = stage.host.motions
    #expect(!motions.isEmpty)
    #expect(motions.allSatisfy { abs($0.end - $0.start - 0.25) < 0.2 })
    #expect(stage.element("7") != nil)
    stage.at(600)
    #expect(stage.motionCount == 0)
  }

  @Test("S4.35 S4.64 how far the roll is, whichever way", arguments: [7, -7])
  func rollProgress(number: Int) throws {
    let knobs = Switches()
    let stage = try Stage(counter(knobs))
    stage.act { knobs.count = number }
    stage.expect([(50, 0.0817), (125, 0.5), (200, 0.9183), (250, 1)]) {
      stage.value("content", "RollingText")
    }
  }

  @Test("S4.35 S4.36 Low Power Mode rolls, Reduce Motion does not, live")
  func flags() throws {
    let knobs = Switches()
    let stage = try Stage(counter(knobs))
    stage.set(.lowPower)
    stage.act { knobs.count = 7 }
    #expect(stage.motionCount > 0)
    stage.at(100)
    stage.set(.reduceMotion)
    #expect(stage.motionCount == 0)
    #expect(stage.element("7") != nil)
    stage.at(600)
    stage.act { knobs.count = 8 }
    #expect(stage.motionCount == 0 && stage.element("8") != nil)
  }

  @Test("S4.54 C46 values that change more than four times a second do not roll")
  func throttle() throws {
    let knobs = Switches()
    let stage = try Stage(counter(knobs))
    stage.act { knobs.count = 1 }
    stage.at(60)
    for value in 2...40 {
      stage.act { knobs.count = value }
      #expect(stage.element("\(value)") != nil)
      stage.at(60)
    }
    stage.at(240)
    #expect(stage.motionCount == 0)
    // After a pause the next one rolls again.
    stage.at(600)
    stage.act { knobs.count = 41 }
    #expect(stage.motionCount > 0)
  }

  @Test("S4.54 C46 a quarter of a second is the border", arguments: [(240.0, false), (260, true)])
  func border(gap: Double, rolls: Bool) throws {
    let knobs = Switches()
    let stage = try Stage(counter(knobs))
    stage.act { knobs.count = 1 }
    #expect(stage.motionCount > 0)
    stage.at(gap)
    let before = stage.motionCount
    stage.act { knobs.count = 2 }
    #expect((stage.motionCount > before) == rolls)
  }

  @Test("S4.36 the value rolls, the label stays, and both are read as one")
  func labelled() throws {
    let knobs = Switches()
    knobs.text = "12 of 60"
    let stage = try Stage(
      Turned(knobs: knobs) { AnimatedProgress(label: "Pages", value: $0.text) })
    let label = stage.samples("frame", ["Text"]).first?.shown
    #expect(stage.element("Pages")?.value == "12 of 60")
    stage.act { knobs.text = "36 of 60" }
    #expect(stage.element("Pages")?.value == "36 of 60")
    #expect(stage.motionCount > 0)
    stage.everyFrame(until: 300) { _ in
      #expect(stage.samples("frame", ["Text"]).first?.shown == label)
    }
    let reduced = try Stage(
      Turned(knobs: knobs) { AnimatedProgress(label: "Pages", value: $0.text) },
      reducesMotion: true)
    reduced.act { knobs.text = "37 of 60" }
    #expect(reduced.motionCount == 0)
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
    let stage = try Stage(bar(knobs))
    var last = 0.0
    for step in 1...20 {
      stage.act { knobs.number = Double(step) / 20 }
      for time in [20.0, 40, 60] {
        stage.at(time)
        let value = try #require(stage.value("shape", "ProgressBar"))
        #expect(value >= last - 1e-9)
        last = value
      }
    }
    stage.at(1000)
    expectNear(stage.value("shape", "ProgressBar"), 1)
    #expect(stage.element("Progress")?.value == "100 %")
  }

  @Test("S4.23 Reduce Motion: at once, and during a change on the next frame")
  func barReduced() throws {
    let knobs = Switches()
    let stage = try Stage(bar(knobs))
    stage.act { knobs.number = 1 }
    stage.at(100)
    stage.set(reducesMotion: true)
    expectNear(stage.value("shape", "ProgressBar"), 1)
    #expect(stage.motionCount == 0)
    stage.act { knobs.number = 0.5 }
    expectNear(stage.value("shape", "ProgressBar"), 0.5)
    #expect(stage.motionCount == 0)
  }
}

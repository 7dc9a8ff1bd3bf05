import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

@MainActor
@Suite("AnimatedCheckmark")
struct AnimatedCheckmarkTests {
  struct Subject: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) {
        AnimatedCheckmark(isVisible: knobs.isOn) { knobs.log.append("done") }
      }
    }
  }

  private let knobs = Knobs()

  init() { knobs.isOn = true }

  private func scale(_ stage: Stage) -> Double? { stage.shown("scale", "CheckmarkDrawing/ZStack") }
  private func trim(_ stage: Stage) -> Double? {
    stage.shown("trim", "CheckmarkDrawing", part: 1)
  }

  @Test("S3.42 the disc springs up, the glow grows, the mark is drawn")
  func show() throws {
    let stage = try Stage(Subject(knobs: knobs))
    #expect(stage.frame("CheckmarkDrawing/ZStack")?.width == 64)
    let scales = [(0.0, 0.0), (200, 0), (300, 0.6016), (400, 1.0559), (500, 1.0739)]
    expectTimes(stage, scales) { scale(stage) }
    expectNear(stage.shown("opacity", "CheckmarkDrawing/ZStack"), 1.0739)
    expectNear(trim(stage), 0)
    stage.at(600)
    expectNear(trim(stage), 0.3781)
    expectNear(stage.shown("scale", "CheckmarkDrawing/ZStack/Circle[0]"), 1.0703)
    stage.at(700)
    expectNear(trim(stage), 0.6846)
    // The glow is at its strongest 0.4 s after it begins, and fades in as long.
    expectNear(stage.shown("opacity", "CheckmarkDrawing/ZStack/Circle[0]"), 0.5)
    stage.at(900)
    expectNear(trim(stage), 1)
    expectNear(stage.shown("opacity", "CheckmarkDrawing/ZStack/Circle[0]"), 0.5 * (1 - 0.6846))
    stage.at(1100)
    expectNear(stage.shown("opacity", "CheckmarkDrawing/ZStack/Circle[0]"), 0)
    expectNear(stage.shown("scale", "CheckmarkDrawing/ZStack/Circle[0]"), 1.3)
    stage.at(3000)
    #expect(stage.motionCount == 0)
    #expect(stage.host.semantics.map(\.label) == ["Completed"])
  }

  @Test("S3.42 it says that it is done 0.7 s after it has begun")
  func completion() throws {
    let stage = try Stage(Subject(knobs: knobs))
    stage.at(899)
    #expect(knobs.log.isEmpty)
    stage.at(900)
    #expect(knobs.log == ["done"])
    stage.at(5000)
    #expect(knobs.log == ["done"])
  }

  @Test("S3.42 hidden before it is done, it does not say so; shown again it begins anew")
  func hidden() throws {
    let stage = try Stage(Subject(knobs: knobs))
    stage.at(600)
    stage.alsoAct { knobs.isOn = false }
    #expect(stage.host.semantics.isEmpty)
    stage.at(2500)
    #expect(knobs.log.isEmpty)
    expectNear(scale(stage), 0)
    stage.act { knobs.isOn = true }
    expectNear(trim(stage), 0)
    stage.at(700)
    expectNear(trim(stage), 0.6846)
    stage.at(900)
    #expect(knobs.log == ["done"])
    stage.at(3000)
    stage.act { knobs.isOn = false }
    // By the spring of buttons.
    expectTimes(stage, [(100, 1 - 0.7571), (200, 1 - 1.0449)]) { scale(stage) }
  }

  @Test("S3.42 removed before it is done, nothing comes later")
  func removed() throws {
    let stage = try Stage(Subject(knobs: knobs))
    stage.at(300)
    stage.act { knobs.isThere = false }
    stage.at(3000)
    #expect(knobs.log.isEmpty && !stage.host.isWaiting && stage.motionCount == 0)
  }

  @Test(
    "S3.42 Reduce Motion and Low Power Mode: all of it at once, and so the end",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let stage = try Stage(Subject(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    expectNear(scale(stage), 1)
    expectNear(trim(stage), 1)
    #expect(stage.samples("opacity", ["Circle"]).isEmpty)
    stage.at(17)
    #expect(knobs.log == ["done"])
    #expect(stage.motionCount == 0)

    let second = Knobs()
    second.isOn = true
    let moving = try Stage(Subject(knobs: second))
    moving.at(400)
    moving.alsoAct { moving.host.configuration.reducesMotion = flags.0 }
    moving.alsoAct { moving.host.configuration.savesPower = flags.1 }
    expectNear(scale(moving), 1)
    expectNear(trim(moving), 1)
    moving.at(417)
    #expect(second.log == ["done"])
    #expect(moving.motionCount == 0)
  }
}

import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

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

  private func scale(_ host: MotionHost) -> Double? {
    host.shown("scale", "CheckmarkDrawing/ZStack")
  }
  private func trim(_ host: MotionHost) -> Double? {
    host.shown("trim", "CheckmarkDrawing", part: 1)
  }

  @Test("S3.42 the disc springs up, the glow grows, the mark is drawn")
  func show() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    #expect(host.frame("CheckmarkDrawing/ZStack")?.width == 64)
    let scales = [(0.0, 0.0), (200, 0), (300, 0.6016), (400, 1.0559), (500, 1.0739)]
    host.expect(scales) { scale(host) }
    expectNear(host.shown("opacity", "CheckmarkDrawing/ZStack"), 1.0739)
    expectNear(trim(host), 0)
    host.advance(to: 0.6)
    expectNear(trim(host), 0.3781)
    expectNear(host.shown("scale", "CheckmarkDrawing/ZStack/Circle[0]"), 1.0703)
    host.advance(to: 0.7)
    expectNear(trim(host), 0.6846)
    // The glow is at its strongest 0.4 s after it begins, and fades in as long.
    expectNear(host.shown("opacity", "CheckmarkDrawing/ZStack/Circle[0]"), 0.5)
    host.advance(to: 0.9)
    expectNear(trim(host), 1)
    expectNear(host.shown("opacity", "CheckmarkDrawing/ZStack/Circle[0]"), 0.5 * (1 - 0.6846))
    host.advance(to: 1.1)
    expectNear(host.shown("opacity", "CheckmarkDrawing/ZStack/Circle[0]"), 0)
    expectNear(host.shown("scale", "CheckmarkDrawing/ZStack/Circle[0]"), 1.3)
    host.advance(to: 3)
    host.expectStill(includingLoops: true)
    #expect(host.labels == ["Completed"])
  }

  @Test("S3.42 it says that it is done 0.7 s after it has begun")
  func completion() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.advance(to: 0.899)
    #expect(knobs.log.isEmpty)
    host.advance(to: 0.9)
    #expect(knobs.log == ["done"])
    host.advance(to: 5)
    #expect(knobs.log == ["done"])
  }

  @Test("S3.42 hidden before it is done, it does not say so; shown again it begins anew")
  func hidden() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.advance(to: 0.6)
    host.update { knobs.isOn = false }
    #expect(host.labels.isEmpty)
    host.advance(to: 2.5)
    #expect(knobs.log.isEmpty)
    expectNear(scale(host), 0)
    host.update { knobs.isOn = true }
    expectNear(trim(host), 0)
    host.advance(by: 0.7)
    expectNear(trim(host), 0.6846)
    host.advance(by: 0.2)
    #expect(knobs.log == ["done"])
    host.advance(by: 2.1)
    host.update { knobs.isOn = false }
    // By the spring of buttons.
    host.expect([(100, 1 - 0.7571), (200, 1 - 1.0449)]) { scale(host) }
  }

  @Test("S3.42 removed before it is done, nothing comes later")
  func removed() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.advance(to: 0.3)
    host.update { knobs.isThere = false }
    host.advance(by: 3)
    #expect(knobs.log.isEmpty)
    host.settle(includingLoops: true, within: 0)
  }

  @Test(
    "S3.42 Reduce Motion and Low Power Mode: all of it at once, and so the end",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let host = try MotionHost(Subject(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    expectNear(scale(host), 1)
    expectNear(trim(host), 1)
    #expect(host.shown("opacity", "Circle") == nil)
    host.advance(to: 0.017)
    #expect(knobs.log == ["done"])
    host.expectStill(includingLoops: true)

    let second = Knobs()
    second.isOn = true
    let moving = try MotionHost(Subject(knobs: second))
    moving.advance(to: 0.4)
    moving.change(.reduceMotion(flags.0))
    moving.change(.lowPower(flags.1))
    expectNear(scale(moving), 1)
    expectNear(trim(moving), 1)
    moving.advance(to: 0.417)
    #expect(second.log == ["done"])
    moving.expectStill(includingLoops: true)
  }
}

import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

@MainActor
@Suite("RippleEffect")
struct RippleEffectTests {
  struct Subject: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) {
        Color.white.frame(width: 300, height: 200)
          .onTapGesture { knobs.number += 1 }
          .rippleEffect()
      }
      .tokenTheme(.rizq)
    }
  }

  private let knobs = Knobs()

  private func stage(
    reducesMotion: Bool = false, savesPower: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Stage(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower,
      direction: direction)
  }

  private func ripples(_ stage: Stage) -> Int { stage.samples("scale", ["SpreadingCircle"]).count }

  @Test("S3.44 a circle of 300 pt grows and fades in 0.6 s, and is gone at 0.7 s")
  func spread() throws {
    let stage = try stage()
    stage.act { stage.host.tap(at: Point(180, 200)) }
    #expect(knobs.number == 1)
    let rows = [(100.0, 0.2603, 0.4438), (200, 0.4883, 0.3070), (300, 0.6846, 0.1892), (600, 1, 0)]
    for (time, scale, opacity) in rows {
      stage.at(time)
      expectNear(stage.shown("scale", "SpreadingCircle"), scale)
      expectNear(stage.shown("opacity", "SpreadingCircle"), opacity)
    }
    expectColor(stage.color("fill", "SpreadingCircle"), .rizq.ripple)
    expectNear(ColorToken.rizq.ripple.light.opacity, 0.35)
    stage.at(699)
    #expect(ripples(stage) == 1)
    stage.at(717)
    #expect(ripples(stage) == 0)
    #expect(!stage.host.isWaiting)
  }

  @Test(
    "S3.44 it spreads from the finger, in either direction",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func place(direction: LayoutDirection) throws {
    let stage = try stage(direction: direction)
    stage.act { stage.host.tap(at: Point(80, 150)) }
    let frame = try #require(stage.frame("SpreadingCircle"))
    #expect(frame.width == 300)
    expectNear(frame.midX, 80)
    expectNear(frame.midY, 150)
  }

  @Test("S3.44 ten taps a second: seven ripples at the most", arguments: [0.1, 0.02])
  func rapid(step: Double) throws {
    let stage = try stage()
    for tap in 0..<30 {
      stage.host.advance(to: Double(tap) * step)
      stage.host.tap(at: Point(100 + Double(tap), 200))
      _ = stage.host.frame()
      #expect(ripples(stage) <= 7)
    }
    #expect(knobs.number == 30)
    stage.act {}
    stage.at(1000)
    #expect(ripples(stage) == 0)
    #expect(stage.issues.isEmpty)
  }

  @Test(
    "S3.44 Reduce Motion and Low Power Mode: no ripples, and taps still count",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let stage = try stage(reducesMotion: flags.0, savesPower: flags.1)
    stage.act { stage.host.tap(at: Point(180, 200)) }
    #expect(knobs.number == 1)
    #expect(ripples(stage) == 0 && stage.motionCount == 0 && !stage.host.isWaiting)
  }

  @Test("S3.44 a flag in mid-flight takes ripples away; so does the view that goes")
  func midFlight() throws {
    let stage = try stage()
    stage.act { stage.host.tap(at: Point(180, 200)) }
    stage.at(100)
    stage.alsoAct { stage.host.configuration.savesPower = true }
    #expect(ripples(stage) == 0)
    stage.alsoAct { stage.host.configuration.savesPower = false }
    #expect(ripples(stage) == 0, "what was taken away does not begin anew")
    stage.act { stage.host.tap(at: Point(180, 200)) }
    stage.at(100)
    stage.alsoAct { knobs.isThere = false }
    #expect(ripples(stage) == 0 && !stage.host.isWaiting)
  }

  @Test("S3.44 out of sight and back: what was taken away does not begin anew")
  func outOfSight() throws {
    struct Pages: View {
      @Bindable var knobs: Knobs
      var body: some View {
        TabView(selection: $knobs.number) {
          Color.white.frame(width: 300, height: 200).rippleEffect().tabItem { Text("One") }.tag(0)
          Text("Two").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let stage = try Stage(Pages(knobs: knobs))
    stage.act { stage.host.tap(at: Point(180, 150)) }
    stage.at(100)
    #expect(ripples(stage) == 1)
    for page in [1, 0] {
      stage.act { knobs.number = page }
      #expect(ripples(stage) == 0)
      stage.at(50)
      #expect(ripples(stage) == 0)
    }
    stage.at(5000)
    #expect(stage.motionCount == 0 && !stage.host.isWaiting)
  }
}

import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.49 and S4.50: what an error and a success look like.
@MainActor @Suite("Shake and bounce")
struct FeedbackMotionTests {
  private func shaken(_ knobs: Switches, _ manager: HapticManager) -> some View {
    Turned(knobs: knobs) { knobs in
      Text("Field").frame(width: 200, height: 44)
        .errorShake(trigger: knobs.count, isError: knobs.isOn, haptics: manager)
    }
    .playsHaptics(of: manager)
  }

  private let table = [
    (0.0, 0.0), (37.5, 7.3333), (75, 0), (112.5, -6), (150, 0), (187.5, 4.6667), (225, 0),
    (412.5, -0.6667), (450, 0),
  ]

  @Test("S4.49 x = 8 (1 − p) sin 6πp within 0.45 s, and exactly back")
  func shake() throws {
    for (time, x) in table {
      expectNear(ShakeEffect(progress: 0).x(at: time / 450), x, "at \(time)")
    }
    let (knobs, manager) = (Switches(), HapticManager())
    let stage = try Stage(shaken(knobs, manager))
    let rest = try #require(stage.center("Field")?.x)
    stage.act {
      knobs.count = 1
      knobs.isOn = true
    }
    stage.expect(table) { stage.center("Field").map { $0.x - rest } }
    stage.at(451)
    #expect(stage.center("Field")?.x == rest && stage.motionCount == 0)
    #expect(stage.host.feedback.map { "\($0.feedback)" }.filter { $0.contains("error") }.count == 1)
  }

  @Test("S4.49 a second error during the shake shakes from the beginning")
  func again() throws {
    let (knobs, manager) = (Switches(), HapticManager())
    let stage = try Stage(shaken(knobs, manager))
    let rest = try #require(stage.center("Field")?.x)
    stage.act { knobs.count = 1 }
    for _ in 0..<3 {
      stage.at(120)
      stage.act { knobs.count += 1 }
      stage.expect([(0, 0), (37.5, 7.3333), (112.5, -6)]) {
        stage.center("Field").map { $0.x - rest }
      }
    }
    stage.at(451)
    #expect(stage.motionCount == 0)
    expectNear(stage.center("Field")?.x, rest)
  }

  @Test("S4.49 with less motion: no shake, the border and the haptics", arguments: Less.allCases)
  func less(less: Less) throws {
    let (knobs, manager) = (Switches(), HapticManager())
    let stage = try Stage(shaken(knobs, manager), less: less)
    let rest = try #require(stage.center("Field")?.x)
    stage.act {
      knobs.count = 1
      knobs.isOn = true
    }
    #expect(stage.host.feedback.count == 1)
    stage.everyFrame(until: 500) { _ in #expect(stage.center("Field")?.x == rest) }
    expectNear(stage.value("opacity", "RoundedRectangle"), 1)
  }

  @Test("S4.49 the flag during a shake: in its place on the next frame", arguments: Less.allCases)
  func live(less: Less) throws {
    let (knobs, manager) = (Switches(), HapticManager())
    let stage = try Stage(shaken(knobs, manager))
    let rest = try #require(stage.center("Field")?.x)
    stage.act { knobs.count = 1 }
    stage.at(37.5)
    stage.set(less)
    expectNear(stage.center("Field")?.x, rest)
    #expect(stage.motionCount == 0)
  }

  private func bouncing(_ knobs: Switches, _ token: MotionToken) -> some View {
    Turned(knobs: knobs) { knobs in
      Color.red.frame(width: 100, height: 100).successBounce(trigger: knobs.count, token: token)
    }
  }

  /// The size at which the middle square is drawn.
  private func scale(_ stage: Stage) -> Double? {
    stage.samples("animatableData", []).filter { $0.isMoving }.first.map {
      BounceEffect(progress: 0, isOn: true).scale(at: $0.shown[0])
    } ?? 1
  }

  @Test("S4.50 a success bounces from 0.8 by appSpring")
  func bounce() throws {
    let knobs = Switches()
    let stage = try Stage(bouncing(knobs, .app.spring))
    #expect(stage.motionCount == 0)
    stage.act { knobs.count = 1 }
    stage.expect([(0, 0.8), (100, 0.8847), (200, 0.9747), (300, 1.0068), (350, 1.0092)]) {
      scale(stage)
    }
    stage.at(2000)
    #expect(stage.motionCount == 0)
    stage.act { knobs.count = 2 }
    stage.expect([(0, 0.8), (100, 0.8847)]) { scale(stage) }
  }

  @Test("S4.50 the larger bounce peaks at 1.0253")
  func largerBounce() throws {
    let knobs = Switches()
    let stage = try Stage(bouncing(knobs, .app.bounce))
    stage.act { knobs.count = 1 }
    stage.expect([(150, 0.9248), (300, 1.0193), (375, 1.0249)]) { scale(stage) }
  }

  @Test(
    "S4.50 with less motion it stays as it is, during a bounce as well", arguments: Less.allCases)
  func bounceLess(less: Less) throws {
    let knobs = Switches()
    let stage = try Stage(bouncing(knobs, .app.spring), less: less)
    stage.act { knobs.count = 1 }
    #expect(stage.motionCount == 0)
    stage.set(nil)
    stage.act { knobs.count = 2 }
    stage.at(100)
    #expect(stage.motionCount == 1)
    stage.set(less)
    #expect(stage.motionCount == 0)
  }
}

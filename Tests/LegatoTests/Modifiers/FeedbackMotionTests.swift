import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

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
    let felt: [String] = stage.host.feedback.map { "\($0.feedback)" }
    #expect(felt.filter { $0.contains("error") }.count == 1)
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

  private func field(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      Text("Field").frame(width: 200, height: 44)
        .errorShake(trigger: knobs.count, haptics: HapticManager())
    }
  }

  private func border(_ host: MotionHost) -> Double? { host.shown("opacity", "RoundedRectangle") }

  @Test("S4.49 a border that is told of no end goes by itself, 3 s after the last error")
  func borderGoes() throws {
    let knobs = Switches()
    let host = try MotionHost(field(knobs))
    expectNear(border(host), 0)
    host.update { knobs.count = 1 }
    host.advance(to: 0.15)
    expectNear(border(host), 1)
    host.advance(to: 2.9)
    let start = host.now
    host.update { knobs.count = 2 }
    for time in [150.0, 1500, 2990] {
      host.at(time, since: start)
      expectNear(border(host), 1, "at \(time)")
    }
    host.at(3075, since: start)
    let fading = border(host) ?? 0
    #expect(fading > 0 && fading < 1)
    host.at(3200, since: start)
    expectNear(border(host), 0)
    host.settle(includingLoops: true, within: 0)
  }

  @Test("S4.49 under Reduce Motion it comes and goes at once")
  func borderLess() throws {
    let knobs = Switches()
    let host = try MotionHost(field(knobs), less: .reduceMotion)
    host.update { knobs.count = 1 }
    expectNear(border(host), 1)
    host.advance(to: 3.017)
    expectNear(border(host), 0)
  }

  @Test("S4.49 a border whose end is told stays as long, and goes then")
  func borderTold() throws {
    let (knobs, manager) = (Switches(), HapticManager())
    let host = try MotionHost(shaken(knobs, manager))
    host.update {
      knobs.count = 1
      knobs.isOn = true
    }
    host.advance(to: 20)
    expectNear(border(host), 1)
    host.update { knobs.isOn = false }
    host.advance(by: 0.2)
    expectNear(border(host), 0)
  }

  @Test("S4.49 the border of a view that has gone and come back is not there")
  func borderGone() throws {
    let knobs = Switches()
    let host = try MotionHost(
      Turned(knobs: knobs) { knobs in
        if !knobs.isOn {
          Text("Field").errorShake(trigger: knobs.count, haptics: HapticManager())
        }
      })
    host.update { knobs.count = 1 }
    host.update { knobs.isOn = true }
    #expect(host.settle() == 0)
    host.update { knobs.isOn = false }
    expectNear(border(host), 0)
  }

  @Test("S4.49 the border follows the field's corners: a text field's, or a shape that is told")
  func corners() throws {
    func red(_ view: some View) throws -> [UInt8] {
      try Stage(view.padding(20), size: Size(240, 84), scale: 1).pixels()
    }
    /// Whether the corner of the field is red at a distance from its corner, along both sides.
    func isRed(_ pixels: [UInt8], _ x: Int, _ y: Int) -> Bool {
      let start = (y * 240 + x) * 4
      return pixels[start] > 0x90 && pixels[start + 1] < 0xA0 && pixels[start + 3] > 0x40
    }
    let box = Color.white.frame(width: 200, height: 44)
    let plain = try red(box.errorShake(trigger: 0, isError: true))
    let capsule = try red(box.errorShake(trigger: 0, isError: true, in: .capsule))
    let square = try red(box.errorShake(trigger: 0, isError: true, in: .rect))
    // The corner itself, a point on the leading edge near it, and its middle.
    #expect(isRed(square, 20, 20) && !isRed(plain, 20, 20) && !isRed(capsule, 20, 20))
    #expect(isRed(square, 20, 29) && isRed(plain, 20, 29) && !isRed(capsule, 20, 29))
    #expect(isRed(square, 20, 42) && isRed(plain, 20, 42) && isRed(capsule, 20, 42))
    // As a field of the platform has it.
    let field = try Stage(
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        .errorShake(trigger: 0, isError: true))
    let radii = field.samples("cornerSize", ["RoundedRectangle"]).map { $0.shown[0] }
    #expect(Set(radii) == [MetricToken.app.fieldRadius.value], "\(radii)")
  }

  private func bouncing(_ knobs: Switches, _ token: MotionToken) -> some View {
    Turned(knobs: knobs) { knobs in
      Color.red.frame(width: 100, height: 100).successBounce(trigger: knobs.count, token: token)
    }
  }

  /// The size at which the middle square is drawn.
  private func scale(_ host: MotionHost) -> Double? {
    host.moving.first { $0.property == "animatableData" }.map {
      BounceEffect(progress: 0, isOn: true).scale(at: host.value(of: $0.name))
    } ?? 1
  }

  @Test("S4.50 a success bounces from 0.8 by appSpring")
  func bounce() throws {
    let knobs = Switches()
    let host = try MotionHost(bouncing(knobs, .app.spring))
    host.expectStill(includingLoops: true)
    host.update { knobs.count = 1 }
    host.expect([(0, 0.8), (100, 0.8847), (200, 0.9747), (300, 1.0068), (350, 1.0092)]) {
      scale(host)
    }
    host.advance(to: 2)
    host.expectStill(includingLoops: true)
    host.update { knobs.count = 2 }
    host.expect([(0, 0.8), (100, 0.8847)]) { scale(host) }
  }

  @Test("S4.50 the larger bounce peaks at 1.0253")
  func largerBounce() throws {
    let knobs = Switches()
    let host = try MotionHost(bouncing(knobs, .app.bounce))
    host.update { knobs.count = 1 }
    host.expect([(150, 0.9248), (300, 1.0193), (375, 1.0249)]) { scale(host) }
  }

  @Test(
    "S4.50 with less motion it stays as it is, during a bounce as well", arguments: Less.allCases)
  func bounceLess(less: Less) throws {
    let knobs = Switches()
    let host = try MotionHost(bouncing(knobs, .app.spring), less: less)
    host.update { knobs.count = 1 }
    host.expectStill(includingLoops: true)
    host.set(nil)
    host.update { knobs.count = 2 }
    host.advance(to: 0.1)
    #expect(host.moving.count == 1)
    host.set(less)
    host.expectStill(includingLoops: true)
  }
}

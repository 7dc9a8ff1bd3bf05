import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("StreakBadge")
struct StreakBadgeTests {
  struct Subject: View {
    let knobs: Knobs
    var body: some View {
      StreakBadge(streak: knobs.number, isAnimating: knobs.isOn).tokenTheme(.rizq)
    }
  }

  struct Own: View {
    let knobs: Knobs
    var body: some View {
      Present(knobs: knobs) { StreakBadge(streak: knobs.number) }
    }
  }

  private let knobs = Knobs()

  init() { knobs.number = 5 }

  private func glow(_ host: MotionHost) -> Double? { host.shown("scale", "Flame", "Circle") }
  private func flame(_ host: MotionHost) -> Double? { host.shown("scale", "Flame", "Image") }
  private func tilt(_ host: MotionHost) -> Double? { host.shown("rotation", "Flame", "Image") }

  @Test("S3.31 S3.32 S3.33 there, back and there in 0.9 s, and then it holds")
  func wiggle() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    #expect(host.frame("Flame", "Circle")?.width == 44)
    expectColor(host.color("fill", "Flame", "Circle"), .rizq.streakHalo)
    host.update { knobs.isOn = true }
    let rows = [
      (75.0, 0.1292), (150, 0.5), (225, 0.8708), (300, 1), (450, 0.5), (600, 0), (750, 0.5),
      (900, 1), (1000, 1), (5000, 1),
    ]
    for (time, p) in rows {
      host.at(time)
      expectNear(glow(host), 1 + 0.3 * p, "glow at \(time)")
      expectNear(flame(host), 1 + 0.2 * p, "flame at \(time)")
      expectNear(tilt(host), -10 * p, "tilt at \(time)", tolerance: 0.001)
    }
    host.expectStill(includingLoops: true)
  }

  @Test("S3.33 it comes to rest by the spring that is documented as the default")
  func rest() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.update { knobs.isOn = true }
    host.advance(to: 1)
    host.update { knobs.isOn = false }
    host.expect([(0, 1.3), (100, 1.2051), (200, 1.1003), (300, 1.0431), (2000, 1)]) {
      glow(host)
    }
  }

  @Test("S3.33 ended on the way it goes on from there; begun again it begins anew")
  func interrupted() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.update { knobs.isOn = true }
    host.advance(to: 0.45)
    expectNear(glow(host), 1.15)
    host.update { knobs.isOn = false }
    expectNear(glow(host), 1.15)
    host.advance(to: 2.5)
    expectNear(glow(host), 1)
    host.update { knobs.isOn = true }
    host.advance(by: 0.3)
    expectNear(glow(host), 1.3)
  }

  /// The badge of the specification, with the default spring as its documentation has it.
  private struct Formula: View {
    let knobs: Knobs
    var body: some View {
      ZStack {
        Circle().scaleEffect(knobs.isOn ? 1.3 : 1.0)
        Image(systemName: "flame.fill")
          .rotationEffect(.degrees(knobs.isOn ? -10 : 0))
          .scaleEffect(knobs.isOn ? 1.2 : 1.0)
      }
      .frame(width: 44, height: 44)
      .animation(
        knobs.isOn
          ? Animation.easeInOut(duration: 0.3).repeatCount(3, autoreverses: true)
          : .spring(response: 0.55, dampingFraction: 1),
        value: knobs.isOn)
    }
  }

  @Test(
    "S3.33 ended and begun again at any moment it is drawn as the specification's code",
    arguments: [40.0, 110, 150, 220, 300, 380, 450, 520, 600, 680, 750, 830, 900, 1000])
  func anyMoment(moment: Double) throws {
    let other = Knobs()
    let stage = try Stage(Subject(knobs: knobs))
    let formula = try Stage(Formula(knobs: other))
    func turn() {
      stage.act { knobs.isOn.toggle() }
      formula.act { other.isOn.toggle() }
    }
    for length in [moment, 90, moment / 2, 1500] {
      turn()
      for time in stride(from: 0.0, through: length, by: 10) {
        stage.at(time)
        formula.at(time)
        for (ours, theirs) in [
          (stage.shown("scale", "Flame", "Circle"), formula.shown("scale", "Circle")),
          (stage.shown("scale", "Flame", "Image"), formula.shown("scale", "Image")),
          (stage.shown("rotation", "Flame", "Image"), formula.shown("rotation", "Image")),
        ] {
          expectNear(ours, try #require(theirs), "\(moment): at \(time)")
        }
      }
      stage.at(length)
      formula.at(length)
    }
    #expect(stage.motionCount == 0)
  }

  @Test("S3.33 ended in mid-wiggle it comes to rest without another bump")
  func noBump() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.update { knobs.isOn = true }
    host.advance(to: 0.45)
    let start = host.now
    host.update { knobs.isOn = false }
    var last = try #require(glow(host))
    for time in stride(from: 0.0, through: 1500, by: 10) {
      host.at(time, since: start)
      let shown = try #require(glow(host))
      #expect(shown <= last + 1e-9, "up at \(time)")
      last = shown
    }
  }

  @Test("S3.33 a badge that celebrates by itself is at rest again afterwards")
  func ownCelebration() throws {
    let host = try MotionHost(Own(knobs: knobs))
    host.expectStill(includingLoops: true)
    host.update { knobs.number = 6 }
    host.advance(to: 0.3)
    expectNear(glow(host), 1.3)
    host.advance(to: 0.9)
    expectNear(glow(host), 1.3)
    host.advance(to: 3)
    expectNear(glow(host), 1)
    expectNear(tilt(host), 0)
    // A streak that is lost is no reason.
    host.update { knobs.number = 0 }
    host.advance(by: 0.3)
    expectNear(glow(host), 1)
    host.update { knobs.number = 1 }
    host.advance(by: 0.1)
    host.update { knobs.isThere = false }
    #expect(host.settle() == 0)
  }

  @Test(
    "S3.34 the colour tells whether there is a streak", arguments: [false, true], [false, true])
  func color(reducesMotion: Bool, savesPower: Bool) throws {
    knobs.number = 0
    let host = try MotionHost(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower)
    func color() -> DisplayColor? { host.color("color", "Flame", "Image") }
    expectColor(color(), .rizq.muted)
    // In the update that begins the wiggle, which must not repeat it.
    host.update {
      knobs.number = 1
      knobs.isOn = true
    }
    var last = 0.0
    for time in stride(from: 0.0, through: 1200, by: 50) {
      host.at(time)
      let p = progress(color(), .rizq.muted, .rizq.streakGlow) ?? -1
      #expect(p >= last - 1e-6, "back at \(time)")
      last = p
    }
    expectColor(color(), .rizq.streakGlow)
    #expect(host.labels == ["Streak 1 day"])
  }

  @Test(
    "S3.31 S3.32 S3.33 Reduce Motion and Low Power Mode: it stays as it is",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let host = try MotionHost(Subject(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    host.update { knobs.isOn = true }
    for time in [0.0, 150, 300, 900] {
      host.at(time)
      expectNear(glow(host), 1)
      expectNear(tilt(host), 0)
    }
    host.expectStill(includingLoops: true)
    let moving = try MotionHost(Subject(knobs: knobs))
    moving.update { knobs.isOn = false }
    moving.advance(to: 2)
    moving.update { knobs.isOn = true }
    moving.advance(by: 0.15)
    moving.change(.reduceMotion(flags.0))
    moving.change(.lowPower(flags.1))
    expectNear(glow(moving), 1)
    moving.expectStill(includingLoops: true)
  }

  @Test("S3.54 S3.32 the flame leans the same way in both directions")
  func rightToLeft() throws {
    let host = try MotionHost(Subject(knobs: knobs), direction: .rightToLeft)
    host.update { knobs.isOn = true }
    host.advance(to: 0.3)
    expectNear(tilt(host), -10, tolerance: 0.001)
  }
}

import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

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

  private func glow(_ stage: Stage) -> Double? { stage.shown("scale", "Flame", "Circle") }
  private func flame(_ stage: Stage) -> Double? { stage.shown("scale", "Flame", "Image") }
  private func tilt(_ stage: Stage) -> Double? { stage.shown("rotation", "Flame", "Image") }

  @Test("S3.31 S3.32 S3.33 there, back and there in 0.9 s, and then it holds")
  func wiggle() throws {
    let stage = try Stage(Subject(knobs: knobs))
    #expect(stage.frame("Flame", "Circle")?.width == 44)
    expectColor(stage.color("fill", "Flame", "Circle"), .rizq.streakHalo)
    stage.act { knobs.isOn = true }
    let rows = [
      (75.0, 0.1292), (150, 0.5), (225, 0.8708), (300, 1), (450, 0.5), (600, 0), (750, 0.5),
      (900, 1), (1000, 1), (5000, 1),
    ]
    for (time, p) in rows {
      stage.at(time)
      expectNear(glow(stage), 1 + 0.3 * p, "glow at \(time)")
      expectNear(flame(stage), 1 + 0.2 * p, "flame at \(time)")
      expectNear(tilt(stage), -10 * p, "tilt at \(time)", tolerance: 0.001)
    }
    #expect(stage.motionCount == 0)
  }

  @Test("S3.33 it comes to rest by the spring that is documented as the default")
  func rest() throws {
    let stage = try Stage(Subject(knobs: knobs))
    stage.act { knobs.isOn = true }
    stage.at(1000)
    stage.act { knobs.isOn = false }
    expectTimes(stage, [(0, 1.3), (100, 1.2051), (200, 1.1003), (300, 1.0431), (2000, 1)]) {
      glow(stage)
    }
  }

  @Test("S3.33 ended on the way it goes on from there; begun again it begins anew")
  func interrupted() throws {
    let stage = try Stage(Subject(knobs: knobs))
    stage.act { knobs.isOn = true }
    stage.at(450)
    expectNear(glow(stage), 1.15)
    stage.alsoAct { knobs.isOn = false }
    expectNear(glow(stage), 1.15)
    stage.at(2500)
    expectNear(glow(stage), 1)
    stage.act { knobs.isOn = true }
    stage.at(300)
    expectNear(glow(stage), 1.3)
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
          (glow(stage), formula.shown("scale", "Circle")),
          (flame(stage), formula.shown("scale", "Image")),
          (tilt(stage), formula.shown("rotation", "Image")),
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
    let stage = try Stage(Subject(knobs: knobs))
    stage.act { knobs.isOn = true }
    stage.at(450)
    stage.act { knobs.isOn = false }
    var last = try #require(glow(stage))
    for time in stride(from: 0.0, through: 1500, by: 10) {
      stage.at(time)
      let shown = try #require(glow(stage))
      #expect(shown <= last + 1e-9, "up at \(time)")
      last = shown
    }
  }

  @Test("S3.33 a badge that celebrates by itself is at rest again afterwards")
  func ownCelebration() throws {
    let stage = try Stage(Own(knobs: knobs))
    #expect(stage.motionCount == 0)
    stage.act { knobs.number = 6 }
    stage.at(300)
    expectNear(glow(stage), 1.3)
    stage.at(900)
    expectNear(glow(stage), 1.3)
    stage.at(3000)
    expectNear(glow(stage), 1)
    expectNear(tilt(stage), 0)
    // A streak that is lost is no reason.
    stage.act { knobs.number = 0 }
    stage.at(300)
    expectNear(glow(stage), 1)
    stage.act { knobs.number = 1 }
    stage.at(100)
    stage.alsoAct { knobs.isThere = false }
    #expect(!stage.host.isWaiting)
  }

  @Test(
    "S3.34 the colour tells whether there is a streak", arguments: [false, true], [false, true])
  func color(reducesMotion: Bool, savesPower: Bool) throws {
    knobs.number = 0
    let stage = try Stage(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower)
    func color() -> DisplayColor? { stage.color("color", "Flame", "Image") }
    expectColor(color(), .rizq.muted)
    // In the update that begins the wiggle, which must not repeat it.
    stage.act {
      knobs.number = 1
      knobs.isOn = true
    }
    var last = 0.0
    for time in stride(from: 0.0, through: 1200, by: 50) {
      stage.at(time)
      let p = progress(color(), .rizq.muted, .rizq.streakGlow) ?? -1
      #expect(p >= last - 1e-6, "back at \(time)")
      last = p
    }
    expectColor(color(), .rizq.streakGlow)
    #expect(stage.host.semantics.first?.value == "1 day")
    #expect(stage.host.semantics.first?.label == "Streak")
  }

  @Test(
    "S3.31 S3.32 S3.33 Reduce Motion and Low Power Mode: it stays as it is",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let stage = try Stage(Subject(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    stage.act { knobs.isOn = true }
    for time in [0.0, 150, 300, 900] {
      stage.at(time)
      expectNear(glow(stage), 1)
      expectNear(tilt(stage), 0)
    }
    #expect(stage.motionCount == 0)
    let moving = try Stage(Subject(knobs: knobs))
    knobs.isOn = false
    moving.act {}
    moving.at(2000)
    moving.act { knobs.isOn = true }
    moving.at(150)
    moving.alsoAct { moving.host.configuration.reducesMotion = flags.0 }
    moving.alsoAct { moving.host.configuration.savesPower = flags.1 }
    expectNear(glow(moving), 1)
    #expect(moving.motionCount == 0)
  }

  @Test("S3.54 S3.32 the flame leans the same way in both directions")
  func rightToLeft() throws {
    let stage = try Stage(Subject(knobs: knobs), direction: .rightToLeft)
    stage.act { knobs.isOn = true }
    stage.at(300)
    expectNear(tilt(stage), -10, tolerance: 0.001)
  }
}

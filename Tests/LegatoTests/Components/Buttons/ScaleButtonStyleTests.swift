import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("Button styles: scale and hover")
struct ScaleButtonStyleTests {
  struct Subject: View {
    let knobs: Knobs
    let hovers: Bool
    var body: some View {
      if hovers {
        Button("Browse") { knobs.number += 1 }.buttonStyle(.hoverScale)
      } else {
        Button("Browse") { knobs.number += 1 }.buttonStyle(.scale)
      }
    }
  }

  private let knobs = Knobs()
  private let middle = Point(180, 200)

  private func host(
    hovers: Bool = false, reducesMotion: Bool = false, savesPower: Bool = false
  ) throws -> MotionHost {
    try MotionHost(
      Subject(knobs: knobs, hovers: hovers), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  /// The same where what is drawn is asked for, and not values alone.
  private func stage(
    hovers: Bool = false, reducesMotion: Bool = false, savesPower: Bool = false
  ) throws -> Stage {
    try Stage(
      Subject(knobs: knobs, hovers: hovers), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  private func scale(_ host: MotionHost) -> Double? { host.shown("scale", "Button") }
  private func scale(_ stage: Stage) -> Double? { stage.shown("scale", "Button") }
  /// How far the label stands above its place.
  private func lift(_ stage: Stage) -> Double? {
    stage.center("Browse").map { $0.y - rest }
  }

  /// Where the middle of a line of text rests: the frame stands on whole pixels, the line is 20.5 points high.
  private var rest: Double { middle.y + 0.25 }

  private let press = [(50.0, 0.9935), (100, 0.9849), (200, 0.9791), (300, 0.9797)]

  @Test("S3.9 S3.10 a press gives way to 98 %", arguments: [false, true])
  func press(hovers: Bool) throws {
    let host = try host(hovers: hovers)
    host.press("Browse")
    host.expect(press) { scale(host) }
    let series = host.series(until: 1000, since: 0) { scale(host) }
    #expect(series.allSatisfy { $0 >= 0.979 })
    host.release()
    #expect(knobs.number == 1)
    host.advance(by: 1)
    expectNear(scale(host), 1)
    host.expectStill(includingLoops: true)
  }

  @Test("S3.9 the smallest is 0.9791, at 210 ms")
  func smallest() throws {
    let host = try host()
    host.press("Browse")
    let values = stride(from: 150.0, through: 300, by: 5).map { time -> (Double, Double) in
      host.at(time)
      return (time, scale(host) ?? 1)
    }
    let least = try #require(values.min { $0.1 < $1.1 })
    expectNear(least.1, 0.9791, tolerance: 0.0001)
    #expect(least.0 == 210)
  }

  @Test("S3.9 S3.10 a press shorter than a frame leaves nothing behind", arguments: [false, true])
  func shortPress(hovers: Bool) throws {
    let host = try host(hovers: hovers)
    host.tap("Browse")
    #expect(knobs.number == 1)
    host.advance(to: 1)
    expectNear(scale(host), 1)
    host.expectStill(includingLoops: true)
  }

  @Test("S3.9 a release in the middle keeps the speed")
  func release() throws {
    let host = try host()
    host.press("Browse")
    host.advance(to: 0.05)
    host.release()
    let at50 = scale(host) ?? 1
    host.advance(to: 0.055)
    // It goes on shrinking for a moment.
    #expect((scale(host) ?? 1) < at50)
    host.advance(to: 1.5)
    expectNear(scale(host), 1)
  }

  @Test("S3.11 a pointer lifts the button by 2 pt")
  func hover() throws {
    let stage = try stage(hovers: true)
    expectNear(lift(stage), 0)
    stage.act { stage.host.hover(at: middle) }
    expectTimes(stage, [(50, -1.0514), (100, -1.8446), (150, -2.0249), (167, -2.0303), (1000, -2)])
    {
      lift(stage)
    }
    stage.act { stage.host.hover(at: Point(0, 0)) }
    stage.at(1000)
    expectNear(lift(stage), 0)
  }

  @Test("S3.11 the pointer leaves during a press: down again, still pressed")
  func hoverLeaves() throws {
    let stage = try stage(hovers: true)
    stage.act { stage.host.hover(at: middle) }
    stage.at(500)
    stage.act { stage.host.touchDown(at: middle) }
    stage.at(500)
    stage.alsoAct { stage.host.hover(at: nil) }
    stage.at(1500)
    expectNear(lift(stage), 0)
    expectNear(scale(stage), 0.98)
    stage.act { stage.host.touchUp() }
    stage.at(1000)
    expectNear(scale(stage), 1)
  }

  @Test("S3.12 pressed while lifted: the press has its own spring, the lift stays")
  func pressWhileHovered() throws {
    let stage = try stage(hovers: true)
    stage.act { stage.host.hover(at: middle) }
    stage.at(1000)
    stage.act { stage.host.touchDown(at: middle) }
    for (time, expected) in press {
      stage.at(time)
      expectNear(scale(stage), expected)
      expectNear(lift(stage), -2)
    }
  }

  /// What the style moves, where press and pointer come in one update.
  private struct BothAtOnce: View {
    let knobs: Knobs
    var body: some View {
      let isOn = knobs.isOn
      Text("Browse").moves(
        by: HoverScaleButtonStyle.pressMotion, value: isOn, or: HoverScaleButtonStyle.hoverMotion,
        value: isOn
      ) { view, nudge in
        view.scaleEffect(nudge(isOn ? 0.98 : 1)).modifier(Shift(y: nudge(isOn ? -2 : 0)))
      }
    }
  }

  @Test("S3.12 both within one update: the spring of the press moves both")
  func bothAtOnce() throws {
    let stage = try Stage(BothAtOnce(knobs: knobs))
    stage.act { knobs.isOn = true }
    stage.at(100)
    expectNear(stage.shown("scale", "Text"), 0.9849)
    expectNear(lift(stage), -1.5142, tolerance: 0.001)
  }

  /// The button of the specification, word for word.
  private struct Formula: View {
    @State private var isHovered = false
    var body: some View { Button("Browse") {}.buttonStyle(Style(isHovered: $isHovered)) }

    struct Style: ButtonStyle {
      @Binding var isHovered: Bool
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
          .offset(y: isHovered ? -2 : 0)
          .animation(
            .spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed
          )
          .animation(.spring(response: 0.2, dampingFraction: 0.8), value: isHovered)
          .onHover { isHovered = $0 }
      }
    }
  }

  @Test(
    "S3.10 S3.11 S3.12 drawn as the specification's code, whatever comes when",
    arguments: [(0.0, 0.0), (50, 0), (0, 50), (0, 120), (120, 0), (400, 30)])
  func formula(hoverAt: Double, pressAt: Double) throws {
    let stages = try [stage(hovers: true), Stage(Formula())]
    var looks: [[Look]] = []
    for stage in stages {
      var shown: [Look] = []
      stage.host.hover(at: Point(0, 0))
      stage.act {}
      for time in stride(from: 0.0, through: 900, by: 10) {
        stage.at(time)
        stage.alsoAct {
          if time == hoverAt { stage.host.hover(at: middle) }
          if time == pressAt { stage.host.touchDown(at: middle) }
          if time == 250 { stage.host.touchUp() }
          if time == 320 { stage.host.hover(at: nil) }
        }
        shown.append(try #require(stage.look(of: "Browse")))
      }
      looks.append(shown)
    }
    for (index, (ours, theirs)) in zip(looks[0], looks[1]).enumerated() {
      #expect(
        abs(ours.y - theirs.y) < 0.0005 && abs(ours.scale - theirs.scale) < 1e-6,
        "at \(index * 10): \(ours) for \(theirs)")
    }
  }

  @Test(
    "S3.9 S3.10 S3.11 S3.12 Reduce Motion and Low Power Mode: there at once",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    for hovers in [false, true] {
      let stage = try stage(hovers: hovers, reducesMotion: flags.0, savesPower: flags.1)
      stage.act {
        stage.host.hover(at: middle)
        stage.host.touchDown(at: middle)
      }
      for time in [0.0, 100, 300] {
        stage.at(time)
        expectNear(scale(stage), 0.98)
        expectNear(lift(stage), hovers ? -2 : 0)
        #expect(stage.motionCount == 0)
      }
      stage.act { stage.host.touchUp() }
      expectNear(scale(stage), 1)
    }
    #expect(knobs.number == 2)
  }

  @Test("S3.9 Low Power Mode in mid-press: at its end at once")
  func lowPowerInMidFlight() throws {
    let host = try host()
    host.press("Browse")
    host.advance(to: 0.1)
    host.change(.lowPower(true))
    expectNear(scale(host), 0.98)
    host.expectStill(includingLoops: true)
  }

  @Test("S3.11 anything may be lifted", arguments: [false, true])
  func lift(reducesMotion: Bool) throws {
    let stage = try Stage(Text("Card").hoverLift(), reducesMotion: reducesMotion)
    stage.act { stage.host.hover(at: middle) }
    stage.at(100)
    expectNear(stage.center("Card").map { $0.y - rest }, reducesMotion ? -2 : -1.8446)
  }
}

import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("AnimatedToggle")
struct AnimatedToggleTests {
  struct Subject: View {
    @Bindable var knobs: Knobs
    var body: some View {
      AnimatedToggle(isOn: $knobs.isOn).padding(.horizontal, 30).tokenTheme(.stateChanges)
    }
  }

  private let knobs = Knobs()

  private func host(
    reducesMotion: Bool = false, savesPower: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws -> MotionHost {
    try MotionHost(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower,
      direction: direction)
  }

  /// The same where what is drawn and where it is touched is asked for, and not values alone.
  private func stage(reducesMotion: Bool = false, savesPower: Bool = false) throws -> Stage {
    try Stage(Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  /// From the left edge of the track to the knob.
  private func knob(_ host: MotionHost) -> Double? {
    guard let knob = host.frame("Switch", "Circle"), let track = host.frame("Switch", "Capsule")
    else { return nil }
    return knob.minX - track.minX
  }
  private func knob(_ stage: Stage) -> Double? {
    guard let knob = stage.frame("Switch", "Circle"), let track = stage.frame("Switch", "Capsule")
    else { return nil }
    return knob.minX - track.minX
  }

  @Test("S1.10 the word rolls over to the other one", arguments: [false, true])
  func title(savesPower: Bool) throws {
    let stage = try stage(savesPower: savesPower)
    #expect(stage.drawnTexts == ["Disabled"])
    let before = try stage.pixels()
    stage.act { knobs.isOn = true }
    stage.at(100)
    #expect(stage.moves("content", "AnimatedToggleTitle"))
    expectNear(stage.shown("content", "AnimatedToggleTitle"), 0.8737)
    let between = try stage.pixels()
    stage.at(1000)
    #expect(stage.drawnTexts == ["Enabled"])
    let after = try stage.pixels()
    #expect(before != between && between != after)
    expectColor(stage.color("color", "AnimatedToggleTitle"), .demo.text)
    stage.act { knobs.isOn = false }
    stage.at(1000)
    expectColor(stage.color("color", "AnimatedToggleTitle"), .demo.quietText)
  }

  @Test("S1.10 Reduce Motion: the other word on the next frame")
  func reducedTitle() throws {
    let stage = try stage(reducesMotion: true)
    stage.act { knobs.isOn = true }
    #expect(stage.drawnTexts == ["Enabled"])
    #expect(!stage.moves("content", "AnimatedToggleTitle"))
    #expect(!stage.moves("frame", "AnimatedToggleTitle"))
  }

  @Test("S1.11 the track changes its colour", arguments: [false, true], [false, true])
  func track(reducesMotion: Bool, savesPower: Bool) throws {
    let host = try host(reducesMotion: reducesMotion, savesPower: savesPower)
    let track = try #require(host.frame("Switch", "Capsule"))
    #expect(track.width == 50 && track.height == 30)
    expectColor(host.color("fill", "Switch", "Capsule"), .demo.offTrack)
    expectNear(host.color("fill", "Switch", "Capsule")?.alpha, 0.3)
    host.update { knobs.isOn = true }
    host.advance(to: 0.1)
    // Opacity goes the same way as the knob: 0.3 + 0.7 × 0.8737.
    expectNear(host.color("fill", "Switch", "Capsule")?.alpha, 0.9116)
    host.advance(to: 1)
    expectColor(host.color("fill", "Switch", "Capsule"), .demo.on)
  }

  @Test("S1.12 the knob goes 20 pt across, with a little bounce", arguments: [false, true])
  func knobValues(savesPower: Bool) throws {
    let host = try host(savesPower: savesPower)
    expectNear(knob(host), 2)
    #expect(host.frame("Switch", "Circle")?.width == 26)
    host.update { knobs.isOn = true }
    let rows = [
      (50.0, 10.4660), (100, 19.4742), (150, 22.6786), (175, 22.9198), (200, 22.7861),
      (300, 22.0147), (1000, 22),
    ]
    // 20 pt of way: the table's four decimals of the way make 0.001.
    host.expect(rows, tolerance: 0.001) { knob(host) }
    host.expectStill(includingLoops: true)
    host.update { knobs.isOn = false }
    let back = host.series(until: 600) { knob(host) }
    // 0.92 pt beyond the end stays within the inset of 2.
    #expect((back.min() ?? -1) > 1)
  }

  @Test("S1.12 Reduce Motion: the knob does not slide")
  func reducedKnob() throws {
    let host = try host(reducesMotion: true)
    host.update { knobs.isOn = true }
    host.everyFrame(until: 400) { _ in expectNear(knob(host), 22) }
  }

  @Test("S1.12 Reduce Motion in mid-flight: at its end on the next frame")
  func reducedInMidFlight() throws {
    let stage = try stage()
    stage.act { knobs.isOn = true }
    stage.at(50)
    stage.alsoAct { stage.host.configuration.reducesMotion = true }
    expectNear(knob(stage), 22)
    #expect(stage.drawnTexts == ["Enabled"])
  }

  @Test("S1.13 the whole row can be tapped, and is a toggle", arguments: [false, true])
  func interaction(reducesMotion: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion)
    let element = try #require(stage.host.semantics.first)
    #expect(stage.host.semantics.count == 1)
    #expect(element.traits.contains(.isToggle))
    #expect(element.label == "Disabled" && element.value == "Off")
    for (index, x) in [40.0, 180, 320].enumerated() {
      stage.act { stage.host.tap(at: Point(x, 200)) }
      // On the frame of the tap.
      #expect(knobs.isOn == index.isMultiple(of: 2))
    }
    #expect(stage.host.semantics.first?.value == "On")
  }

  @Test("S1.13 a keyboard and assistive technology switch it, unless it is disabled")
  func withoutFinger() throws {
    let stage = try stage()
    stage.host.press(.tab)
    for (key, isOn) in [(KeyEquivalent.space, true), (.return, false), (.space, true)] {
      stage.host.press(key)
      #expect(knobs.isOn == isOn)
    }
    stage.act {}
    stage.at(100)
    #expect(stage.host.perform(on: try #require(stage.host.semantics.first)))
    #expect(!knobs.isOn)

    let disabled = try Stage(Subject(knobs: knobs).disabled(true))
    disabled.host.press(.tab)
    disabled.host.press(.space)
    disabled.host.tap(at: Point(320, 200))
    #expect(!knobs.isOn)
  }

  @Test("S1.13 turned back on the way, the knob keeps its speed")
  func reversed() throws {
    let host = try host()
    host.update { knobs.isOn = true }
    host.advance(to: 0.1)
    host.update { knobs.isOn = false }
    let rows = [
      (100.0, 0.8737), (116.6667, 0.8833), (150, 0.6106), (200, 0.1656), (250, -0.0194),
      (284, -0.0413), (300, -0.0386), (400, -0.0020), (600, 0),
    ]
    host.expect(rows, since: 0) { knob(host).map { ($0 - 2) / 20 } }
  }

  @Test("S1.13 twenty taps in two seconds end where they should", arguments: [19, 20])
  func rapid(taps: Int) throws {
    let stage = try stage()
    for tap in 0..<taps {
      stage.host.advance(to: Double(tap) / 10)
      stage.host.tap(at: Point(320, 200))
    }
    stage.act {}
    stage.at(1000)
    #expect(knobs.isOn == !taps.isMultiple(of: 2))
    expectNear(knob(stage), knobs.isOn ? 22 : 2)
  }

  @Test("S1.32 right to left the knob is on at the left", arguments: [false, true])
  func rightToLeft(reducesMotion: Bool) throws {
    let host = try host(reducesMotion: reducesMotion, direction: .rightToLeft)
    expectNear(knob(host), 22)
    host.update { knobs.isOn = true }
    host.advance(to: 1)
    expectNear(knob(host), 2)
    let title = try #require(host.frame("AnimatedToggleTitle"))
    let track = try #require(host.frame("Switch", "Capsule"))
    #expect(track.maxX < title.minX)
  }

  @Test("S1.11 a toggle of another kind may have the same switch")
  func style() throws {
    struct Other: View {
      @Bindable var knobs: Knobs
      var body: some View {
        Toggle("Sounds", isOn: $knobs.isOn).toggleStyle(AnimatedToggleStyle())
      }
    }
    let host = try MotionHost(Other(knobs: knobs))
    host.tap("Sounds")
    #expect(knobs.isOn)
    host.advance(to: 0.1)
    expectNear(knob(host), 19.4742)
  }
}

import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Row S4.70: two motions never drive the same; the outer one does, and somebody is told.
@MainActor @Suite("One motion for each property")
struct MotionTrackTests {
  /// What was found.
  @MainActor private final class Found {
    var conflicts: [MotionConflict] = []
  }

  private func stage(_ found: Found, _ view: some View) throws -> Stage {
    try Stage(view.onMotionConflict { found.conflicts.append($0) })
  }

  /// All scales on the way to what is called so, multiplied.
  private func scale(_ stage: Stage) -> Double {
    stage.allValues("scale").reduce(1, *)
  }

  @Test("S4.70 C52 a press effect around a style that shrinks: 0.95, and not 0.95 × 0.98")
  func pressOnStyle() throws {
    let found = Found()
    let stage = try stage(found, Button("Press") {}.buttonStyle(.scale).buttonPressEffect())
    let conflict = MotionConflict(
      track: .press, kept: "ButtonPressModifier.press", dropped: "ScaleButtonStyle.press")
    #expect(found.conflicts == [conflict])
    let point = try #require(stage.center("Press"))
    stage.act { stage.host.touchDown(at: point) }
    stage.at(1000)
    expectNear(scale(stage), 0.95)
    stage.act { stage.host.touchUp() }
    stage.at(1000)
    expectNear(scale(stage), 1)
  }

  @Test("S4.70 a style that shrinks around a press effect: never the inner one")
  func pressInLabel() throws {
    let found = Found()
    let stage = try stage(
      found,
      Button {
      } label: {
        Text("Press").buttonPressEffect()
      }.buttonStyle(.scale))
    #expect(found.conflicts.map(\.kept) == ["ScaleButtonStyle.press"])
    #expect(found.conflicts.map(\.dropped) == ["ButtonPressModifier.press"])
    let point = try #require(stage.center("Press"))
    stage.act { stage.host.touchDown(at: point) }
    stage.at(1000)
    // The label's own gesture may keep the button from being pressed; nothing is as small as 0.95.
    #expect(scale(stage) >= 0.98 - tolerance)
  }

  @Test("S4.70 of three the outermost drives it, and both others are told of")
  func three() throws {
    let found = Found()
    _ = try stage(
      found,
      Button {
      } label: {
        Button("Press") {}.buttonStyle(.scale).buttonPressEffect()
      }.buttonStyle(.feedback))
    #expect(
      found.conflicts.map(\.kept) == ["FeedbackButtonStyle.press", "FeedbackButtonStyle.press"])
    #expect(
      Set(found.conflicts.map(\.dropped)) == [
        "ButtonPressModifier.press", "ScaleButtonStyle.press",
      ])
  }

  @Test("S4.70 a pulse within a pulse holds still")
  func pulses() throws {
    let found = Found()
    let stage = try stage(found, Text("Now").loadingPulse().pulsing())
    #expect(
      found.conflicts == [
        MotionConflict(
          track: .pulse, kept: "PulsingModifier.pulse", dropped: "PulseAnimation.pulse")
      ])
    stage.at(1000)
    let opacity = stage.allValues("opacity").reduce(1, *)
    expectNear(opacity, 0.5)
  }

  @Test("S4.70 each alone, side by side, is no conflict")
  func alone() throws {
    let found = Found()
    _ = try stage(
      found,
      VStack {
        Button("A") {}.buttonStyle(.scale)
        Button("B") {}.buttonStyle(.feedback)
        Text("C").buttonPressEffect()
        Text("D").pulsing()
        Text("E").loadingPulse()
      })
    #expect(found.conflicts.isEmpty)
  }
}

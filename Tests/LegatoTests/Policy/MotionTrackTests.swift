import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// Row S4.70: two motions never drive the same; the outer one does, and somebody is told.
@MainActor @Suite("One motion for each property")
struct MotionTrackTests {
  /// What was found.
  @MainActor private final class Found {
    var conflicts: [MotionConflict] = []
  }

  private func host(_ found: Found, _ view: some View) throws -> MotionHost {
    try MotionHost(view.onMotionConflict { found.conflicts.append($0) })
  }

  /// All scales on the way to what is called so, multiplied.
  private func scale(_ host: MotionHost) -> Double {
    host.allShown("scale").reduce(1, *)
  }

  @Test("S4.70 C52 a press effect around a style that shrinks: 0.95, and not 0.95 × 0.98")
  func pressOnStyle() throws {
    let found = Found()
    let host = try host(found, Button("Press") {}.buttonStyle(.scale).buttonPressEffect())
    let conflict = MotionConflict(
      track: .press, kept: "ButtonPressModifier.press", dropped: "ScaleButtonStyle.press")
    #expect(found.conflicts == [conflict])
    host.press("Press")
    host.advance(to: 1)
    expectNear(scale(host), 0.95)
    host.release()
    host.advance(by: 1)
    expectNear(scale(host), 1)
  }

  @Test("S4.70 a style that shrinks around a press effect: never the inner one")
  func pressInLabel() throws {
    let found = Found()
    let host = try host(
      found,
      Button {
      } label: {
        Text("Press").buttonPressEffect()
      }.buttonStyle(.scale))
    #expect(found.conflicts.map(\.kept) == ["ScaleButtonStyle.press"])
    #expect(found.conflicts.map(\.dropped) == ["ButtonPressModifier.press"])
    host.press("Press")
    host.advance(to: 1)
    // The label's own gesture may keep the button from being pressed; nothing is as small as 0.95.
    #expect(scale(host) >= 0.98 - tolerance)
  }

  @Test("S4.70 of three the outermost drives it, and both others are told of")
  func three() throws {
    let found = Found()
    _ = try host(
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
    let host = try host(found, Text("Now").loadingPulse().pulsing())
    #expect(
      found.conflicts == [
        MotionConflict(
          track: .pulse, kept: "PulsingModifier.pulse", dropped: "PulseAnimation.pulse")
      ])
    host.advance(to: 1)
    let opacity = host.allShown("opacity").reduce(1, *)
    expectNear(opacity, 0.5)
  }

  @Test("S4.70 each alone, side by side, is no conflict")
  func alone() throws {
    let found = Found()
    _ = try host(
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

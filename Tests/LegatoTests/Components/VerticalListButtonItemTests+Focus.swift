import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Row S0.41: the ring around what has the focus.
@MainActor @Suite("VerticalListButtonItem: focus")
struct VerticalListButtonItemFocusTests {
  private func stage(
    _ focus: Switches, _ subject: Subject, reducesMotion: Bool = false, savesPower: Bool = false
  ) throws -> Stage {
    try Stage(
      Turned(knobs: focus) { SubjectView(subject: subject).environment(\.hostFocused, $0.isOn) },
      reducesMotion: reducesMotion, savesPower: savesPower)
  }

  /// How much of the ring is to be seen: it is not in the tree while nobody sees it.
  private func ring(_ stage: Stage) -> Double {
    stage.value("opacity", "FocusRing") ?? (isThere(stage) ? 1 : 0)
  }

  private func isThere(_ stage: Stage) -> Bool { stage.value("frame", "FocusRing") != nil }

  @Test("S0.41 the ring fades in within 150 ms along the standard curve, and out again")
  func fades() throws {
    let focus = Switches()
    let stage = try stage(focus, Subject())
    #expect(ring(stage) == 0 && !isThere(stage))
    stage.act { focus.isOn = true }
    // The standard curve at a tenth, two tenths, the middle and nine tenths of its time.
    stage.expect([(0, 0), (15, 0.0259), (30, 0.1339), (75, 0.7756), (135, 0.9944), (150, 1)]) {
      ring(stage)
    }
    stage.act { focus.isOn = false }
    stage.expect([(75, 1 - 0.7756), (150, 0)]) { ring(stage) }
    #expect(stage.motionCount == 0 && !isThere(stage))
    // Lost on its way in, it turns back from where it is.
    stage.act { focus.isOn = true }
    stage.at(75)
    stage.act { focus.isOn = false }
    #expect(isThere(stage) && ring(stage) < 0.8)
    stage.at(200)
    #expect(stage.motionCount == 0 && !isThere(stage))
  }

  @Test("S0.41 it is 2 pt wide, 2 pt outside, and takes no room")
  func geometry() throws {
    let focus = Switches()
    let stage = try stage(focus, Subject())
    let before = stage.item().box
    stage.act { focus.isOn = true }
    stage.at(300)
    let box = try #require(stage.item().box)
    #expect(box == before)
    // In the ring's own space, which begins half a line outside of the gap.
    let ring = try #require(stage.strokes.first { $0.width == 2 }?.outer)
    #expect(ring == Rect(-1, -1, box.width + 8, box.height + 8))
  }

  @Test("S0.41 focus during a change of state retimes neither")
  func apart() throws {
    let focus = Switches()
    let subject = Subject(.rest)
    let stage = try stage(focus, subject)
    stage.act { subject.visualState = .selected }
    stage.at(50)
    stage.alsoAct { focus.isOn = true }
    stage.at(125)
    expectNear(stage.item().borderWidth, 1.5)
    expectNear(stage.item().paddingBlock, 10.5)
    expectNear(stage.item().checkmark, 0.5)
    expectNear(ring(stage), 0.7756)
    stage.at(200)
    expectNear(ring(stage), 1)
    expectNear(stage.item().borderWidth, 1.9183)
    stage.at(250)
    expectTable(stage, .selected)
  }

  @Test("S0.41 a change of state with the focus there moves no ring")
  func still() throws {
    let focus = Switches()
    focus.isOn = true
    let subject = Subject(.rest)
    subject.delay = 0.1
    let stage = try stage(focus, subject)
    #expect(ring(stage) == 1, "there from the first frame on")
    stage.act { subject.visualState = .selected }
    stage.everyFrame(until: 400) { _ in #expect(ring(stage) == 1) }
  }

  @Test("S0.41 Reduce Motion: at once, in mid-flight as well; Low Power Mode: unchanged")
  func less() throws {
    let focus = Switches()
    let reduced = try stage(focus, Subject(), reducesMotion: true)
    reduced.act { focus.isOn = true }
    expectNear(ring(reduced), 1)
    #expect(reduced.motionCount == 0)

    let other = Switches()
    let live = try stage(other, Subject())
    live.act { other.isOn = true }
    live.at(75)
    live.set(reducesMotion: true)
    expectNear(ring(live), 1)
    #expect(live.motionCount == 0)

    let third = Switches()
    let saving = try stage(third, Subject(), savesPower: true)
    saving.act { third.isOn = true }
    saving.at(75)
    expectNear(ring(saving), 0.7756)
  }
}

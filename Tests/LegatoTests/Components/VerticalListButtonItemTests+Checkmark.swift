import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S0.13 to S0.17, S0.23, S0.24, S0.31 and S0.32: the checkmark, and changes of mind.
@MainActor
@Suite("VerticalListButtonItem: checkmark")
struct VerticalListButtonItemCheckmarkTests {
  @Test(
    "S0.13 the checkmark always fades in",
    arguments: Item.CheckmarkTransition.allCases, [false, true])
  func fadeIn(transition: Item.CheckmarkTransition, savesPower: Bool) throws {
    let subject = Subject()
    subject.checkmarkTransition = transition
    let stage = try Stage(subject, savesPower: savesPower)
    let label = stage.item().labelFrame
    stage.act { subject.visualState = .selected }
    let rows = [
      (0.0, 0.0), (25, 0.0197), (50, 0.0817), (125, 0.5), (187.5, 0.8708), (250, 1), (400, 1),
    ]
    for (time, expected) in rows {
      stage.at(time)
      expectNear(stage.item().checkmark, expected, "at \(time)")
      // The checkmark has its room in every state: the label keeps its place.
      #expect(stage.item().labelFrame == label)
    }
  }

  @Test("S0.13 a long text wraps the same with and without a checkmark")
  func textKeepsItsLines() throws {
    let subject = Subject()
    subject.description = "Receipts, news and everything else that somebody may want to read"
    let stage = try Stage(subject)
    let label = stage.item().labelFrame
    let box = stage.item().box
    stage.act { subject.visualState = .selected }
    stage.everyFrame(until: 267) { _ in
      #expect(stage.item().labelFrame == label)
      #expect(stage.item().box == box)
    }
  }

  @Test("S0.14 the checkmark fades out and is gone after its last frame", arguments: [false, true])
  func fadeOut(savesPower: Bool) throws {
    let subject = Subject(.selected)
    let stage = try Stage(subject, savesPower: savesPower)
    stage.act { subject.visualState = .rest }
    for (time, expected) in [(0.0, 1.0), (50, 0.9183), (125, 0.5), (200, 0.0817), (249, 0)] {
      stage.at(time)
      expectNear(stage.item().checkmark, expected, "at \(time)")
    }
    stage.at(250)
    expectNear(stage.item().checkmark ?? 0, 0)
    stage.at(267)
    #expect(stage.item().checkmark == nil)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.13 S0.14 Reduce Motion: there or gone on the next frame", arguments: [true, false])
  func reduced(appears: Bool) throws {
    let subject = Subject(appears ? .rest : .selected)
    let stage = try Stage(subject, reducesMotion: true)
    stage.act { subject.visualState = appears ? .selected : .rest }
    if appears {
      expectNear(stage.item().checkmark, 1)
    } else {
      #expect(stage.item().checkmark == nil)
    }
    #expect(stage.motionCount == 0)
  }

  @Test("S0.15 an instant hide is over on the first frame, while the rest begins to move")
  func instantHide() throws {
    let subject = Subject(.selected)
    subject.checkmarkTransition = .instant
    let stage = try Stage(subject)
    stage.act { subject.visualState = .notSelected }
    expectNear(stage.item().checkmark ?? 0, 0)
    expectNear(stage.item().borderWidth, 2)
    expectNear(
      progress(stage.item().background, .select.selectedBackground, .select.mutedBackground), 0)
    stage.everyFrame(until: 250) { _ in expectNear(stage.item().checkmark ?? 0, 0) }
    expectTable(stage, .notSelected)
  }

  @Test("S0.16 fade is the default; the property alone moves nothing")
  func transitionProperty() throws {
    #expect(Item(label: "", visualState: .rest, onClick: {}).checkmarkTransition == .fade)
    let subject = Subject(.selected)
    let stage = try Stage(subject)
    stage.act { subject.checkmarkTransition = .instant }
    #expect(stage.motionCount == 0)
    expectNear(stage.item().checkmark, 1)
    stage.act { subject.checkmarkTransition = .fade }
    #expect(stage.motionCount == 0)
  }

  @Test("S0.16 changed to instant during a fade-out, the checkmark is gone at once")
  func instantInMidFade() throws {
    let subject = Subject(.selected)
    let stage = try Stage(subject)
    stage.act { subject.visualState = .rest }
    stage.at(100)
    expectNear(stage.item().checkmark, 0.6681)
    stage.alsoAct { subject.checkmarkTransition = .instant }
    #expect(stage.item().checkmark == nil)
    stage.alsoAct { subject.checkmarkTransition = .fade }
    #expect(stage.item().checkmark == nil)
    stage.at(250)
    expectTable(stage, .rest)
    // The next time it fades in as ever.
    stage.act { subject.visualState = .selected }
    stage.at(125)
    expectNear(stage.item().checkmark, 0.5)
  }

  @Test(
    "S0.17 nothing animates when an item appears", arguments: VisualState.allCases, [false, true])
  func firstFrame(state: VisualState, reducesMotion: Bool) throws {
    let stage = try Stage(Subject(state), reducesMotion: reducesMotion)
    stage.everyFrame(until: 300) { _ in
      expectTable(stage, state)
      #expect(stage.motionCount == 0)
    }
  }

  @Test("S0.17 a new identity, with another state in the same update, is a first appearance too")
  func newIdentity() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act {
      subject.identity += 1
      subject.visualState = .selected
    }
    #expect(stage.motionCount == 0)
    expectTable(stage, .selected)
  }

  @Test("S0.23 the checkmark stays in the tree while it fades, and is the same when it comes back")
  func staysWhileFading() throws {
    let subject = Subject(.selected)
    let stage = try Stage(subject)
    let node = stage.item().checkmarkNode
    stage.act { subject.visualState = .rest }
    for time in [0.0, 125, 249] {
      stage.at(time)
      #expect(stage.item().checkmarkNode == node, "at \(time)")
    }
    stage.at(267)
    #expect(stage.item().checkmarkNode == nil)

    let second = try Stage(subject)
    second.act { subject.visualState = .selected }
    second.at(300)
    let shown = second.item().checkmarkNode
    second.act { subject.visualState = .rest }
    second.at(200)
    expectNear(second.item().checkmark, 0.0817)
    second.alsoAct { subject.visualState = .selected }
    #expect(second.item().checkmarkNode == shown)
    expectNear(second.item().checkmark, 0.0817)
    // The fade that was overtaken ends at 250 ms, and takes nothing away.
    second.everyFrame(until: 600) { _ in #expect(second.item().checkmarkNode == shown) }
    expectNear(second.item().checkmark, 1)
    // Nor does it cut the next fade short.
    second.act { subject.visualState = .rest }
    second.at(125)
    expectNear(second.item().checkmark, 0.5)
  }

  @Test("S0.23 a second fade-out is not cut short by the end of the first")
  func overtakenFadeOut() throws {
    let subject = Subject(.selected)
    let stage = try Stage(subject)
    stage.act { subject.visualState = .rest }
    stage.at(200)
    stage.alsoAct { subject.visualState = .selected }
    stage.at(220)
    stage.alsoAct { subject.visualState = .rest }
    for time in [250.0, 260, 300, 400, 469] {
      stage.at(time)
      #expect(stage.item().checkmark != nil, "at \(time)")
    }
    stage.at(487)
    #expect(stage.item().checkmark == nil)
  }

  @Test("S0.24 the fade is applied once", arguments: [VisualState.selected, .checked])
  func singleFade(state: VisualState) throws {
    let subject = Subject(state)
    let stage = try Stage(subject)
    stage.act { subject.visualState = .rest }
    stage.at(125)
    expectNear(stage.item().checkmark, 0.5)
    #expect(stage.translucentLayers("checkmark") == [0.5])
    stage.at(300)
    stage.act { subject.visualState = state }
    stage.at(125)
    #expect(stage.translucentLayers("checkmark") == [0.5])
  }

  @Test("S0.31 an interrupted fade blends: old × (1 − new)", arguments: [false, true])
  func interrupted(savesPower: Bool) throws {
    let subject = Subject()
    let stage = try Stage(subject, savesPower: savesPower)
    stage.act { subject.visualState = .selected }
    stage.at(125)
    expectNear(stage.item().checkmark, 0.5)
    stage.alsoAct { subject.visualState = .rest }
    let rows = [
      (125.0, 0.5), (150, 0.6549), (187.5, 0.7584), (200, 0.7462), (250, 0.5), (300, 0.1874),
      (350, 0.0197), (374, 0),
    ]
    for (time, expected) in rows {
      stage.at(time)
      expectNear(stage.item().checkmark, expected, "at \(time)")
      // The border was on the same curve and takes the same way.
      expectNear(stage.item().borderWidth, 1 + expected, "border at \(time)")
    }
    stage.at(376)
    expectTable(stage, .rest)
  }

  @Test("S0.31 an interrupted fade is continuous")
  func continuous() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    var last = 0.0
    var largest = 0.0
    stage.everyFrame(until: 400) { time in
      if abs(time - 133.333) < 0.01 { stage.alsoAct { subject.visualState = .rest } }
      let shown = stage.item().checkmark ?? 0
      largest = max(largest, abs(shown - last))
      last = shown
    }
    #expect(largest <= 0.1146 + tolerance)
    #expect(last == 0)
  }

  @Test("S0.31 Reduce Motion: back on the next frame")
  func interruptedReduced() throws {
    let subject = Subject()
    let stage = try Stage(subject, reducesMotion: true)
    stage.act { subject.visualState = .selected }
    stage.alsoAct { subject.visualState = .rest }
    expectTable(stage, .rest)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.32 rapid toggling settles on the last state", arguments: [10, 11], [false, true])
  func rapid(flips: Int, reducesMotion: Bool) throws {
    let subject = Subject()
    let stage = try Stage(subject, reducesMotion: reducesMotion)
    for _ in 1...flips {
      stage.act { subject.visualState = subject.visualState == .rest ? .selected : .rest }
      for time in [0.0, 16.7, 33.3, 50] {
        stage.at(time)
        let opacity = stage.item().checkmark ?? 0
        #expect((0...1).contains(opacity))
        // One animator for each property, however often it was toggled.
        let moving = stage.item().moving.map { ObjectIdentifier($0) }
        #expect(Set(moving).count == moving.count)
        #expect(moving.count <= (reducesMotion ? 0 : 8))
      }
    }
    stage.at(250)
    expectTable(stage, flips % 2 == 0 ? .rest : .selected)
    #expect(stage.motionCount == 0)
    #expect(stage.host.nextEventTime == nil || stage.host.motions.isEmpty)
  }
}

import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S0.18, S0.19, S0.34 and S0.35: items that move one after the other.
@MainActor
@Suite("VerticalListButtonItem: stagger")
struct VerticalListButtonItemStaggerTests {
  @Observable @MainActor
  final class Choice {
    var selection: Set<Int>
    var log: [String] = []
    init(_ selection: Set<Int> = []) { self.selection = selection }
  }

  struct Group: View {
    let choice: Choice
    var mode = VerticalListButtonGroup<Int>.Mode.select

    var body: some View {
      VerticalListButtonGroup(
        (0..<3).map { .init(id: $0, label: "Item \($0)", leadingIcon: "star") }, mode: mode,
        selection: Binding(get: { choice.selection }, set: { choice.selection = $0 }),
        onClick: { choice.log.append("click \($0)") },
        onHapticFeedback: { choice.log.append("haptic \($0)") }
      )
      .padding(20)
    }
  }

  @Test("S0.18 each item starts at its own delay", arguments: [false, true])
  func delays(savesPower: Bool) throws {
    for (delay, expected) in [(0.0, 0.9803), (0.1, 0.5), (0.2, 0.0197)] {
      let subject = Subject()
      subject.delay = delay
      let stage = try Stage(subject, savesPower: savesPower)
      stage.act { subject.visualState = .selected }
      stage.at(delay * 1000 - 0.5)
      expectNear(stage.item().checkmark, 0)
      #expect(stage.item().borderWidth == 1)
      stage.at(225)
      expectNear(stage.item().checkmark, expected)
      expectNear(stage.item().borderWidth, 1 + expected)
    }
  }

  @Test("S0.18 a change taken back before its delay has passed is never seen")
  func takenBack() throws {
    let subject = Subject()
    subject.delay = 0.2
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(100)
    stage.alsoAct { subject.visualState = .rest }
    stage.everyFrame(until: 600) { _ in
      #expect((1...1.0005).contains(stage.item().borderWidth ?? 0))
      #expect(stage.item().checkmark ?? 0 <= 0.0005)
    }
    expectTable(stage, .rest)
  }

  @Test(
    "S0.18 what loses its choice and gets it back before the delay has passed keeps its checkmark",
    arguments: [VisualState.rest, .notSelected, .checked])
  func choiceGivenBack(state: VisualState) throws {
    let subject = Subject(.selected)
    subject.delay = 0.2
    let stage = try Stage(subject)
    stage.act { subject.visualState = state }
    stage.at(150)
    stage.alsoAct { subject.visualState = .selected }
    stage.everyFrame(until: 700) { time in
      expectNear(stage.item().checkmark, 1, "at \(time)")
      expectNear(stage.item().borderWidth, 2, "at \(time)")
    }
    expectTable(stage, .selected)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.18 taken back, made again, taken back: still never seen; made for good, it shows")
  func takenBackTwice() throws {
    let subject = Subject()
    subject.delay = 0.2
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    for (time, state) in [(50.0, VisualState.rest), (120, .selected), (290, .rest)] {
      stage.at(time)
      stage.alsoAct { subject.visualState = state }
    }
    for time in stride(from: 290.0, through: 900, by: 10) {
      stage.at(time)
      expectNear(stage.item().borderWidth, 1, "at \(time)")
    }
    stage.act { subject.visualState = .selected }
    stage.at(200)
    expectNear(stage.item().borderWidth, 1)
    stage.at(325)
    expectNear(stage.item().borderWidth, 1.5)
    // Once it has begun to show, taking it back is a change like any other.
    stage.at(450)
    stage.act { subject.visualState = .rest }
    stage.at(199)
    expectNear(stage.item().borderWidth, 2)
    stage.at(450)
    expectTable(stage, .rest)
  }

  @Test(
    "S0.18 delays that make no sense count as none",
    arguments: [-1.0, -Double.infinity, Double.infinity, Double.nan])
  func clamps(delay: Double) throws {
    let subject = Subject()
    subject.delay = delay
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(125)
    expectNear(stage.item().borderWidth, 1.5)
    #expect(stage.issues.isEmpty)
    let item = Item(label: "", visualState: .rest, transitionDelay: delay, onClick: {})
    #expect(item.transitionDelay == 0)
  }

  @Test("S0.18 Reduce Motion drops the delay")
  func reduced() throws {
    let subject = Subject()
    subject.delay = 0.2
    let stage = try Stage(subject, reducesMotion: true)
    stage.act { subject.visualState = .selected }
    expectTable(stage, .selected)
  }

  @Test("S0.19 the delay reaches every animation of the state, and no press")
  func reachesAll() throws {
    let subject = Subject()
    subject.delay = 0.1
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(99)
    for value in progresses(stage.item(), .rest, .selected) {
      expectNear(value, 0, tolerance: 1e-6)
    }
    expectNear(stage.item().checkmark, 0, tolerance: 1e-6)
    let point = try #require(stage.host.semantics.first).center
    stage.alsoAct { stage.host.touchDown(at: point) }
    expectNear(stage.item().press, 0.1)
    stage.alsoAct { stage.host.touchCancel() }
    expectNear(stage.item().press, 0)
    stage.at(101)
    let values = progresses(stage.item(), .rest, .selected)
    #expect(values.count == 6)
    #expect(values.allSatisfy { $0 > 0 })
    #expect(stage.item().checkmark ?? 0 > 0)
  }

  @Test(
    "S0.34 hand-off: the old choice moves first, the new one 125 ms later",
    arguments: [false, true])
  func handOff(savesPower: Bool) throws {
    let choice = Choice([0])
    let stage = try Stage(Group(choice: choice), savesPower: savesPower)
    stage.act { choice.selection = [1] }
    expectNear(stage.item(0).checkmark ?? 0, 0)
    let losing = [2, 1.9183, 1.6681, 1.5, 1.3319, 1.1292, 1.0817, 1, 1, 1, 1, 1]
    let gaining = [1, 1, 1, 1, 1.0197, 1.1292, 1.1874, 1.5, 1.8126, 1.8708, 1.9803, 2]
    let times = [0, 50, 100, 125, 150, 187.5, 200, 250, 300, 312.5, 350, 375]
    for (index, time) in times.enumerated() {
      stage.at(time)
      expectNear(stage.item(0).borderWidth, losing[index], "losing at \(time)")
      expectNear(stage.item(0).checkmark ?? 0, 0)
      expectNear(stage.item(1).borderWidth, gaining[index], "gaining at \(time)")
      expectNear(stage.item(1).checkmark, gaining[index] - 1, "checkmark at \(time)")
    }
    expectTable(stage, item: 0, .notSelected)
    expectTable(stage, item: 1, .selected)
    expectTable(stage, item: 2, .notSelected)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.34 Reduce Motion: both at once")
  func reducedHandOff() throws {
    let choice = Choice([0])
    let stage = try Stage(Group(choice: choice), reducesMotion: true)
    stage.act { choice.selection = [1] }
    expectTable(stage, item: 0, .notSelected)
    expectTable(stage, item: 1, .selected)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.34 a third choice during a hand-off")
  func thirdChoice() throws {
    let choice = Choice([0])
    let stage = try Stage(Group(choice: choice))
    stage.act { choice.selection = [1] }
    stage.at(200)
    let before = stage.item(1).borderWidth
    stage.act { choice.selection = [2] }
    expectNear(stage.item(1).checkmark ?? 0, 0)
    expectNear(stage.item(1).borderWidth, before ?? 0)
    stage.at(124)
    expectNear(stage.item(2).borderWidth, 1)
    stage.at(250)
    expectNear(stage.item(2).borderWidth, 1.5)
    stage.at(375)
    for (index, state) in [VisualState.notSelected, .notSelected, .selected].enumerated() {
      expectTable(stage, item: index, state)
    }
    // What comes after a hand-off has no delay of a hand-off.
    stage.act { choice.selection = [] }
    stage.at(125)
    expectNear(stage.item(2).borderWidth, 1.5)
    expectNear(stage.item(2).checkmark, 0.5)
  }

  @Test("S0.35 a first choice and a choice taken back are not staggered", arguments: [false, true])
  func firstAndLast(savesPower: Bool) throws {
    let choice = Choice()
    let stage = try Stage(Group(choice: choice), savesPower: savesPower)
    try stage.tap("Item 1")
    #expect(choice.selection == [1])
    stage.at(125)
    expectNear(stage.item(1).borderWidth, 1.5)
    for index in [0, 2] {
      expectNear(
        progress(stage.item(index).background, .select.canvas, .select.mutedBackground), 0.5)
    }
    stage.at(300)
    try stage.tap("Item 1")
    #expect(choice.selection == [])
    stage.at(125)
    expectNear(stage.item(1).borderWidth, 1.5)
    expectNear(stage.item(1).checkmark, 0.5)
    expectNear(progress(stage.item(0).background, .select.mutedBackground, .select.canvas), 0.5)
    #expect(
      choice.log == [
        "haptic tap", "haptic selection", "click 1", "haptic tap", "haptic deselection", "click 1",
      ])
  }

  @Test(
    "S0.35 several choices are not staggered; Reduce Motion is instant", arguments: [false, true])
  func several(reducesMotion: Bool) throws {
    let choice = Choice([0])
    let stage = try Stage(Group(choice: choice, mode: .multiSelect), reducesMotion: reducesMotion)
    stage.act { choice.selection = [1, 2] }
    if !reducesMotion {
      stage.at(125)
      for index in 0..<3 { expectNear(stage.item(index).checkmark, 0.5) }
      stage.at(251)
    }
    #expect(stage.motionCount == 0)
    for (index, state) in [VisualState.unchecked, .checked, .checked].enumerated() {
      expectTable(stage, item: index, state)
    }
  }

  @Test("S0.6 C5 in a list of plain buttons an error shows nothing")
  func tapModeHasNoError() throws {
    let stage = try Stage(
      VerticalListButtonGroup(
        [.init(id: 0, label: "Item")], mode: .tap, selection: .constant(Set<Int>()), error: true))
    expectTable(stage, .rest)
  }
}

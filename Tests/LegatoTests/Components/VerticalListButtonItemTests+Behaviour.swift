import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S0.36 to S0.40: direction, presses, flags, haptics, accessibility.
@MainActor
@Suite("VerticalListButtonItem: behaviour")
struct VerticalListButtonItemBehaviourTests {
  @Test("S0.36 right to left is mirrored and moves the same", arguments: [false, true])
  func rightToLeft(reducesMotion: Bool) throws {
    let subject = Subject()
    let left = try Stage(subject, reducesMotion: reducesMotion)
    let right = try Stage(
      SubjectView(subject: subject), reducesMotion: reducesMotion, direction: .rightToLeft)
    left.act { subject.visualState = .selected }
    right.act {}
    left.everyFrame(until: 267) { time in
      right.at(time)
      #expect(left.item().checkmark == right.item().checkmark)
      #expect(left.item().borderWidth == right.item().borderWidth)
    }
    let label = try #require(right.item().labelFrame)
    let checkmark = try #require(right.item().center(ofImage: true))
    let icon = try #require(right.item().center(ofImage: false))
    #expect(checkmark < label.midX)
    #expect(icon > label.maxX)
    expectNear(label.maxX, 360 - 20 - 16 - 24 - 12, tolerance: 0.5)
  }

  @Test("S0.37 a press shows within a frame and goes with the finger", arguments: [false, true])
  func press(reducesMotion: Bool) throws {
    let subject = Subject()
    subject.delay = 0.2
    let stage = try Stage(subject, reducesMotion: reducesMotion)
    let point = try #require(stage.host.semantics.first).center
    stage.act { stage.host.touchDown(at: point) }
    expectNear(stage.item().press, 0.1)
    #expect(stage.motionCount == 0)
    stage.at(50)
    stage.alsoAct { stage.host.touchMove(to: Point(point.x, point.y + 300)) }
    expectNear(stage.item().press, 0)
    stage.alsoAct { stage.host.touchMove(to: point) }
    expectNear(stage.item().press, 0.1)
    stage.alsoAct { stage.host.touchUp() }
    expectNear(stage.item().press, 0)
    #expect(subject.log == ["haptic tap", "click"])
  }

  @Test("S0.37 a press during a change, and a change by the press itself")
  func pressDuringChange() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    let point = try #require(stage.host.semantics.first).center
    stage.act { subject.visualState = .selected }
    stage.at(125)
    stage.alsoAct { stage.host.touchDown(at: point) }
    expectNear(stage.item().press, 0.1)
    expectNear(stage.item().borderWidth, 1.5)
    stage.at(187.5)
    expectNear(stage.item().borderWidth, 1.8708)
    // The release and the change that it leads to come in one update: the overlay does not fade.
    stage.alsoAct {
      stage.host.touchUp()
      subject.visualState = .rest
    }
    expectNear(stage.item().press, 0)
    #expect(
      !stage.host.motions.contains {
        $0.path.hasSuffix("/RoundedRectangle") && $0.property == "opacity"
      })
  }

  @Test("S0.37 an animation that comes from outside does not slow a press down")
  func pressUnderForeignAnimation() throws {
    let stage = try Stage(
      SubjectView(subject: Subject()).transaction { $0.animation = .linear(duration: 1) })
    let point = try #require(stage.host.semantics.first).center
    stage.act { stage.host.touchDown(at: point) }
    expectNear(stage.item().press, 0.1)
    stage.alsoAct { stage.host.touchUp() }
    expectNear(stage.item().press, 0)
  }

  @Test("S0.37 the button that makes the change is released at once")
  func releaseWithChange() throws {
    let stage = try Stage(Toggling().padding(20))
    try stage.tap("Toggle")
    expectNear(stage.item().press, 0)
    #expect(stage.motionCount > 0)
    stage.at(125)
    expectNear(stage.item().borderWidth, 1.5)
  }

  private struct Toggling: View {
    @State private var isChosen = false
    var body: some View {
      VerticalListButtonItem(
        label: "Toggle", visualState: isChosen ? .selected : .rest, onClick: { isChosen.toggle() })
    }
  }

  @Test("S0.38 Reduce Motion switched on in mid-flight: final on the next frame")
  func reduceMotionInMidFlight() throws {
    let subject = Subject()
    subject.delay = 0.05
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(125)
    #expect(stage.motionCount == 7)
    stage.alsoAct { stage.host.configuration.reducesMotion = true }
    #expect(stage.motionCount == 0)
    expectTable(stage, .selected)
    stage.at(400)
    expectTable(stage, .selected)

    stage.alsoAct { stage.host.configuration.reducesMotion = false }
    #expect(stage.motionCount == 0)
    stage.act { subject.visualState = .rest }
    stage.at(175)
    expectNear(stage.item().checkmark, 0.5)
    stage.alsoAct { stage.host.configuration.reducesMotion = true }
    expectTable(stage, .rest)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.38 Low Power Mode switched on in mid-flight changes nothing: the motion is essential")
  func lowPowerInMidFlight() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(62.5)
    stage.alsoAct { stage.host.configuration.savesPower = true }
    stage.at(125)
    expectNear(stage.item().borderWidth, 1.5)
    expectNear(stage.item().checkmark, 0.5)
  }

  @Test("S0.38 both flags can be set for a part of an app")
  func overrides() throws {
    let subject = Subject()
    let stage = try Stage(SubjectView(subject: subject).motionPolicy(reduceMotion: true))
    stage.act { subject.visualState = .selected }
    expectTable(stage, .selected)
    let full = try Stage(
      SubjectView(subject: subject).motionPolicy(reduceMotion: false), reducesMotion: true)
    full.act { subject.visualState = .rest }
    full.at(125)
    expectNear(full.item().borderWidth, 1.5)
  }

  @Test("S0.39 haptics are delegated: one event a tap, before the click")
  func haptics() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    for _ in 0..<5 {
      try stage.tap("Email")
      stage.at(20)
    }
    #expect(subject.log == Array(repeating: ["haptic tap", "click"], count: 5).flatMap { $0 })
    #expect(
      Item.HapticFeedback.allCases.map(\.rawValue) == ["tap", "selection", "deselection", "error"])
  }

  @Test(
    "S0.40 the state is told on the frame of the change, the checkmark is not",
    arguments: [false, true])
  func accessibility(reducesMotion: Bool) throws {
    let subject = Subject()
    subject.delay = 0.2
    subject.description = "Receipts"
    let stage = try Stage(subject, reducesMotion: reducesMotion)
    let values = ["", "Selected", "Not selected", "Checked", "Unchecked"]
    for (state, value) in zip(VisualState.allCases, values) {
      stage.act { subject.visualState = state }
      let told = stage.host.semantics
      #expect(told.count == 1)
      #expect(told.first?.label == "Email, Receipts")
      #expect(told.first?.value == value)
      #expect(told.first?.identifier == "email")
      #expect(told.first?.traits.contains(.isSelected) == state.showsCheckmark)
      stage.at(350)
    }
  }

  @Test("S0.40 icon and checkmark are not told of, while they move neither")
  func symbolsAreHidden() throws {
    let item = Item(
      label: "Email", description: "Receipts", leadingIcon: "star", visualState: .selected,
      onClick: {})
    let stage = try Stage(
      VerticalListButtonItemLabel(
        item: item, styles: item.styles, stateAnimation: item.stateAnimation,
        checkmarkAnimation: item.checkmarkAnimation))
    #expect(stage.host.semantics.map(\.label) == ["Email", "Receipts"])
  }

  @Test("S0.40 the button that is told of stays the same while the checkmark goes")
  func focusIsKept() throws {
    let subject = Subject(.selected)
    let stage = try Stage(subject)
    let element = try #require(stage.host.semantics.first).element
    stage.act { subject.visualState = .rest }
    stage.everyFrame(until: 300) { _ in
      #expect(stage.host.semantics.first?.element === element)
    }
  }

  @Test("S0.1 onFocus and onBlur follow the focus of the control")
  func focus() throws {
    let subject = Subject()
    let focus = Focus()
    let stage = try Stage(FocusedView(focus: focus, subject: subject))
    #expect(subject.log == [])
    stage.act { focus.isFocused = true }
    stage.act { focus.isFocused = false }
    #expect(subject.log == ["focus", "blur"])
  }

  @Observable @MainActor final class Focus { var isFocused = false }

  struct FocusedView: View {
    let focus: Focus
    let subject: Subject
    var body: some View {
      SubjectView(subject: subject).environment(\.hostFocused, focus.isFocused)
    }
  }
}

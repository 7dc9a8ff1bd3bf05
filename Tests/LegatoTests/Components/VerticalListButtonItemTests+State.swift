import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S0.1 to S0.12: what the state decides, and how it gets there.
@MainActor
@Suite("VerticalListButtonItem: state")
struct VerticalListButtonItemStateTests {
  @Test("S0.1 every change ends in the table's values and stays there", arguments: [false, true])
  func everyChangeSettles(savesPower: Bool) throws {
    for (from, to) in VisualState.changes {
      let subject = Subject(from)
      subject.delay = 0.05
      let stage = try Stage(subject, savesPower: savesPower)
      expectTable(stage, from)
      stage.act { subject.visualState = to }
      stage.at(300)
      expectTable(stage, to)
      for time in [317.0, 400, 800] {
        stage.at(time)
        expectTable(stage, to)
        #expect(stage.motionCount == 0)
      }
      #expect(stage.issues.isEmpty)
    }
  }

  @Test("S0.1 there are five states and no disabled one; callbacks fire on touch-up, at once")
  func noDisabledState() throws {
    #expect(
      VisualState.allCases.map(\.rawValue)
        == ["rest", "selected", "notSelected", "checked", "unchecked"])
    let subject = Subject()
    subject.delay = 0.2
    let stage = try Stage(subject)
    let point = try #require(stage.host.semantics.first).center
    stage.act { stage.host.touchDown(at: point) }
    #expect(subject.log == [])
    stage.at(80)
    stage.act { stage.host.touchUp() }
    #expect(subject.log == ["haptic tap", "click"])

    let disabled = try Stage(SubjectView(subject: Subject(.selected)).disabled(true))
    expectTable(disabled, .selected)
  }

  @Test("S0.1 measures: padding 16, gap 12, icon 24, radius 8, height 48")
  func measures() throws {
    let metrics = MetricToken.listButton
    #expect(metrics.inlinePadding.value == 16)
    #expect(metrics.gap.value == 12)
    #expect(metrics.icon.value == 24)
    #expect(metrics.radius.value == 8)
    let item = try Stage(Subject()).item()
    let box = try #require(item.box)
    #expect(box == Rect(20, 176, 320, 48))
    // The label stands behind padding, icon and gap; the icon in the middle of its square.
    expectNear(item.labelFrame?.minX, box.minX + 16 + 24 + 12)
    expectNear(item.center(ofImage: false), box.minX + 16 + 12, tolerance: 0.5)
  }

  @Test("S0.2 motion.selectionTransition is ease-in-out over exactly 250 ms")
  func token() throws {
    let token = MotionToken.selection.transition
    #expect(token == .motion.normal)
    #expect(MotionToken(named: "motion.selectionTransition") == token)
    #expect(MotionToken(named: "stateAnimation") == token)
    #expect(token.timing.settlingTime == 0.25)
    #expect(token.animation == .easeInOut(duration: 0.25))
    let rows = [
      (25.0, 0.0197, 0.0259), (50, 0.0817, 0.1339), (62.5, 0.1292, 0.2366),
      (125, 0.5, 0.7756), (187.5, 0.8708, 0.9594), (250, 1, 1),
    ]
    let standard = MotionToken.selection.standardEase
    #expect(standard != token)
    for (time, eased, standardEased) in rows {
      expectNear(token.timing.value(at: time / 1000), eased)
      expectNear(standard.timing.value(at: time / 1000), standardEased)
    }
  }

  @Test("S0.2 the item's border follows the token; the standard curve comes on request only")
  func tokenOnScreen() throws {
    for (token, expected) in [(nil, 1.1292), (.selection.standardEase, 1.2366)]
      as [(MotionToken?, Double)]
    {
      let subject = Subject()
      subject.stateToken = token
      let stage = try Stage(subject)
      stage.act { subject.visualState = .selected }
      stage.at(62.5)
      expectNear(stage.item().borderWidth, expected)
    }
  }

  @Test("S0.3 stateAnimation is easeInOut(0.25) with the delay", arguments: [false, true])
  func stateAnimation(savesPower: Bool) throws {
    func item(_ delay: Double) -> Item {
      Item(label: "", visualState: .rest, transitionDelay: delay, onClick: {})
    }
    #expect(item(0.1).stateAnimation == .easeInOut(duration: 0.25).delay(0.1))
    #expect(item(0).stateAnimation == .easeInOut(duration: 0.25))
    let subject = Subject()
    subject.delay = 0.1
    let stage = try Stage(subject, savesPower: savesPower)
    stage.act { subject.visualState = .selected }
    for (time, expected) in [(50.0, 1.0), (100, 1), (225, 1.5), (350, 2)] {
      stage.at(time)
      expectNear(stage.item().borderWidth, expected, "at \(time)")
    }
  }

  @Test("S0.3 a change that runs keeps the delay that it began with")
  func runningChangeKeepsItsDelay() throws {
    let subject = Subject()
    subject.delay = 0.1
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(50)
    stage.alsoAct { subject.delay = 0.4 }
    stage.at(225)
    expectNear(stage.item().borderWidth, 1.5)
    stage.at(350)
    expectNear(stage.item().borderWidth, 2)
    stage.act { subject.visualState = .rest }
    stage.at(399)
    expectNear(stage.item().borderWidth, 2)
    stage.at(525)
    expectNear(stage.item().borderWidth, 1.5)
  }

  @Test("S0.4 stateAnimation and checkmarkAnimation are equal, and timed apart from one another")
  func twoAnimations() throws {
    let item = Item(label: "", visualState: .rest, transitionDelay: 0.1, onClick: {})
    #expect(item.stateAnimation == item.checkmarkAnimation)
    let slow = MotionToken(
      name: "test.linear", timing: .linear(duration: 1), role: .essentialState, use: "Tests.")
    let retimed = item.timed(checkmark: slow)
    #expect(retimed.stateAnimation == item.stateAnimation)
    #expect(retimed.checkmarkAnimation == .linear(duration: 1).delay(0.1))

    let subject = Subject()
    subject.checkmarkToken = slow
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(125)
    expectNear(stage.item().checkmark, 0.125)
    expectNear(stage.item().borderWidth, 1.5)
    expectNear(progress(stage.item().iconColor, .select.text, .select.selectedText), 0.5)
  }

  @Test("S0.5 one change moves six properties together", arguments: [false, true])
  func sixTogether(savesPower: Bool) throws {
    for (from, to) in VisualState.changes {
      let subject = Subject(from)
      let stage = try Stage(subject, savesPower: savesPower)
      stage.act { subject.visualState = to }
      if Item.styles(for: from) == Item.styles(for: to) {
        #expect(stage.motionCount == 0, "\(from) looks like \(to)")
      }
      var failures = 0
      stage.everyFrame(until: 250) { time in
        let expected = MotionToken.motion.normal.timing.value(at: time / 1000)
        for value in progresses(stage.item(), from, to) where abs(value - expected) > 1e-6 {
          failures += 1
        }
      }
      #expect(failures == 0, "\(from) to \(to)")
      expectTable(stage, to)
    }
  }

  @Test("S0.5 Reduce Motion: every change is there on the next frame")
  func reducedChanges() throws {
    for (from, to) in VisualState.changes {
      let subject = Subject(from)
      let stage = try Stage(subject, reducesMotion: true)
      stage.act { subject.visualState = to }
      expectTable(stage, to)
      #expect(stage.motionCount == 0)
    }
  }

  @Test("S0.6 errors animate with the same timing; several choices keep ground and border")
  func errors() throws {
    let single = Subject(.notSelected)
    let stage = try Stage(single)
    stage.act { single.error = true }
    stage.at(125)
    expectNear(stage.item().borderWidth, 1.5)
    expectNear(progress(stage.item().labelColor, .select.mutedText, .select.errorText), 0.5)

    let several = Subject(.checked)
    let second = try Stage(several)
    second.act { several.error = true }
    second.everyFrame(until: 300) { _ in
      expectNear(second.item().borderWidth, 1)
      expectColor(second.item().background, .select.selectedBackground)
    }
    expectColor(second.item().labelColor, .select.errorText)
    expectColor(second.item().checkmarkColor, .select.errorText)
    expectNear(second.item().checkmark, 1)
  }

  @Test("S0.6 state and error in one update are one motion of each property")
  func stateAndErrorTogether() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act {
      subject.error = true
      subject.visualState = .selected
    }
    #expect(Set(stage.moving).count == stage.moving.count)
    stage.at(125)
    expectNear(stage.item().borderWidth, 1.5)
    expectNear(progress(stage.item().background, .select.canvas, .select.errorBackground), 0.5)
    stage.at(250)
    expectTable(stage, .selected, error: true)
  }

  @Test("S0.6 Reduce Motion: an error is there on the next frame")
  func reducedError() throws {
    let subject = Subject(.notSelected)
    let stage = try Stage(subject, reducesMotion: true)
    stage.act { subject.error = true }
    expectTable(stage, .notSelected, error: true)
    #expect(stage.motionCount == 0)
  }

  @Test("S0.7 padding animates with the border")
  func padding() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    expectNear(stage.item().paddingBlock, 11)
    stage.act { subject.visualState = .selected }
    for (time, expected) in [(50.0, 10.9183), (125, 10.5), (200, 10.0817), (250, 10)] {
      stage.at(time)
      expectNear(stage.item().paddingBlock, expected, "at \(time)")
    }
  }

  @Test("S0.8 the ground cross-fades and shows no third hue")
  func background() throws {
    let changes: [(VisualState, VisualState, Bool)] = [
      (.rest, .selected, false), (.selected, .notSelected, false), (.notSelected, .selected, true),
    ]
    for (from, to, error) in changes {
      let subject = Subject(from)
      let stage = try Stage(subject)
      let (start, end) = (stage.item().background, Item.styles(for: to, error: error).background)
      stage.act {
        subject.visualState = to
        subject.error = error
      }
      stage.everyFrame(until: 250) { time in
        expectBetween(stage.item().background, start, end.display(), "at \(time)")
      }
    }
  }

  @Test("S0.8 an interrupted change goes on from the colour that is shown")
  func interruptedBackground() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.at(125)
    let before = stage.item().background
    stage.alsoAct { subject.visualState = .notSelected }
    let after = stage.item().background
    expectNear(after?.red, before?.red ?? 0)
    expectNear(after?.green, before?.green ?? 0)
    expectNear(after?.blue, before?.blue ?? 0)
    stage.at(375)
    expectColor(stage.item().background, .select.mutedBackground)
  }

  @Test("S0.9 the border fades from clear without a flash", arguments: [false, true])
  func borderColor(error: Bool) throws {
    let end: ColorToken = error ? .select.errorText : .select.selectedText
    let subject = Subject()
    let stage = try Stage(subject)
    stage.act {
      subject.visualState = .selected
      subject.error = error
    }
    var last = 0.0
    stage.everyFrame(until: 250) { time in
      guard let color = stage.item().borderColor else { return }
      #expect(color.alpha >= last, "alpha falls at \(time)")
      last = color.alpha
      // Premultiplied mixing keeps the hue of the end while the alpha grows.
      if color.alpha > 0 {
        expectNear(color.green, end.display().green)
        expectNear(color.red, end.display().red)
      }
    }
    expectColor(stage.item().borderColor, end)
    stage.act {
      subject.visualState = .rest
      subject.error = false
    }
    stage.at(125)
    expectNear(stage.item().borderColor?.alpha, 0.5)
  }

  @Test("S0.10 the stroke grows inside the bounds and is not put on whole pixels")
  func borderWidth() throws {
    let subject = Subject()
    let stage = try Stage(subject)
    let box = stage.item().box
    stage.act { subject.visualState = .selected }
    for (time, expected) in [(62.5, 1.1292), (125, 1.5), (187.5, 1.8708), (250, 2)] {
      stage.at(time)
      expectNear(stage.item().borderWidth, expected, "at \(time)")
      #expect(stage.item().box == box)
      let stroke = try #require(stage.strokes.first)
      expectNear(stroke.width, expected)
      expectNear(stroke.outer.minX, 0)
      expectNear(stroke.outer.width, box?.width ?? 0)
    }
  }

  @Test("S0.11 the label cross-fades; the description keeps its colour")
  func labelColor() throws {
    let subject = Subject()
    subject.description = "Receipts"
    let stage = try Stage(subject)
    stage.act { subject.visualState = .selected }
    stage.everyFrame(until: 250) { _ in
      expectColor(stage.item().descriptionColor, .select.mutedText)
    }
    stage.act { subject.visualState = .notSelected }
    stage.at(125)
    expectNear(progress(stage.item().labelColor, .select.selectedText, .select.mutedText), 0.5)
  }

  @Test("S0.12 icon and checkmark cross-fade on the same frame; no icon, no motion")
  func iconColor() throws {
    let subject = Subject(.selected)
    let stage = try Stage(subject)
    stage.act { subject.error = true }
    stage.at(125)
    let way: (ColorToken, ColorToken) = (.select.selectedText, .select.errorText)
    expectNear(progress(stage.item().iconColor, way.0, way.1), 0.5)
    expectNear(progress(stage.item().checkmarkColor, way.0, way.1), 0.5)

    let bare = Subject()
    bare.icon = nil
    let second = try Stage(bare)
    second.act { bare.visualState = .notSelected }
    #expect(second.moving == ["RoundedRectangle.fill", "Text.color"])
  }
}

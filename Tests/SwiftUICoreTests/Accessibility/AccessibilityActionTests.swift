import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What assistive technologies have done.
@MainActor @Suite("Semantics: actions")
struct AccessibilityActionTests {
  private func element(_ probe: Probe, _ label: String) throws -> SemanticElement {
    try #require(probe.host.semantics.first { $0.label == label })
  }

  @Test func aButtonIsActivatedWhereverItIs() throws {
    let log = Log()
    let probe = try Probe(
      ZStack {
        Button("Go") { log("go") }
        Color.red
      })
    let button = try element(probe, "Go")
    #expect(button.activationPoint == nil && button.actions == [.activate])
    #expect(probe.host.perform(on: button))
    #expect(log.entries == ["go"])
  }

  @Test func whatIsDisabledCannotBeActivated() throws {
    let log = Log()
    let probe = try Probe(
      Button("Go") { log("go") }.accessibilityAction(named: "Later") { log("later") }.disabled(true)
    )
    let button = try element(probe, "Go")
    #expect(!probe.host.perform(on: button) && !probe.host.perform(.named("Later"), on: button))
    #expect(log.entries.isEmpty)
  }

  @Test func aTappedViewIsActivatedByATouch() throws {
    let log = Log()
    let probe = try Probe(Text("Row").onTapGesture { log("row") })
    #expect(probe.host.perform(on: try element(probe, "Row")))
    #expect(log.entries == ["row"])
  }

  @Test func anActionOfOnesOwnReplacesTheDefaultOne() throws {
    let log = Log()
    let probe = try Probe(Button("Go") { log("go") }.accessibilityAction { log("own") })
    #expect(probe.host.perform(on: try element(probe, "Go")))
    #expect(log.entries == ["own"])
  }

  @Test func actionsHaveKindsAndNames() throws {
    let log = Log()
    let probe = try Probe(
      Text("Mail")
        .accessibilityAction(.escape) { log("escape") }
        .accessibilityAction(.magicTap) { log("magic") }
        .accessibilityAction(named: Text("Archive")) { log("archive") }
        .accessibilityAction(named: "Flag") { log("flag") }
        .accessibilityAction(named: String("Pin")) { log("pin") })
    let mail = try element(probe, "Mail")
    #expect(
      mail.actions
        == [.named("Pin"), .named("Flag"), .named("Archive"), .magicTap, .escape])
    for kind in mail.actions { #expect(probe.host.perform(kind, on: mail)) }
    #expect(log.entries == ["pin", "flag", "archive", "magic", "escape"])
    #expect(!probe.host.perform(.delete, on: mail))
  }

  @Test func theControlsOfACombinedRowAreItsActions() throws {
    let log = Log()
    let probe = try Probe(
      HStack {
        Text("Ann")
        Button("Call") { log("call") }
        Button("Write") { log("write") }
      }
      .accessibilityElement(children: .combine))
    let row = try #require(probe.host.semantics.first)
    #expect(row.label == "Ann, Call, Write" && !row.traits.contains(.isButton))
    #expect(row.actions == [.named("Call"), .named("Write")])
    #expect(probe.host.perform(.named("Write"), on: row))
    #expect(log.entries == ["write"])
  }

  @Test func theOnlyControlOfACombinedRowIsWhatTheRowDoes() throws {
    let log = Log()
    let probe = try Probe(
      HStack {
        Text("Ann")
        Button("Call") { log("call") }
      }
      .accessibilityElement(children: .combine))
    let row = try #require(probe.host.semantics.first)
    #expect(row.traits.contains(.isButton) && row.actions == [.activate])
    #expect(probe.host.perform(on: row))
    #expect(log.entries == ["call"])
  }

  @Test func buttonsThatAreNotShownAreActions() throws {
    let log = Log()
    let probe = try Probe(
      Text("Mail").accessibilityActions {
        Button("Archive") { log("archive") }
        Button("Flag") { log("flag") }
      })
    let mail = try element(probe, "Mail")
    #expect(probe.host.semantics.count == 1)
    #expect(mail.actions == [.named("Archive"), .named("Flag")])
    #expect(probe.host.perform(.named("Flag"), on: mail))
    #expect(log.entries == ["flag"])
  }

  @Test func whatIsAdjustedGoesUpAndDown() throws {
    let log = Log()
    let probe = try Probe(
      Text("Rating").accessibilityAdjustableAction { log("\($0)") }
        .accessibilityScrollAction { log("to \($0)") })
    let rating = try element(probe, "Rating")
    #expect(probe.host.perform(.increment, on: rating))
    #expect(probe.host.perform(.decrement, on: rating))
    #expect(probe.host.perform(.scroll(.bottom), on: rating))
    #expect(log.entries == ["increment", "decrement", "to bottom"])
  }

  /// SWIFTUI-FACTS 13.4: a tenth of the range, or a step.
  @Test func aSliderGoesByStepsOrTenths() throws {
    let model = Model(0.5)
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    let plain = try Probe(Slider(value: binding))
    let slider = try #require(plain.host.semantics.first)
    plain.host.perform(.decrement, on: slider)
    #expect(isClose(model.value, 0.4))
    let stepped = try Probe(Slider(value: binding, in: 0...1, step: 0.2))
    stepped.host.perform(.increment, on: try #require(stepped.host.semantics.first))
    #expect(isClose(model.value, 0.6))
    for _ in 0..<9 { stepped.host.perform(.increment, on: stepped.host.semantics[0]) }
    #expect(model.value == 1)
  }

  @Test func aToggleIsActivated() throws {
    let model = Model(false)
    let probe = try Probe(
      Toggle("Wi-Fi", isOn: Binding(get: { model.value }, set: { model.value = $0 })))
    #expect(probe.host.perform(on: try element(probe, "Wi-Fi")))
    #expect(model.value)
  }

  @Test func thePointOfATouchIsChosen() throws {
    let log = Log()
    let probe = try Probe(
      Rectangle().frame(width: 100, height: 40)
        .onTapGesture(coordinateSpace: .local) { log("\(Int($0.x)) \(Int($0.y))") }
        .accessibilityLabel("Bar").accessibilityActivationPoint(UnitPoint(x: 0.1, y: 0.25)))
    #expect(probe.host.perform(on: try element(probe, "Bar")))
    #expect(log.entries == ["10 10"])
  }
}

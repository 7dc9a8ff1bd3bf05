import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// The documents' own forms compile (`CallForms.swift`) and do what they show.
@MainActor @Suite("Forms of the documents")
struct SpecificationFormTests {
  @Test(
    "every form of the documents runs, shows something and is without faults",
    arguments: CallForms.all)
  func runs(form: CallForm) throws {
    let stage = try Stage(form.view(), size: Size(360, 640))
    for time in [0.0, 100, 400, 1000] { stage.at(time) }
    #expect(stage.issues.isEmpty, "\(stage.issues)")
    // Something is drawn at one of these moments; a burst is drawn while it rises.
    #expect(showsSomething(try stage.pixels()), "\(form.form) shows nothing")
    stage.at(4000)
    #expect(stage.issues.isEmpty)
  }

  @Test("S1.9 SubmitButton() pretends to work for two seconds, and succeeds")
  func submit() throws {
    let stage = try Stage(SubmitButton())
    #expect(stage.drawnTexts == ["Submit"])
    try stage.tap("Submit")
    stage.at(1900)
    #expect(stage.element("Submit")?.value == "In progress")
    stage.at(2017)
    #expect(stage.element("Submit")?.value == "Done")
    stage.at(4000)
    #expect(stage.drawnTexts == ["checkmark"] && !stage.host.isWaiting)
  }

  @Test("S1.9 SubmitButton() that goes while it works does nothing more")
  func submitGone() throws {
    let knobs = Switches()
    let stage = try Stage(Turned(knobs: knobs) { if !$0.isOn { SubmitButton() } })
    try stage.tap("Submit")
    stage.act { knobs.isOn = true }
    #expect(!stage.host.isWaiting)
  }

  @Test("S1.25 DownloadProgress() fills in ten steps within two seconds, once")
  func download() throws {
    let stage = try Stage(DownloadProgress())
    #expect(stage.element("Download")?.value == "0%")
    stage.at(1010)
    #expect(stage.element("Download")?.value == "50%")
    stage.at(2010)
    #expect(stage.element("Download")?.value == "100%")
    stage.at(6000)
    #expect(stage.element("Download")?.value == "100%" && !stage.host.isWaiting)
    #expect(stage.motionCount == 0)
  }

  @Test("S1.21 ContentListView() loads for two seconds, and then has its rows")
  func list() throws {
    let stage = try Stage(ContentListView())
    #expect(stage.element("Loading…") != nil)
    stage.at(1990)
    #expect(stage.element("Starter") == nil)
    stage.at(3000)
    #expect(stage.element("Starter") != nil && stage.element("Archive") != nil)
    #expect(stage.element("Loading…") == nil && !stage.host.isWaiting)
  }

  @Test("S1.14 SelectableCards() keeps a choice of its own")
  func cards() throws {
    let stage = try Stage(SelectableCards(), size: Size(372, 500))
    func chosen() -> [String] {
      stage.host.semantics.filter { $0.traits.contains(.isSelected) }.map(\.label)
    }
    #expect(chosen().isEmpty)
    try stage.tap("Team")
    #expect(chosen().count == 1 && chosen()[0].hasPrefix("Team"))
    try stage.tap("Starter")
    #expect(chosen().count == 1 && chosen()[0].hasPrefix("Starter"))
    try stage.tap("Starter")
    #expect(chosen().isEmpty)
  }

  @Test("S4.41 ExpandableCard(id:expandedId:) opens and closes by its binding")
  func expandable() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        VStack {
          ForEach(["One", "Two"], id: \.self) { id in
            ExpandableCard(
              id: id, expandedId: Binding(get: { knobs.choice }, set: { knobs.choice = $0 }))
          }
        }
      })
    #expect(stage.element("One")?.value == "Collapsed")
    try stage.tap("One")
    stage.at(2000)
    #expect(knobs.choice == "One" && stage.element("One")?.value == "Expanded")
    try stage.tap("Two")
    stage.at(2000)
    #expect(knobs.choice == "Two" && stage.element("One")?.value == "Collapsed")
  }

  @Test("S4.35 S3.43 one counter: a number rolls, a binding is tapped")
  func counters() throws {
    let knobs = Switches()
    knobs.count = 7
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        VStack {
          AnimatedCounter(value: knobs.count)
          AnimatedCounter(
            value: Binding(get: { knobs.count }, set: { knobs.count = $0 }), total: 9, size: .small)
        }
      })
    #expect(stage.drawnTexts.filter { $0 == "7" }.count == 2)
    try stage.tap("Counter")
    stage.at(1000)
    #expect(knobs.count == 8 && stage.drawnTexts.filter { $0 == "8" }.count == 2)
    #expect(stage.element("Counter")?.value == "8 of 9")
  }

  @Test("shares are given as fractions, and percentage is another name of the same")
  func fractions() throws {
    for share in [0.0, 0.3, 1, -1, 7, .nan] {
      let bars = try Stage(
        VStack {
          AnimatedProgressBar(fraction: share)
          AnimatedProgressBar(percentage: share)
          CircularXpProgress(level: 1, fraction: share)
          CircularXpProgress(level: 1, percentage: share)
        })
      let values = bars.host.semantics.map(\.value)
      #expect(values.count == 4 && Set(values).count == 1, "\(values)")
    }
  }
}

import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Alerts, dialogs and action sheets.
@MainActor @Suite("Alerts")
struct AlertTests {
  let isShown = Model(false)
  let log = Log()

  private var binding: Binding<Bool> {
    Binding(get: { isShown.value }, set: { isShown.value = $0 })
  }

  private struct Scene<Window: View>: View {
    let isShown: Model<Bool>
    let window: (Binding<Bool>) -> Window
    var body: some View {
      window(Binding(get: { isShown.value }, set: { isShown.value = $0 }))
    }
  }

  private func probe<Window: View>(
    _ configuration: HostConfiguration = HostConfiguration(),
    _ window: @escaping (Binding<Bool>) -> Window
  ) throws -> Probe {
    try Probe(Scene(isShown: isShown, window: window), configuration)
  }

  private func probe<Window: View>(
    _ system: SystemVersion, _ window: @escaping (Binding<Bool>) -> Window
  ) throws -> Probe {
    try probe(HostConfiguration(system: system), window)
  }

  private func labels(_ probe: Probe) -> [String] { probe.host.semantics.map(\.label) }

  private func frame(_ probe: Probe, _ label: String) throws -> Rect {
    try #require(
      probe.host.semantics.first { $0.label == label }?.element.shownBounds, "\(label)")
  }

  @Test func onASurfaceWithoutRoomNothingIsPlacedNowhere() throws {
    for size in [Size(0, 41.5), Size(3, 3), Size(0, 0), Size(40, 2)] {
      isShown.value = true
      let probe = try probe(HostConfiguration(size: size)) { isShown in
        Color.red.alert("Title", isPresented: isShown) { Button("OK") {} }
      }
      probe.host.advance(by: 1)
      for value in probe.host.values {
        let isFinite = value.shown.allSatisfy { $0.isFinite }
        #expect(isFinite, "\(size) \(value.path) \(value.property)")
      }
      isShown.value = false
    }
  }

  // MARK: Motion

  @Test(arguments: [0.05, 0.1, 0.2, 0.3])
  func shrinksAndFadesIn(_ time: Double) throws {
    let probe = try probe { Text("Window").alert("Title", isPresented: $0) {} }
    isShown.value = true
    _ = probe.host.frame()
    let left = wayLeft(time, duration: 0.35)
    #expect(isClose(probe.value("Alert", "scale", at: time), 1 + 0.2 * left))
    #expect(isClose(probe.value("Alert", "opacity"), 1 - left))
    #expect(isClose(probe.value("Alert", "dim"), 0.2 * (1 - left)))
    let statistics = probe.host.frame().statistics
    #expect(statistics.bodies == 0 && statistics.layouts == 0)
  }

  @Test func fadesOutWithoutScaling() throws {
    let probe = try probe { Text("Window").alert("Title", isPresented: $0) {} }
    isShown.value = true
    probe.host.advance(to: 1)
    isShown.value = false
    _ = probe.host.frame()
    #expect(isClose(probe.value("Alert", "opacity", at: 1.1), 0.5, within: 0.001))
    #expect(probe.value("Alert", "scale") == 1)
    probe.host.advance(to: 1.3)
    #expect(labels(probe) == ["Window"])
    #expect(probe.host.graph.presentationSurface.presentations.isEmpty)
  }

  @Test func reducedItOnlyFades() throws {
    let probe = try probe(HostConfiguration(reducesMotion: true)) {
      Text("Window").alert("Title", isPresented: $0) {}
    }
    isShown.value = true
    _ = probe.host.frame()
    #expect(probe.value("Alert", "scale", at: 0.125) == 1)
    #expect(isClose(probe.value("Alert", "opacity"), 0.5, within: 0.001))
    #expect(probe.value("Alert", "opacity", at: 1) == 1)
  }

  @Test func inDarkItDarkensMore() throws {
    let probe = try probe(HostConfiguration(colorScheme: .dark)) {
      Text("Window").alert("Title", isPresented: $0) {}
    }
    isShown.value = true
    #expect(isClose(probe.value("Alert", "dim", at: 2), 0.48))
  }

  // MARK: Actions

  @Test func withoutActionsThereIsOK() throws {
    let probe = try probe { Text("Window").alert("Title", isPresented: $0) {} }
    isShown.value = true
    probe.host.advance(to: 1)
    #expect(labels(probe) == ["Title", "OK"])
    probe.tap("OK")
    #expect(!isShown.value)
  }

  @Test func everyActionTakesItAway() throws {
    let log = log
    let probe = try probe { shown in
      Text("Window").alert("Title", isPresented: shown) {
        Button("Keep", role: .cancel) { log("keep") }
        Button("Delete", role: .destructive) { log("delete \(shown.wrappedValue)") }
      } message: {
        Text("Message")
      }
    }
    isShown.value = true
    probe.host.advance(to: 1)
    #expect(labels(probe) == ["Title", "Message", "Delete", "Keep"])
    probe.tap("Delete")
    #expect(log.entries == ["delete false"])
    #expect(!isShown.value)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func ofTwoTheOneThatCancelsLeads(_ direction: LayoutDirection) throws {
    let probe = try probe(HostConfiguration(layoutDirection: direction)) {
      Text("Window").alert("Title", isPresented: $0) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    }
    isShown.value = true
    probe.host.advance(to: 1)
    let (keep, delete) = (try frame(probe, "Keep"), try frame(probe, "Delete"))
    #expect(keep.midY == delete.midY)
    #expect((keep.midX < delete.midX) == (direction == .leftToRight))
  }

  @Test func whatDoesNotFitStandsBelowAndCancelLast() throws {
    let probe = try probe {
      Text("Window").alert("Title", isPresented: $0) {
        Button("Keep", role: .cancel) {}
        Button("A long way to say that it is deleted") {}
        Button("Other") {}
      }
    }
    isShown.value = true
    probe.host.advance(to: 1)
    let rows = try ["A long way to say that it is deleted", "Other", "Keep"].map {
      try frame(probe, $0).midY
    }
    #expect(rows == rows.sorted())
    #expect(Set(rows).count == 3)
  }

  @Test func aTapBesideItChangesNothing() throws {
    let log = log
    let probe = try probe {
      VStack {
        Button("Behind") { log("behind") }
        Spacer()
      }
      .alert("Title", isPresented: $0) {}
    }
    let behind = try frame(probe, "Behind")
    isShown.value = true
    probe.host.advance(to: 1)
    probe.host.tap(at: Point(behind.midX, behind.midY))
    #expect(log.entries.isEmpty && isShown.value)
  }

  @Test func dataAreNeeded() throws {
    let data = Model<Int?>(nil)
    let probe = try probe { shown in
      Text("Window").alert("Title", isPresented: shown, presenting: data.value) { number in
        Button("Use \(number)") {}
      } message: { number in
        Text("Number \(number)")
      }
    }
    isShown.value = true
    #expect(labels(probe) == ["Window"])
    data.value = 3
    #expect(labels(probe) == ["Title", "Number 3", "Use 3"])
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed." }
  }

  @Test func errorsAreTitles() throws {
    let probe = try probe { shown in
      Text("Window").alert(isPresented: shown, error: Failure()) { Button("Again") {} }
    }
    isShown.value = true
    #expect(labels(probe) == ["It failed.", "Again"])
  }

  @Test func alertsThatAreValues() throws {
    let log = log
    let probe = try probe { shown in
      Text("Window").alert(isPresented: shown) {
        Alert(
          title: Text("Title"), message: Text("Message"),
          primaryButton: .destructive(Text("Delete")) { log("delete") }, secondaryButton: .cancel())
      }
    }
    isShown.value = true
    #expect(labels(probe) == ["Title", "Message", "Delete", "Cancel"])
    probe.tap("Delete")
    #expect(log.entries == ["delete"] && !isShown.value)
  }

  // MARK: Dialogs

  @Test func dialogsOf18ComeFromBelowAndHaveACancel() throws {
    let log = log
    let probe = try probe(.iOS18) { shown in
      Text("Window").confirmationDialog("Title", isPresented: shown) {
        Button("Copy") { log("copy") }
      }
    }
    isShown.value = true
    _ = probe.host.frame()
    // Two rows of 57, a gap of 8, and the margin of 8 below.
    let height = 57.0 + 8 + 57 + 8
    let left = wayLeft(0.1, duration: 0.4)
    #expect(isClose(probe.value("ConfirmationDialog", "offset", 1, at: 0.1), height * left))
    #expect(isClose(probe.value("ConfirmationDialog", "dim"), 0.2 * (1 - left)))
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "Copy", "Cancel"])
    probe.tap("Cancel")
    #expect(!isShown.value && log.entries.isEmpty)
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func aTapBesideADialogCancels(_ system: SystemVersion) throws {
    let log = log
    let probe = try probe(system) { shown in
      Text("Window").confirmationDialog(
        "Title", isPresented: shown, titleVisibility: .visible
      ) {
        Button("Copy") {}
        Button("Never", role: .cancel) { log("never") }
      } message: {
        Text("Message")
      }
    }
    isShown.value = true
    probe.host.advance(to: 2)
    // On 26 the tap beside it stands for the action that cancels.
    let cancel = system == .iOS18 ? ["Never"] : []
    #expect(labels(probe) == ["dismiss popup", "Title", "Message", "Copy"] + cancel)
    probe.host.tap(at: Point(200, 20))
    #expect(!isShown.value)
    #expect(log.entries == ["never"])
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func actionSheetsAreDialogs(_ system: SystemVersion) throws {
    let log = log
    let probe = try probe(system) { shown in
      Text("Window").actionSheet(isPresented: shown) {
        ActionSheet(
          title: Text("Title"), buttons: [.default(Text("Copy")) { log("copy") }, .cancel()])
      }
    }
    isShown.value = true
    probe.host.advance(to: 2)
    let cancel = system == .iOS18 ? ["Cancel"] : []
    #expect(labels(probe) == ["dismiss popup", "Title", "Copy"] + cancel)
    probe.tap("Copy")
    #expect(log.entries == ["copy"])
  }

  @Test func aDialogThatOnlyCancelsShowsIt() throws {
    let probe = try probe { shown in
      Text("Window").confirmationDialog("Title", isPresented: shown) {
        Button("Never", role: .cancel) {}
      }
    }
    isShown.value = true
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "Never"])
  }

  @Test func theTreeIsInOrder() throws {
    let probe = try probe { Text("Window").alert("Title", isPresented: $0) { Button("A") {} } }
    isShown.value = true
    for time in [0.1, 1, 1.1, 2] {
      if time == 1.1 { isShown.value = false }
      probe.host.advance(to: time)
      _ = probe.host.frame()
      #expect(probe.host.graph.invariantViolations(after: .record).isEmpty)
    }
  }
}

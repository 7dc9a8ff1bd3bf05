import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A window with a button, and a sheet over it.
struct SheetScene<Sheet: View>: View {
  let isShown: Model<Bool>
  let log: Log
  @ViewBuilder let sheet: () -> Sheet

  var body: some View {
    VStack {
      Text("Window")
      Button("Behind") { log("behind") }
      Spacer()
    }
    .onAppear { log("window appears") }
    .sheet(
      isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 }),
      onDismiss: { log("dismissed") }, content: sheet)
  }
}

struct SheetContent: View {
  let log: Log
  @Environment(\.dismiss) var dismiss
  @Environment(\.isPresented) var isPresented
  var body: some View {
    VStack {
      Text(isPresented ? "Presented" : "Alone")
      Button("Inside") { log("inside") }
      Button("Done") { dismiss() }
      Spacer()
    }
    .onAppear { log("appears") }
    .onDisappear { log("disappears") }
  }
}

/// The height of the surface that tests present on.
let surfaceHeight = 852.0
/// A spring that is critically damped, as the share of its way that it has left after a time.
func wayLeft(_ time: Double, duration: Double = 0.45) -> Double {
  let angle = 2 * .pi / duration * time
  return (1 + angle) * exp(-angle)
}

/// FEATURES T32, facts 14 and 15. Values from the closed form of the spring, by hand.
@MainActor @Suite("Sheets")
struct SheetTests {
  let isShown = Model(false)
  let log = Log()

  private func probe(_ configuration: HostConfiguration = HostConfiguration()) throws -> Probe {
    try Probe(SheetScene(isShown: isShown, log: log) { SheetContent(log: log) }, configuration)
  }

  private func offset(_ probe: Probe, at time: Double? = nil) -> Double? {
    probe.value("Sheet", "offset", at: time)
  }

  private func labels(_ probe: Probe) -> [String] { probe.host.semantics.map(\.label) }

  // MARK: Motion

  @Test(arguments: [0.05, 0.1, 0.2, 0.35, 0.6])
  func slidesUpAndDarkens(_ time: Double) throws {
    let probe = try probe()
    isShown.value = true
    _ = probe.host.frame()
    let top = 10 + (surfaceHeight - 10) * wayLeft(time)
    #expect(isClose(offset(probe, at: time), top, within: 0.01))
    #expect(isClose(probe.value("Sheet", "dim"), 0.2 * (1 - wayLeft(time)), within: 0.0002))
    let scale = 1 + ((393.0 - 32) / 393 - 1) * (1 - wayLeft(time))
    #expect(isClose(probe.value("SheetScene", "recede scale"), scale, within: 0.0002))
  }

  @Test func costsNeitherBodiesNorLayout() throws {
    let probe = try probe()
    isShown.value = true
    _ = probe.host.frame()
    for time in [0.1, 0.2, 0.3] {
      probe.host.advance(to: time)
      let statistics = probe.host.frame().statistics
      #expect(statistics.bodies == 0 && statistics.layouts == 0)
      // The card, what is dark, and the window that steps back.
      #expect(statistics.layersRecorded == 3 && statistics.animatorsTicked == 1)
    }
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }

  @Test func seekingIsPlaying() throws {
    let played = try probe()
    isShown.value = true
    _ = played.host.frame()
    for step in 1...30 {
      played.host.advance(to: Double(step) / 60)
      _ = played.host.frame()
    }
    isShown.value = false
    let sought = try Probe(
      SheetScene(isShown: isShown, log: log) { SheetContent(log: log) })
    isShown.value = true
    _ = sought.host.frame()
    sought.host.advance(to: 0.5)
    #expect(played.list.description == sought.list.description)
  }

  @Test func whatIsThereFromTheStartDoesNotMove() throws {
    isShown.value = true
    let probe = try probe()
    #expect(offset(probe) == 10)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func disabledAnimationsAreObeyed() throws {
    let probe = try probe()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { isShown.value = true }
    _ = probe.host.frame()
    #expect(offset(probe) == 10)
    withTransaction(transaction) { isShown.value = false }
    _ = probe.host.frame()
    #expect(offset(probe) == nil)
    #expect(log.entries.suffix(2) == ["disappears", "dismissed"])
  }

  // MARK: Life

  @Test func onDismissComesAfterItIsGone() throws {
    let probe = try probe()
    isShown.value = true
    _ = probe.host.frame()
    #expect(log.entries == ["window appears", "appears"])
    probe.host.advance(to: 2)
    isShown.value = false
    _ = probe.host.frame()
    // Less than a point is left of 842: 9.3 = 2π/0.45 · 0.67.
    probe.host.advance(to: 2.6)
    #expect(log.entries.count == 2)
    probe.host.advance(to: 2.75)
    #expect(log.entries == ["window appears", "appears", "disappears", "dismissed"])
    #expect(probe.host.graph.presentationSurface.presentations.isEmpty)
    #expect(!probe.host.needsFrame || probe.host.frame().list.count > 0)
  }

  @Test func dismissDuringPresentTurnsAround() throws {
    let probe = try probe()
    isShown.value = true
    _ = probe.host.frame()
    let before = try #require(offset(probe, at: 0.15))
    isShown.value = false
    #expect(isClose(offset(probe), before, within: 0.001))
    // It takes its velocity along: it goes on upwards for a moment.
    let after = try #require(offset(probe, at: 0.16))
    #expect(after < before)
    probe.host.advance(to: 2)
    #expect(log.entries.suffix(2) == ["disappears", "dismissed"])
  }

  @Test func presentDuringDismissWaitsItsTurn() throws {
    let probe = try probe()
    isShown.value = true
    _ = probe.host.frame()
    probe.host.advance(to: 1)
    isShown.value = false
    probe.host.advance(to: 1.1)
    isShown.value = true
    probe.host.advance(to: 4)
    #expect(offset(probe) == 10)
    #expect(
      log.entries == ["window appears", "appears", "disappears", "dismissed", "appears"])
    #expect(probe.host.issues.isEmpty)
  }

  @Test func theDismissActionTakesItAway() throws {
    let probe = try probe()
    isShown.value = true
    probe.host.advance(to: 1)
    #expect(labels(probe).contains("Presented"))
    probe.tap("Done")
    #expect(!isShown.value)
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["Window", "Behind"])
  }

  @Test func aViewThatGoesTakesItsSheetAlong() throws {
    let isThere = Model(true)
    struct Scene: View {
      let isThere: Model<Bool>
      let isShown: Model<Bool>
      let log: Log
      var body: some View {
        if isThere.value {
          SheetScene(isShown: isShown, log: log) { SheetContent(log: log) }
        } else {
          Text("Nothing")
        }
      }
    }
    let probe = try Probe(Scene(isThere: isThere, isShown: isShown, log: log))
    isShown.value = true
    probe.host.advance(to: 1)
    isThere.value = false
    #expect(labels(probe) == ["Nothing"])
    #expect(log.entries.last == "disappears")
    #expect(probe.host.graph.invariantViolations().isEmpty)
  }

  // MARK: Modality

  @Test func nothingBehindIsReached() throws {
    let probe = try probe()
    let behind = try #require(probe.host.semantics.first { $0.label == "Behind" }).center
    isShown.value = true
    probe.host.advance(to: 1)
    #expect(
      labels(probe) == ["dismiss popup", "Presented", "Inside", "Done"])
    probe.host.tap(at: behind)
    #expect(!log.entries.contains("behind"))
    probe.tap("Inside")
    #expect(log.entries.last == "inside")
  }

  @Test func aTouchThatIsUnderWayIsGivenUp() throws {
    let probe = try probe()
    let behind = try #require(probe.host.semantics.first { $0.label == "Behind" }).center
    probe.host.touchDown(at: behind)
    probe.host.advance(to: 0.05)
    isShown.value = true
    probe.host.advance(to: 0.1)
    probe.host.touchUp()
    #expect(!log.entries.contains("behind"))
  }

  @Test func theWindowIsReachedWhileTheSheetLeaves() throws {
    let probe = try probe()
    isShown.value = true
    probe.host.advance(to: 1)
    isShown.value = false
    probe.host.advance(to: 1.3)
    #expect(labels(probe) == ["Window", "Behind"])
    probe.tap("Behind")
    #expect(log.entries.contains("behind"))
    // What still covers something takes the touch itself.
    probe.host.tap(at: Point(200, 840))
    #expect(log.entries.last == "behind")
  }

  // MARK: Reduce Motion

  @Test func reducedItCrossFades() throws {
    let probe = try probe(HostConfiguration(reducesMotion: true))
    isShown.value = true
    _ = probe.host.frame()
    #expect(offset(probe) == 10)
    // Half of an ease-in-out of 0.25 s.
    #expect(isClose(probe.value("Sheet", "opacity", at: 0.125), 0.5, within: 0.001))
    #expect(isClose(probe.value("Sheet", "dim"), 0.1, within: 0.001))
    #expect(probe.value("SheetScene", "recede scale") == 1)
    probe.host.advance(to: 1)
    #expect(probe.value("Sheet", "opacity") == 1)
    isShown.value = false
    _ = probe.host.frame()
    #expect(offset(probe) == 10)
    probe.host.advance(to: 1.3)
    #expect(log.entries.suffix(2) == ["disappears", "dismissed"])
  }

  // MARK: Items, and several

  struct Item: Identifiable { let id: String }

  @Test func anotherItemComesAfterTheOneBefore() throws {
    struct Scene: View {
      let item: Model<Item?>
      let log: Log
      var body: some View {
        Text("Window").sheet(
          item: Binding(get: { item.value }, set: { item.value = $0 }),
          onDismiss: { log("dismissed") }
        ) { item in
          Text(item.id).onAppear { log("\(item.id) appears") }
            .onDisappear { log("\(item.id) disappears") }
        }
      }
    }
    let item = Model<Item?>(Item(id: "A"))
    let probe = try Probe(Scene(item: item, log: log))
    #expect(labels(probe) == ["dismiss popup", "A"])
    item.value = Item(id: "B")
    probe.host.advance(to: 0.1)
    #expect(log.entries == ["A appears"])
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "B"])
    #expect(log.entries == ["A appears", "A disappears", "dismissed", "B appears"])
  }

  @Test func ofTwoThatAreAskedForOneWaits() throws {
    struct Scene: View {
      let first: Model<Bool>
      let second: Model<Bool>
      var body: some View {
        Text("Window")
          .sheet(isPresented: Binding(get: { first.value }, set: { first.value = $0 })) {
            Text("First")
          }
          .sheet(isPresented: Binding(get: { second.value }, set: { second.value = $0 })) {
            Text("Second")
          }
      }
    }
    let (first, second) = (Model(true), Model(true))
    let probe = try Probe(Scene(first: first, second: second))
    #expect(labels(probe) == ["dismiss popup", "First"])
    #expect(probe.host.issues.count == 1)
    #expect(probe.host.issues.first?.message.hasPrefix("Only one presentation") ?? false)
    first.value = false
    probe.host.advance(to: 3)
    #expect(labels(probe) == ["dismiss popup", "Second"])
  }

  @Test func sheetsPresentSheets() throws {
    struct Inner: View {
      @State private var isShown = false
      let log: Log
      var body: some View {
        Button("More") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("Second").onDisappear { log("second disappears") }
          }
      }
    }
    let probe = try Probe(SheetScene(isShown: isShown, log: log) { Inner(log: log) })
    isShown.value = true
    probe.host.advance(to: 1)
    probe.tap("More")
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "Second"])
    #expect(probe.host.graph.presentationSurface.presentations.count == 2)
    isShown.value = false
    probe.host.advance(to: 4)
    #expect(labels(probe) == ["Window", "Behind"])
    #expect(log.entries.contains("second disappears"))
    #expect(probe.host.graph.invariantViolations().isEmpty)
  }

  @Test func theEnvironmentIsThatOfTheViewThatPresents() throws {
    struct Shown: View {
      @Environment(\.lineSpacing) var spacing
      @Environment(\.presentationMode) var mode
      var body: some View {
        Button("\(Int(spacing))") { mode.wrappedValue.dismiss() }
      }
    }
    let spacing = Model(7.0)
    struct Scene: View {
      let spacing: Model<Double>
      let isShown: Model<Bool>
      var body: some View {
        Text("Window")
          .sheet(isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })) {
            Shown()
          }
          .lineSpacing(spacing.value)
      }
    }
    isShown.value = true
    let probe = try Probe(Scene(spacing: spacing, isShown: isShown))
    #expect(labels(probe) == ["dismiss popup", "7"])
    spacing.value = 9
    #expect(labels(probe) == ["dismiss popup", "9"])
    probe.tap("9")
    #expect(!isShown.value)
  }

  // MARK: Covers

  @Test func aCoverFillsTheSurfaceAndStays() throws {
    struct Scene: View {
      let isShown: Model<Bool>
      var body: some View {
        Text("Window").fullScreenCover(
          isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })
        ) { GeometryReader { Text("\(Int($0.size.height)) \(Int($0.safeAreaInsets.top))") } }
      }
    }
    isShown.value = true
    let probe = try Probe(
      Scene(isShown: isShown),
      HostConfiguration(safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)))
    #expect(labels(probe) == ["759 59"])
    #expect(probe.value("FullScreenCover", "offset") == 0)
    let start = Point(200, 100)
    probe.host.touchDown(at: start)
    for step in 1...10 {
      probe.host.advance(by: 0.02)
      probe.host.touchMove(to: Point(200, 100 + Double(step) * 50))
    }
    probe.host.touchUp()
    #expect(isShown.value)
    #expect(probe.value("FullScreenCover", "offset") == 0)
    // The window does not step back.
    #expect(probe.value("Scene", "recede scale") == nil)
  }
}

import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Sheets under a finger, and where they rest. The surface is 852 points high and covered 34 below
/// and 59 above: the highest edge is at 69, so that there are 749 points for detents.
@MainActor @Suite("Sheets under a finger")
struct SheetDragTests {
  let isShown = Model(true)
  let log = Log()

  private static let configuration = HostConfiguration(
    safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))

  private func probe<Sheet: View>(@ViewBuilder _ sheet: @escaping () -> Sheet) throws -> Probe {
    try Probe(
      SheetScene(isShown: isShown, log: log, sheet: sheet), Self.configuration)
  }

  private func offset(_ probe: Probe, at time: Double? = nil) -> Double? {
    probe.value("Sheet", "offset", at: time)
  }

  /// A finger that goes at one speed, in steps of 10 ms, and does not stop before it is lifted.
  private func drag(
    _ probe: Probe, from start: Double, by distance: Double, for time: Double, lifts: Bool = true
  ) {
    probe.host.touchDown(at: Point(200, start))
    let steps = Int((time * 100).rounded())
    for step in 1...steps {
      probe.host.advance(by: 0.01)
      probe.host.touchMove(to: Point(200, start + distance * Double(step) / Double(steps)))
    }
    if lifts { probe.host.touchUp() }
  }

  /// How far beyond its end a band of 80 points is seen, that gives way by 0.55.
  private func banded(_ distance: Double) -> Double {
    let share = distance * 0.55 / 80
    return 80 * share / (share + 1)
  }

  // MARK: Detents

  @Test(arguments: [
    (PresentationDetent.large, 69.0), (.medium, 443.5), (.fraction(0.25), 630.75),
    (.height(200), 618), (.height(5000), 69), (.fraction(3), 69), (.custom(Third.self), 568.3333),
    (.height(.infinity), 69), (.height(.nan), 69), (.height(-20), 69), (.fraction(0), 69),
    (.custom(Absent.self), 69),
  ])
  func restsAtItsDetent(_ detent: PresentationDetent, _ top: Double) throws {
    let probe = try probe { Text("Sheet").presentationDetents([detent]) }
    #expect(isClose(offset(probe), top, within: 0.001))
  }

  struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize == .large ? context.maxDetentValue / 3 : nil
    }
  }
  struct Absent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test func whatIsNoHeightIsReported() throws {
    let probe = try probe { Text("Sheet").presentationDetents([.height(-20), .medium]) }
    #expect(offset(probe) == 443.5)
    #expect(probe.host.issues.count == 1)
  }

  @Test func theLowestDetentIsFirst() throws {
    let probe = try probe { Text("Sheet").presentationDetents([.large, .medium]) }
    #expect(offset(probe) == 443.5)
    // A sheet that does not reach the top leaves the window where it is.
    #expect(probe.value("SheetScene", "recede scale") == 1)
    #expect(isClose(probe.value("Sheet", "dim"), 0.2))
  }

  private struct Selecting: View {
    let selection: Model<PresentationDetent>
    var body: some View {
      GeometryReader { Text("\(Int($0.size.height))") }
        .presentationDetents(
          [.medium, .large],
          selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
    }
  }

  @Test func theSelectionIsFollowedWithTheSpring() throws {
    let selection = Model(PresentationDetent.medium)
    let probe = try probe { Selecting(selection: selection) }
    #expect(offset(probe) == 443.5)
    selection.value = .large
    _ = probe.host.frame()
    #expect(isClose(offset(probe, at: 0.1), 69 + 374.5 * wayLeft(0.1), within: 0.01))
    #expect(isClose(offset(probe, at: 3), 69))
    #expect(probe.host.semantics.contains { $0.label == "749" })
    // One that is not offered changes nothing.
    selection.value = .height(10)
    probe.host.advance(to: 5)
    #expect(offset(probe) == 69)
  }

  // MARK: Following

  @Test func followsTheFinger() throws {
    let probe = try probe { Text("Sheet") }
    drag(probe, from: 100, by: 210, for: 0.3, lifts: false)
    // What the finger goes until it drags is not made up for.
    #expect(isClose(offset(probe), 69 + 200, within: 0.001))
    #expect(
      isClose(probe.value("Sheet", "dim"), 0.2 * (852 - 269) / (852 - 69), within: 0.0001))
  }

  @Test func givesWayAboveItsHighest() throws {
    let probe = try probe { Text("Sheet") }
    drag(probe, from: 400, by: -210, for: 0.3, lifts: false)
    // 200 beyond the end.
    let shown = banded(200)
    #expect(isClose(offset(probe), 69 - shown, within: 0.001))
    probe.host.touchUp()
    #expect(isClose(offset(probe, at: 4), 69))
    #expect(isShown.value)
  }

  @Test func aSlowDragReturns() throws {
    let probe = try probe { Text("Sheet") }
    drag(probe, from: 100, by: 110, for: 1, lifts: false)
    probe.host.advance(by: 1)
    probe.host.touchUp()
    #expect(isShown.value)
    #expect(isClose(offset(probe, at: 5), 69))
  }

  @Test func aFlickTakesItAway() throws {
    let probe = try probe { Text("Sheet") }
    drag(probe, from: 100, by: 160, for: 0.08)
    #expect(!isShown.value)
    // 2000 points a second go on: 20 within a hundredth.
    let before = try #require(offset(probe))
    probe.host.advance(by: 0.005)
    let after = try #require(offset(probe))
    #expect(abs((after - before) / 0.005 - 2000) < 200)
    probe.host.advance(by: 1)
    #expect(log.entries.last == "dismissed")
  }

  @Test func aFlickGoesToTheNextDetent() throws {
    let selection = Model(PresentationDetent.medium)
    let probe = try probe { Selecting(selection: selection) }
    drag(probe, from: 500, by: -150, for: 0.1)
    #expect(selection.value == .large)
    #expect(isClose(offset(probe, at: 4), 69))
    drag(probe, from: 100, by: 250, for: 0.2)
    #expect(selection.value == .medium)
    #expect(isShown.value)
  }

  @Test func isLaidOutForWhereItIsHeld() throws {
    let selection = Model(PresentationDetent.medium)
    let probe = try probe { Selecting(selection: selection) }
    drag(probe, from: 500, by: -110, for: 0.5, lifts: false)
    // 852 − (443.5 − 100) − 34
    #expect(probe.host.semantics.contains { $0.label == "474" })
  }

  @Test func aTouchThatIsTakenAwayLetsItReturn() throws {
    let probe = try probe { Text("Sheet") }
    drag(probe, from: 100, by: 500, for: 0.3, lifts: false)
    probe.host.touchCancel()
    #expect(isShown.value)
    #expect(isClose(offset(probe, at: 5), 69))
  }

  @Test func aBindingThatStaysTrueBringsItBack() throws {
    struct Scene: View {
      var body: some View {
        Text("Window").sheet(isPresented: .constant(true)) { Text("Sheet") }
      }
    }
    let probe = try Probe(Scene(), Self.configuration)
    drag(probe, from: 100, by: 600, for: 0.3)
    #expect(isClose(offset(probe, at: 5), 69))
  }

  @Test func canBeCaughtOnItsWay() throws {
    isShown.value = false
    let probe = try probe { Text("Sheet") }
    isShown.value = true
    _ = probe.host.frame()
    probe.host.advance(to: 0.2)
    let caught = try #require(offset(probe))
    probe.host.touchDown(at: Point(200, caught + 60))
    probe.host.advance(by: 0.01)
    let there = try #require(offset(probe))
    probe.host.touchMove(to: Point(200, caught + 60 + 12))
    #expect(isClose(offset(probe), there + 2, within: 0.01))
    probe.host.advance(by: 1)
    #expect(isClose(offset(probe), there + 2, within: 0.01))
  }

  // MARK: What may be done

  @Test func dismissalCanBeDisabled() throws {
    let probe = try probe { Text("Sheet").interactiveDismissDisabled() }
    #expect(!probe.host.semantics.contains { $0.label == "dismiss popup" })
    drag(probe, from: 100, by: 610, for: 0.2, lifts: false)
    let shown = banded(600)
    #expect(isClose(offset(probe), 69 + shown, within: 0.001))
    probe.host.touchUp()
    #expect(isShown.value)
    #expect(isClose(offset(probe, at: 5), 69))
  }

  @Test func aTapBesideItTakesItAway() throws {
    let probe = try probe { Text("Sheet").presentationDetents([.medium]) }
    probe.tap("dismiss popup")
    #expect(!isShown.value)
  }

  @Test func whatIsBehindCanBeReachedUpToADetent() throws {
    let selection = Model(PresentationDetent.medium)
    let probe = try probe {
      Selecting(selection: selection)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    #expect(probe.value("Sheet", "dim") == 0)
    probe.tap("Behind")
    #expect(log.entries.last == "behind")
    selection.value = .large
    probe.host.advance(to: 2)
    #expect(isClose(probe.value("Sheet", "dim"), 0.2))
    #expect(!probe.host.semantics.contains { $0.label == "Behind" })
  }

  @Test func theIndicatorIsThereForSeveralDetents() throws {
    func hasGrabber(_ probe: Probe) -> Bool {
      probe.host.semantics.contains { $0.label == "Sheet Grabber" }
    }
    #expect(!hasGrabber(try probe { Text("Sheet") }))
    #expect(hasGrabber(try probe { Text("Sheet").presentationDragIndicator(.visible) }))
    let hidden = try probe {
      Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
    }
    #expect(!hasGrabber(hidden))
    let probe = try probe { Text("Sheet").presentationDetents([.medium, .large]) }
    #expect(hasGrabber(probe))
    probe.tap("Sheet Grabber")
    #expect(isClose(offset(probe, at: 3), 69))
  }

  @Test func aContentThatScrollsGivesWayAtItsTop() throws {
    let probe = try probe {
      ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
    }
    // Up: the content scrolls.
    drag(probe, from: 600, by: -210, for: 0.5, lifts: false)
    probe.host.advance(by: 2.1)
    probe.host.touchUp()
    probe.host.advance(by: 2)
    #expect(isClose(probe.value("ScrollView", "scroll", 1), 200))
    #expect(offset(probe) == 69)
    // Down, not at its top: it scrolls again, and no further.
    drag(probe, from: 300, by: 60, for: 0.5, lifts: false)
    probe.host.advance(by: 2.1)
    probe.host.touchUp()
    #expect(isClose(probe.value("ScrollView", "scroll", 1), 150))
    drag(probe, from: 300, by: 300, for: 0.5, lifts: false)
    probe.host.advance(by: 2.1)
    probe.host.touchUp()
    probe.host.advance(by: 2)
    #expect(isClose(probe.value("ScrollView", "scroll", 1), 0, within: 0.1))
    // Down from its top: the sheet moves.
    drag(probe, from: 300, by: 110, for: 0.5, lifts: false)
    #expect(isClose(offset(probe), 169, within: 0.01))
  }

  @Test(arguments: [PresentationContentInteraction.resizes, .scrolls])
  func aLowSheetGrowsOrScrolls(_ interaction: PresentationContentInteraction) throws {
    let probe = try probe {
      ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
        .presentationDetents([.medium, .large])
        .presentationContentInteraction(interaction)
    }
    drag(probe, from: 600, by: -60, for: 0.3, lifts: false)
    let scrolls = interaction == .scrolls
    #expect(isClose(offset(probe), scrolls ? 443.5 : 393.5, within: 0.01))
    #expect(isClose(probe.value("ScrollView", "scroll", 1), scrolls ? 50 : 0, within: 0.01))
  }

  // MARK: Looks

  @Test func cornersAndBackgroundAreThoseThatAreAskedFor() throws {
    let probe = try probe {
      Text("Sheet").presentationCornerRadius(30).presentationBackground(.red)
    }
    let text = probe.list.description
    #expect(text.contains("30"))
    #expect(
      probe.host.values.contains {
        $0.path.hasSuffix("Sheet/Rectangle") || $0.path.contains("Rectangle")
      })
    #expect(probe.host.graph.invariantViolations(after: .record).isEmpty)
  }

  @Test func withRoomOnAllSidesItStandsInTheMiddle() throws {
    let probe = try Probe(
      SheetScene(isShown: isShown, log: log) {
        GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") }
      }, HostConfiguration(size: Size(1024, 1366)))
    #expect(probe.host.semantics.contains { $0.label == "540×620" })
    #expect(offset(probe) == 373)
    #expect(probe.value("SheetScene", "recede scale") == 1)
  }
}

import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// SWIFTUI-FACTS 13.5: rows that are swiped.
@MainActor
@Suite struct SwipeActionsTests {
  private struct Mail: View {
    @State var items = ["a", "b", "c"]
    let log: Log
    var allowsFullSwipe = true
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text(item)
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("Trash", role: .destructive) {
                log("trash \(item)")
                items.removeAll { $0 == item }
              }
              Button("Flag") { log("flag \(item)") }
            }
            .swipeActions(edge: .leading) { Button("Read") { log("read \(item)") } }
        }
      }
      .listStyle(.plain)
    }
  }

  private func offset(_ probe: Probe) -> Double {
    probe.host.values.filter { $0.property == "offset" }.map { $0.shown[0] }
      .max { abs($0) < abs($1) } ?? 0
  }

  /// A finger comes down on the second row and goes a way, in small steps, slowly.
  private func swipe(
    _ probe: Probe, by distance: Double, over duration: Double = 1, lifts: Bool = true
  ) {
    probe.drag(from: Point(300, 66), by: Size(distance, 0), over: duration, steps: 20)
    if lifts {
      // At rest: nothing is flicked.
      probe.host.advance(by: 0.5)
      probe.host.touchUp()
    }
  }

  @Test func aRowFollowsTheFinger() throws {
    let probe = try Probe.list(Mail(log: Log()))
    swipe(probe, by: -60, lifts: false)
    // The first 10 points are not made up for.
    #expect(isClose(offset(probe), -50, within: 0.01))
    probe.host.touchMove(to: Point(270, 66))
    #expect(isClose(offset(probe), -20, within: 0.01))
  }

  @Test func aListThatGoesUnderTheFingerLetsItGo() throws {
    struct Screen: View {
      let shows: Model<Bool>
      var body: some View { if shows.value { Mail(log: Log()) } else { Text("Gone") } }
    }
    let shows = Model(true)
    let probe = try Probe.list(Screen(shows: shows))
    swipe(probe, by: -60, lifts: false)
    shows.value = false
    probe.host.advance(by: 0.1)
    #expect(probe.labels == ["Gone"])
    probe.host.touchUp()
    probe.host.advance(by: 1)
    #expect(probe.host.values.allSatisfy { !$0.isMoving })
  }

  @Test func withoutAFingerTheyAreActionsOfTheRow() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log))
    let row = try #require(probe.host.semantics.first { $0.label == "b" })
    #expect(row.actions == [.named("Read"), .named("Trash"), .named("Flag")])
    #expect(probe.host.perform(.named("Flag"), on: row))
    #expect(probe.host.perform(.named("Trash"), on: row))
    probe.host.advance(by: 2)
    #expect(log.entries == ["flag b", "trash b"])
    #expect(probe.labels == ["a", "c"])
  }

  @Test func itOpensBeyondHalfOfItsButtons() throws {
    let probe = try Probe.list(Mail(log: Log()))
    swipe(probe, by: -60)
    probe.host.advance(by: 2)
    #expect(offset(probe) == 0)
    swipe(probe, by: -100)
    probe.host.advance(by: 2)
    // Two buttons of 74 points.
    #expect(isClose(offset(probe), -148, within: 0.01))
    #expect(probe.labels.contains("Trash"))
  }

  @Test func aFlickOpensIt() throws {
    let probe = try Probe.list(Mail(log: Log()))
    swipe(probe, by: -50, over: 0.08, lifts: false)
    probe.host.touchUp()
    probe.host.advance(by: 2)
    #expect(isClose(offset(probe), -148, within: 0.01))
  }

  @Test func itGoesOnWithTheFingersVelocity() throws {
    let probe = try Probe.list(Mail(log: Log()))
    swipe(probe, by: -50, over: 0.08, lifts: false)
    let (before, time) = (offset(probe), probe.host.now)
    probe.host.touchUp()
    probe.host.advance(to: time + 0.01)
    _ = probe.host.tick()
    // 625 points a second, less what a spring takes away in a hundredth.
    #expect(offset(probe) - before < -3)
  }

  @Test func aTapElsewhereClosesItAndDoesNothingElse() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log))
    swipe(probe, by: -100)
    probe.host.advance(by: 1)
    probe.host.tap(at: Point(100, 22))
    probe.host.advance(by: 1)
    #expect(offset(probe) == 0)
    #expect(log.entries.isEmpty)
  }

  @Test func oneRowStandsOpenAtATime() throws {
    let probe = try Probe.list(Mail(log: Log()))
    swipe(probe, by: -100)
    probe.host.advance(by: 1)
    // The touch on another row closes the one that is open.
    probe.drag(from: Point(300, 110), by: Size(-100, 0), over: 1, steps: 10)
    probe.host.touchUp()
    probe.host.advance(by: 1)
    #expect(offset(probe) == 0)
  }

  @Test func scrollingClosesIt() throws {
    let probe = try Probe.list(Mail(log: Log()))
    swipe(probe, by: -100)
    probe.host.advance(by: 1)
    probe.drag(from: Point(100, 200), by: Size(0, -50), steps: 5)
    probe.host.touchUp()
    probe.host.advance(by: 1)
    #expect(offset(probe) == 0)
  }

  @Test func aButtonActsAndTheRowCloses() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log))
    swipe(probe, by: -100)
    probe.host.advance(by: 1)
    probe.tap("Flag")
    probe.host.advance(by: 1)
    #expect(log.entries == ["flag b"])
    #expect(offset(probe) == 0)
    #expect(!probe.labels.contains("Flag"))
  }

  @Test func aDestructiveButtonRemovesTheRow() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log))
    swipe(probe, by: -100)
    probe.host.advance(by: 1)
    probe.tap("Trash")
    probe.host.advance(by: 0.1)
    // The rows below are on their way.
    let moving = try #require(probe.middle(of: "c")?.y)
    #expect(moving > 66 && moving < 110)
    probe.host.advance(by: 2)
    #expect(log.entries == ["trash b"])
    #expect(probe.labels == ["a", "c"])
    #expect(isClose(probe.middle(of: "c")?.y, 66, within: 0.6))
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aFullSwipeDoesTheFirstAction() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log))
    // 55 % of 400 points are 220.
    swipe(probe, by: -225, lifts: false)
    #expect(probe.host.feedback.isEmpty)
    probe.host.touchMove(to: Point(65, 66))
    #expect(probe.host.feedback.count == 1)
    probe.host.touchMove(to: Point(100, 66))
    #expect(probe.host.feedback.count == 2)
    probe.host.touchMove(to: Point(60, 66))
    probe.host.advance(by: 0.5)
    probe.host.touchUp()
    probe.host.advance(by: 2)
    #expect(log.entries == ["trash b"])
    #expect(probe.labels == ["a", "c"])
  }

  @Test func aFullSwipeOfWhatIsNotDestructiveCloses() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log))
    probe.drag(from: Point(20, 66), by: Size(300, 0), over: 1, steps: 20)
    probe.host.advance(by: 0.5)
    probe.host.touchUp()
    probe.host.advance(by: 2)
    #expect(log.entries == ["read b"])
    #expect(offset(probe) == 0)
  }

  @Test func withoutAFullSwipeThePullIsBanded() throws {
    let log = Log()
    let probe = try Probe.list(Mail(log: log, allowsFullSwipe: false))
    swipe(probe, by: -290)
    #expect(log.entries.isEmpty)
    probe.host.advance(by: 2)
    #expect(isClose(offset(probe), -148, within: 0.01))
  }

  @Test func rightToLeftItIsTheOtherWay() throws {
    let probe = try Probe.list(Mail(log: Log())) { $0.layoutDirection = .rightToLeft }
    probe.drag(from: Point(100, 66), by: Size(110, 0), over: 1, steps: 20)
    probe.host.advance(by: 0.5)
    probe.host.touchUp()
    probe.host.advance(by: 2)
    #expect(probe.labels.contains("Trash"))
    let trash = try #require(probe.middle(of: "Trash"))
    #expect(trash.x < 74)
  }

  // MARK: onDelete

  private struct Deletable: View {
    @State var items = ["a", "b", "c"]
    let log: Log
    var body: some View {
      VStack(spacing: 0) {
        List {
          ForEach(items, id: \.self) { item in
            Text(item).deleteDisabled(item == "c").moveDisabled(item == "a")
          }
          .onDelete { offsets in
            log("delete \(offsets.map { $0 })")
            items.remove(atOffsets: offsets)
          }
          .onMove { offsets, target in
            log("move \(offsets.map { $0 }) \(target)")
            items.move(fromOffsets: offsets, toOffset: target)
          }
        }
        .listStyle(.plain)
        EditButton()
      }
    }
  }

  @Test func onDeleteGivesADeleteButton() throws {
    let log = Log()
    let probe = try Probe.list(Deletable(log: log))
    swipe(probe, by: -60)
    probe.host.advance(by: 1)
    probe.tap("Delete")
    probe.host.advance(by: 2)
    #expect(log.entries == ["delete [1]"])
    #expect(probe.labels == ["a", "c", "Edit"])
  }

  @Test func whatCannotBeDeletedDoesNotMove() throws {
    let probe = try Probe.list(Deletable(log: Log()))
    probe.drag(from: Point(300, 110), by: Size(-100, 0), over: 1, steps: 10)
    #expect(offset(probe) == 0)
  }

  @Test func inEditModeRowsAreDeletedAndMoved() throws {
    let log = Log()
    let probe = try Probe.list(Deletable(log: log))
    probe.tap("Edit")
    probe.host.advance(by: 1)
    #expect(probe.labels.count { $0 == "Remove" } == 2)
    #expect(probe.labels.count { $0 == "Reorder" } == 2)
    probe.host.semantics.filter { $0.label == "Remove" }.last.map { probe.host.tap(at: $0.center) }
    probe.host.advance(by: 1)
    probe.tap("Delete")
    probe.host.advance(by: 1)
    #expect(log.entries == ["delete [1]"])
    let handle = try #require(probe.middle(of: "Reorder"))
    probe.drag(from: handle, by: Size(0, -44), steps: 4)
    probe.host.touchUp()
    probe.host.advance(by: 1)
    #expect(log.entries.last == "move [1] 0")
  }
}

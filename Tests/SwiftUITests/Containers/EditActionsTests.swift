import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Lists that are edited by themselves")
struct EditActionsTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Board: View {
    let log: Log
    let actions: EditActions<[Item]>
    var isLoop = false
    @State private var items = (0..<4).map { Item(id: $0, name: "Row \($0)") }
    var body: some View {
      Group {
        if isLoop {
          List { ForEach($items, editActions: actions) { $item in Text(item.name) } }
        } else {
          List($items, editActions: actions) { $item in Text(item.name) }
        }
      }
      .listStyle(.plain)
      .onChange(of: items) { log(items.map { "\($0.id)" }.joined()) }
    }
  }

  private func swipe(_ probe: Probe) {
    probe.drag(from: Point(380, 66), by: Size(-360, 0), over: 0.5, steps: 20)
    probe.host.advance(by: 0.5)
    probe.host.touchUp()
    probe.host.advance(by: 2)
  }

  @Test("A row that is swiped away leaves the data", arguments: [false, true])
  func delete(_ isLoop: Bool) throws {
    let log = Log()
    let probe = try Probe.list(Board(log: log, actions: .all, isLoop: isLoop))
    #expect(probe.labels == ["Row 0", "Row 1", "Row 2", "Row 3"])
    swipe(probe)
    #expect(log.entries == ["023"])
    #expect(probe.labels == ["Row 0", "Row 2", "Row 3"])
  }

  @Test("What may only be moved cannot be deleted")
  func move() throws {
    let log = Log()
    let probe = try Probe.list(Board(log: log, actions: .move))
    swipe(probe)
    #expect(log.entries.isEmpty)
    #expect(probe.labels.count == 4)
  }

  @Test func setsOfActions() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(!EditActions<[Int]>.move.contains(.delete))
  }
}

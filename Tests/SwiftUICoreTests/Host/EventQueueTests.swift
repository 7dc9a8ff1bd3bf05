import Testing

@testable import SwiftUICore

@MainActor @Suite("Events")
struct EventQueueTests {
  @Test func whatWasCancelledDoesNotPileUp() {
    var queue = EventQueue()
    var last = queue.add(at: 1e9) {}
    for _ in 0..<10_000 {
      queue.cancel(last)
      last = queue.add(at: 1e9) {}
    }
    #expect(queue.count == 1)
    #expect(queue.storageCount <= 65)
    #expect(queue.problems(at: 0) == [])
  }

  @Test func theOrderStaysWhereOthersWereCancelled() {
    var queue = EventQueue()
    let events = (0..<300).map { queue.add(at: Double(($0 * 7) % 300)) {} }
    for (index, event) in events.enumerated() where index % 3 != 2 { queue.cancel(event) }
    queue.cancel(events[0])
    var times: [Double] = []
    while let event = queue.popFirst() { times.append(event.time) }
    #expect(times == times.sorted())
    #expect(times.count == 100)
  }

  @Test func whatHasTakenPlaceIsNotCancelledAgain() {
    var queue = EventQueue()
    let over = queue.add(at: 1) {}
    _ = queue.popFirst()
    let cancelled = queue.add(at: 2) {}
    queue.cancel(cancelled)
    // It may be noted where one of them was.
    _ = queue.add(at: 3) {}
    queue.cancel(over)
    queue.cancel(cancelled)
    #expect(queue.count == 1)
    #expect(queue.nextTime == 3)
    #expect(queue.problems(at: 0) == [])
  }

  @Test func eventsOfOneTimeTakePlaceInTheirOrder() {
    var queue = EventQueue()
    var order: [Int] = []
    let first = queue.add(at: 1) {}
    for index in 0..<50 {
      if index == 20 { queue.cancel(first) }
      _ = queue.add(at: 1) { order.append(index) }
    }
    while let event = queue.popFirst() { event.action() }
    #expect(order == Array(0..<50))
  }
}

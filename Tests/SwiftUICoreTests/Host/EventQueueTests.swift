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
    let numbers = (0..<300).map { queue.add(at: Double(($0 * 7) % 300)) {} }
    for number in numbers where number % 3 != 0 { queue.cancel(number) }
    queue.cancel(numbers[0])
    var times: [Double] = []
    while let event = queue.popFirst() { times.append(event.time) }
    #expect(times == times.sorted())
    #expect(times.count == 100)
  }
}

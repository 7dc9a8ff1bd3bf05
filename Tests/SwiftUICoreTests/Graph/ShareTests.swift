import Combine
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Shared publishers")
struct ShareTests {
  /// Counts how often it is attached to.
  private final class Counter { var count = 0 }

  private func source(_ subject: PassthroughSubject<Int, Never>, _ counter: Counter)
    -> AnyPublisher<Int, Never>
  {
    Deferred {
      counter.count += 1
      return subject
    }.eraseToAnyPublisher()
  }

  @Test func subscribersShareOneSubscription() {
    let (subject, counter, log) = (PassthroughSubject<Int, Never>(), Counter(), Log())
    let shared = source(subject, counter).share()
    let first = shared.sink { log("first \($0)") }
    subject.send(1)
    let second = shared.sink { log("second \($0)") }
    subject.send(2)
    #expect(counter.count == 1)
    #expect(log.entries == ["first 1", "first 2", "second 2"])
    first.cancel()
    subject.send(3)
    second.cancel()
    subject.send(4)
    #expect(log.entries.count == 4)
    // The last one has left: who comes now begins anew.
    let third = shared.sink { log("third \($0)") }
    subject.send(5)
    #expect(counter.count == 2 && log.entries.last == "third 5")
    third.cancel()
  }

  @Test func anEndIsToldToThoseWhoComeLater() {
    let log = Log()
    let shared = Just(7).share()
    let cancellables = (1...2).map { number in
      shared.sink(receiveCompletion: { _ in log("\(number) end") }) { log("\(number): \($0)") }
    }
    #expect(log.entries == ["1: 7", "1 end", "2 end"])
    withExtendedLifetime(cancellables) {}
  }
}

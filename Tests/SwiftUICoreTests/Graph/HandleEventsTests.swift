import Combine
import TestSupport
import Testing

@MainActor @Suite("Handling what happens to a subscription")
struct HandleEventsTests {
  @Test("A subscription is seen before the first value, and its end once, however it comes")
  func order() {
    var seen: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    var subscription: (any Subscription)?
    let handled = subject.handleEvents(
      receiveSubscription: {
        subscription = $0
        seen.append("subscription")
      },
      receiveOutput: { seen.append("\($0)") },
      receiveCancel: { seen.append("cancel") },
      receiveRequest: { seen.append($0 == .unlimited ? "all" : "some") })
    let cancellable = handled.sink { seen.append("value \($0)") }
    subject.send(1)
    subscription?.request(.max(1))
    subscription?.cancel()
    subject.send(2)
    cancellable.cancel()
    #expect(seen == ["subscription", "all", "1", "value 1", "cancel"])
  }

  @Test("One that is cancelled while it is being made gets no values") func early() {
    var seen: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(receiveSubscription: { $0.cancel() })
      .sink { seen.append($0) }
    subject.send(1)
    #expect(seen.isEmpty)
    cancellable.cancel()
  }

  @Test("A sequence is published as it is, and finishes") func sequence() {
    var seen: [String] = []
    let publisher = Publishers.Sequence<[Int], Never>(sequence: [1, 2, 3])
    let cancellable = publisher.sink { _ in
      seen.append("end")
    } receiveValue: {
      seen.append("\($0)")
    }
    #expect(seen == ["1", "2", "3", "end"])
    cancellable.cancel()
  }

  @Test("Demands are ordered, none is below all, and none is negative") func demands() {
    #expect(Subscribers.Demand.none < .max(1) && .max(1) < .unlimited)
    #expect(!(Subscribers.Demand.unlimited < .unlimited))
    #expect(Subscribers.Demand.max(-3) == .none)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }
}

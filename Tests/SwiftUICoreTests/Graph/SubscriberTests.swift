import Combine
import Testing

/// Subscribers and publishers of an app's own, as they are written for Apple's Combine.
@Suite("Subscribers")
struct SubscriberTests {
  /// Asks for what it is told to, and takes note.
  private final class Taker: Subscriber {
    var values: [Int] = []
    var ends = 0
    var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let then: Subscribers.Demand

    init(_ first: Subscribers.Demand, then: Subscribers.Demand = .none) {
      (self.first, self.then) = (first, then)
    }
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(first)
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return then
    }
    func receive(completion: Subscribers.Completion<Never>) { ends += 1 }
  }

  /// Counts up to a number, as many at a time as it is asked for.
  private struct Counter: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let end: Int

    private final class Count<S: Subscriber>: Subscription
    where S.Input == Int, S.Failure == Never {
      private var target: S?
      private var next = 1
      private let end: Int
      init(_ target: S, _ end: Int) { (self.target, self.end) = (target, end) }
      func request(_ demand: Subscribers.Demand) {
        var left = demand
        while left > .none, next <= end, let target {
          left -= 1
          next += 1
          left += target.receive(next - 1)
        }
        guard next > end else { return }
        target?.receive(completion: .finished)
        target = nil
      }
      func cancel() { target = nil }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Count(subscriber, end))
    }
  }

  @Test("A subscriber gets as many values as it asks for, and the end after the last one")
  func demand() {
    let taker = Taker(.max(2))
    [1, 2, 3].publisher.subscribe(taker)
    #expect(taker.values == [1, 2])
    #expect(taker.ends == 0)
    taker.subscription?.request(.max(1))
    #expect(taker.values == [1, 2, 3])
    #expect(taker.ends == 1)
    taker.subscription?.request(.unlimited)
    #expect(taker.values == [1, 2, 3])
    #expect(taker.ends == 1)
  }

  @Test("What a subscriber answers adds to its demand, while it is given values")
  func answers() {
    let taker = Taker(.max(1), then: .max(1))
    (1...50).publisher.subscribe(taker)
    #expect(taker.values == Array(1...50))
    #expect(taker.ends == 1)
  }

  @Test("A cancelled subscription hears nothing more")
  func cancellation() {
    let subject = PassthroughSubject<Int, Never>()
    let taker = Taker(.unlimited)
    subject.subscribe(taker)
    subject.send(1)
    taker.subscription?.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(taker.values == [1])
    #expect(taker.ends == 0)
  }

  @Test("Operators take a publisher of an app's own")
  func own() {
    var values: [Int] = []
    var ends = 0
    let cancellable = Counter(end: 4).map { $0 * 10 }.filter { $0 != 20 }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    #expect(values == [10, 30, 40])
    #expect(ends == 1)
    cancellable.cancel()
  }

  @Test("Assign sets a property until the end, and Sink calls its closures")
  func assign() {
    final class Model { var value = 0 }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let assign = Subscribers.Assign(object: model, keyPath: \Model.value)
    subject.subscribe(assign)
    subject.send(3)
    #expect(model.value == 3)
    assign.cancel()
    subject.send(4)
    #expect(model.value == 3)
    #expect(assign.object == nil)
    var received: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in received.append(-1) }, receiveValue: { received.append($0) })
    subject.subscribe(sink)
    subject.send(5)
    subject.send(completion: .finished)
    #expect(received == [5, -1])
  }

  @Test("Demands add up, and an unlimited one stays so")
  func demands() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.max(Int.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.max(3) > 2)
    #expect(Subscribers.Demand.unlimited > 1_000)
    #expect(Subscribers.Demand.max(3) * 2 == 6)
  }

  @Test("A result and an optional publish what they have")
  func results() {
    struct Fault: Error {}
    var heard: [String] = []
    _ = Result<Int, Fault>.success(3).publisher
      .sink(receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append("\($0)") })
    _ = Result<Int, Fault>.Publisher(Fault())
      .sink(receiveCompletion: { _ in heard.append("failed") }, receiveValue: { _ in })
    _ = Optional.Publisher(nil as Int?).sink { heard.append("\($0)") }
    _ = Optional(4).publisher.sink { heard.append("\($0)") }
    #expect(heard == ["3", "finished", "failed", "4"])
  }
}

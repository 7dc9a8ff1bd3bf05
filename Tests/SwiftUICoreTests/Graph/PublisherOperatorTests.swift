import Combine
import Foundation
import TestSupport
import Testing

private struct Fault: Error, Equatable { var number = 0 }

/// What a publisher sends, at once: values as texts, and its end.
private func heard<P: Publisher>(_ publisher: P) -> [String] {
  var all: [String] = []
  let cancellable = publisher.sink { completion in
    switch completion {
    case .finished: all.append("end")
    case .failure(let error): all.append("\(error)")
    }
  } receiveValue: {
    all.append("\($0)")
  }
  cancellable.cancel()
  return all
}

@MainActor @Suite("Operators of publishers")
struct PublisherOperatorTests {
  private let numbers = [3, 1, 2, 2].publisher

  @Test("A stream becomes one value, which comes with the end") func reduced() {
    #expect(heard(numbers.reduce(0, +)) == ["8", "end"])
    #expect(heard(numbers.count()) == ["4", "end"])
    #expect(heard(numbers.last()) == ["2", "end"])
    #expect(heard(numbers.max()) == ["3", "end"])
    #expect(heard(numbers.min()) == ["1", "end"])
    #expect(heard(Empty<Int, Never>().max()) == ["end"])
    #expect(heard(numbers.ignoreOutput()) == ["end"])
    #expect(heard(Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "end"])
    #expect(heard(Fail<Int, Fault>(error: Fault()).reduce(0, +)) == ["Fault(number: 0)"])
  }

  @Test("Questions are answered as soon as they can be") func questions() {
    let subject = PassthroughSubject<Int, Never>()
    var answers: [Bool] = []
    let first = subject.contains(2).sink { answers.append($0) }
    let second = subject.allSatisfy { $0 < 5 }.sink { answers.append($0) }
    subject.send(1)
    #expect(answers.isEmpty)
    subject.send(2)
    #expect(answers == [true])
    subject.send(9)
    #expect(answers == [true, false])
    withExtendedLifetime((first, second)) {}
    #expect(heard(numbers.contains(7)) == ["false", "end"])
    #expect(heard(numbers.allSatisfy { $0 > 0 }) == ["true", "end"])
  }

  @Test("Parts of a stream") func parts() {
    #expect(heard(numbers.drop { $0 > 1 }) == ["1", "2", "2", "end"])
    #expect(heard(numbers.prefix { $0 != 2 }) == ["3", "1", "end"])
    #expect(heard(numbers.output(at: 2)) == ["2", "end"])
    #expect(heard(numbers.output(in: 1...2)) == ["1", "2", "end"])
    #expect(heard(numbers.output(in: 2...)) == ["2", "2", "end"])
    #expect(heard(numbers.append(7, 8)) == ["3", "1", "2", "2", "7", "8", "end"])
    #expect(heard(numbers.prepend([9])) == ["9", "3", "1", "2", "2", "end"])
    #expect(heard(numbers.collect(3)) == ["[3, 1, 2]", "[2]", "end"])
  }

  @Test("A publisher of another kind ends a stream, or begins it") func until() {
    let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let log = Log()
    let until = source.prefix(untilOutputFrom: signal).sink { _ in
      log("end")
    } receiveValue: {
      log("until \($0)")
    }
    let after = source.drop(untilOutputFrom: signal).sink { log("after \($0)") }
    source.send(1)
    signal.send()
    source.send(2)
    #expect(log.entries == ["until 1", "end", "after 2"])
    withExtendedLifetime((until, after)) {}
  }

  @Test("Closures that throw end a stream with what they throw") func throwing() {
    func check(_ number: Int) throws -> Bool {
      if number == 2 { throw Fault(number: 2) }
      return true
    }
    #expect(heard(numbers.tryFilter(check)) == ["3", "1", "Fault(number: 2)"])
    #expect(
      heard(numbers.tryCompactMap { try check($0) ? -$0 : nil }.prefix(2)) == ["-3", "-1", "end"])
    #expect(heard(numbers.tryReduce(0) { $0 + $1 }) == ["8", "end"])
    #expect(heard(numbers.tryAllSatisfy(check)) == ["Fault(number: 2)"])
    #expect(heard(numbers.tryFirst { try check($0) && $0 < 3 }) == ["1", "end"])
    let caught = Fail<Int, Fault>(error: Fault(number: 1)).tryCatch { _ in
      Just(4).setFailureType(to: Fault.self)
    }
    #expect(heard(caught) == ["4", "end"])
    let other = Fail<Int, Fault>(error: Fault()).tryCatch { _ -> Just<Int> in throw Fault(number: 8)
    }
    #expect(heard(other) == ["Fault(number: 8)"])
  }

  @Test("What fails begins anew, a number of times") func retried() {
    var attempts = 0
    let source = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Fault(number: attempts)).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Fault.self)
    }
    #expect(heard(source.retry(1)) == ["Fault(number: 2)"])
    attempts = 0
    #expect(heard(source.retry(5)) == ["3", "end"])
    #expect(attempts == 3)
  }

  @Test("A stream of streams ends with the last of them") func flattened() {
    let (outer, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let log = Log()
    let flat = outer.flatMap { number in inner.map { "\(number)\($0)" } }.sink { _ in
      log("end")
    } receiveValue: {
      log($0)
    }
    outer.send(1)
    outer.send(2)
    inner.send("a")
    outer.send(completion: .finished)
    inner.send("b")
    #expect(log.entries == ["1a", "2a", "1b", "2b"])
    inner.send(completion: .finished)
    #expect(log.entries.last == "end")
    withExtendedLifetime(flat) {}
  }

  @Test("Of a stream of streams a number is listened to at once") func limited() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let log = Log()
    let flat = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { _ in
      log("end")
    } receiveValue: {
      log("\($0)")
    }
    subjects[1].send(1)
    subjects[0].send(2)
    subjects[0].send(completion: .finished)
    subjects[1].send(3)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(log.entries == ["2", "3", "end"])
    withExtendedLifetime(flat) {}
  }

  @Test("The latest stream alone counts, and its failure ends all") func latest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Fault>, Fault>()
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let log = Log()
    let flat = outer.switchToLatest().sink { _ in
      log("end")
    } receiveValue: {
      log("\($0)")
    }
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    b.send(completion: .failure(Fault(number: 5)))
    outer.send(a)
    a.send(4)
    #expect(log.entries == ["1", "3", "end"])
    withExtendedLifetime(flat) {}
  }

  @Test("Up to four are combined, and up to eight merged") func many() {
    let all = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let log = Log()
    let four = Publishers.CombineLatest4(all[0], all[1], all[2], all[3]).sink {
      log("latest \($0)")
    }
    let zipped = Publishers.Zip4(all[0], all[1], all[2], all[3]).sink { log("zip \($0)") }
    let sums = all[0].combineLatest(all[1], all[2]) { $0 + $1 + $2 }.sink { log("sum \($0)") }
    let merged = Publishers.Merge8(
      all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7]
    ).sink { log("merge \($0)") }
    for (index, subject) in all.enumerated() { subject.send(index) }
    all[0].send(9)
    #expect(
      log.entries.filter { !$0.hasPrefix("merge") } == [
        "sum 3", "latest (0, 1, 2, 3)", "zip (0, 1, 2, 3)", "latest (9, 1, 2, 3)", "sum 12",
      ])
    #expect(log.entries.filter { $0.hasPrefix("merge") }.count == 9)
    withExtendedLifetime((four, zipped, sums, merged)) {}
  }

  @Test("A connected publisher delivers to all who came before") func connected() {
    let log = Log()
    let connectable = numbers.makeConnectable()
    let first = connectable.sink { log("a\($0)") }
    let second = connectable.sink { log("b\($0)") }
    #expect(log.entries.isEmpty)
    let connection = connectable.connect()
    #expect(log.entries == ["a3", "b3", "a1", "b1", "a2", "b2", "a2", "b2"])
    withExtendedLifetime((first, second)) { connection.cancel() }
  }

  @Test("A recording plays for each subscriber") func recorded() throws {
    let record = Record<Int, Never> {
      $0.receive(1)
      $0.receive(completion: .finished)
      $0.receive(2)
    }
    #expect(heard(record) == ["1", "end"])
    #expect(heard(record) == ["1", "end"])
  }

  @Test("Values are written and read on their way") func coded() {
    let card = ["title": "Ace"]
    let back = Just(card).encode(encoder: JSONEncoder())
      .decode(type: [String: String].self, decoder: JSONDecoder())
    #expect(heard(back) == ["[\"title\": \"Ace\"]", "end"])
    #expect(heard(Just(Data("no".utf8)).decode(type: Int.self, decoder: JSONDecoder())).count == 1)
  }

  @Test("Elements come as a loop asks for them") func loop() async throws {
    var all: [Int] = []
    for await number in numbers.values { all.append(number) }
    #expect(all == [3, 1, 2, 2])
    await #expect(throws: Fault.self) {
      for try await _ in Fail<Int, Fault>(error: Fault()).values {}
    }
  }

  @Test("A loop that has ended no longer listens") func loopEnds() async {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let counted = subject.handleEvents(receiveCancel: { cancels += 1 })
    let later = Just(4).append(counted)
    for await number in later.values {
      #expect(number == 4)
      break
    }
    #expect(cancels == 1)
  }
}

import Combine
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var title = "a"
  var silent = 0
}

private final class Manual: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

private struct Watcher: View {
  @ObservedObject var counter: Counter
  let log: Log
  var body: some View {
    let _ = log("watcher")
    Text("\(counter.count)")
  }
}

private struct CountField: View {
  @Binding var count: Int
  let log: Log
  var body: some View {
    let _ = log("field")
    Button("\(count)") { count += 1 }
  }
}

@MainActor @Suite("Observable objects (issue 4, item 7)")
struct ObservableObjectTests {
  private let log = Log()

  @Test func aChangeEvaluatesWhoObserves() throws {
    let counter = Counter()
    let probe = try Probe(Watcher(counter: counter, log: log))
    counter.count = 3
    #expect(probe.host.semantics.map(\.label) == ["3"])
    counter.silent = 1
    _ = probe.host.frame()
    #expect(log.entries == ["watcher", "watcher"])
  }

  @Test func severalChangesOfOneTurnAreOneEvaluation() throws {
    let counter = Counter()
    let probe = try Probe(Watcher(counter: counter, log: log))
    for number in 1...5 { counter.count = number }
    counter.title = "b"
    _ = probe.host.frame()
    #expect(log.entries == ["watcher", "watcher"])
    #expect(probe.host.semantics.map(\.label) == ["5"])
  }

  @Test func anObjectCanTellByItself() throws {
    struct Scene: View {
      @ObservedObject var model: Manual
      var body: some View { Text("\(model.count)") }
    }
    let model = Manual()
    let probe = try Probe(Scene(model: model))
    model.count = 2
    #expect(probe.host.semantics.map(\.label) == ["2"])
  }

  @Test func aStateObjectIsMadeOnceAndLivesAsLongAsItsView() throws {
    struct Holder: View {
      @StateObject private var counter: Counter
      init(_ make: @escaping () -> Counter) { _counter = StateObject(wrappedValue: make()) }
      var body: some View { Button("\(counter.count)") { counter.count += 1 } }
    }
    struct Scene: View {
      let model: Model<Int>
      let make: () -> Counter
      var body: some View {
        if model.value < 2 { Holder(make).padding(CGFloat(model.value)) }
      }
    }
    let model = Model(0)
    weak var made: Counter?
    let probe = try Probe(
      Scene(model: model) {
        log("make")
        let counter = Counter()
        made = counter
        return counter
      })
    probe.tap("0")
    model.set(1, nil)
    #expect(probe.host.semantics.map(\.label) == ["1"])
    #expect(log.entries == ["make"])
    model.set(2, nil)
    _ = probe.host.frame()
    #expect(made == nil)
  }

  @Test func aChangeCarriesTheAnimationOfWhoeverWrites() throws {
    struct Scene: View {
      @ObservedObject var counter: Counter
      var body: some View { Rectangle().opacity(counter.count == 0 ? 1 : 0) }
    }
    let counter = Counter()
    let probe = try Probe(Scene(counter: counter))
    withAnimation(.linear(duration: 1)) { counter.count = 1 }
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.75))
    #expect(isClose(probe.value("Rectangle", "opacity", at: 1), 0))
  }

  @Test func aBindingIntoAnObjectEvaluatesWhoReadsItOnlyForItsProperty() throws {
    struct Scene: View {
      @StateObject private var counter = Counter()
      let log: Log
      var body: some View {
        CountField(count: $counter.count, log: log)
        Button("title") { counter.title += "b" }
      }
    }
    let probe = try Probe(Scene(log: log))
    probe.tap("0")
    #expect(probe.host.semantics.map(\.label) == ["1", "title"])
    #expect(log.entries == ["field", "field"])
    probe.tap("title")
    #expect(log.entries == ["field", "field"])
  }

  @Test func anotherObjectIsObservedFromThenOn() throws {
    struct Scene: View {
      let model: Model<Counter>
      let log: Log
      var body: some View { Watcher(counter: model.value, log: log) }
    }
    let first = Counter()
    let second = Counter()
    second.count = 7
    let model = Model(first)
    let probe = try Probe(Scene(model: model, log: log))
    model.set(second, nil)
    #expect(probe.host.semantics.map(\.label) == ["7"])
    first.count = 1
    _ = probe.host.frame()
    #expect(log.entries.count == 2)
    second.count = 8
    #expect(probe.host.semantics.map(\.label) == ["8"])
  }

  @Test func objectsComeThroughTheEnvironment() throws {
    struct Reader: View {
      @EnvironmentObject private var counter: Counter
      var body: some View {
        Text(counter.title)
        CountField(count: $counter.count, log: Log())
      }
    }
    let counter = Counter()
    let probe = try Probe(VStack { Reader() }.environmentObject(counter))
    probe.tap("0")
    counter.title = "z"
    #expect(probe.host.semantics.map(\.label) == ["z", "1"])
  }

  @Test func aMissingObjectIsReported() throws {
    struct Reader: View {
      @EnvironmentObject private var counter: Counter
      var body: some View { Color.red }
    }
    let probe = try Probe(Reader())
    #expect(probe.host.issues.map(\.message).contains { $0.contains("of type Counter") })
  }

  @Test func publishingFromABodyIsReportedAndEnds() throws {
    struct Scene: View {
      @ObservedObject var counter: Counter
      var body: some View {
        let _ = { counter.count += 1 }()
        Text("\(counter.count)")
      }
    }
    let counter = Counter()
    let probe = try Probe(Scene(counter: counter))
    counter.title = "b"
    _ = probe.host.frame()
    #expect(counter.count == 2)
    #expect(probe.host.issues.count == 1)
  }

  @Test func observedAndObservableObjectsUpdateTogether() throws {
    struct Scene: View {
      @ObservedObject var counter: Counter
      let model: Model<Int>
      let log: Log
      var body: some View {
        let _ = log("\(counter.count) \(model.value)")
        Color.red
      }
    }
    let counter = Counter()
    let model = Model(0)
    let probe = try Probe(Scene(counter: counter, model: model, log: log))
    counter.count = 1
    model.value = 1
    _ = probe.host.frame()
    #expect(log.entries == ["0 0", "1 1"])
  }
}

@MainActor @Suite("What publishers promise")
struct PublisherTests {
  private let log = Log()

  @Test func anObjectTellsBeforeItsPropertyBeforeTheValueIsStored() {
    let counter = Counter()
    let log = log
    let all = [
      counter.objectWillChange.sink { log("object \(counter.count)") },
      counter.$count.sink { log("value \($0), stored \(counter.count)") },
    ]
    counter.count = 4
    #expect(log.entries == ["value 0, stored 0", "object 0", "value 4, stored 0"])
    all.forEach { $0.cancel() }
    counter.count = 5
    #expect(log.entries.count == 3)
  }

  @Test func aSubscriptionEndsWhenItIsReleased() {
    let subject = PassthroughSubject<Int, Never>()
    let log = log
    var kept: Set<AnyCancellable> = []
    subject.sink { log("\($0)") }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(log.entries == ["1"])
  }

  @Test func operatorsChangeWhatIsTold() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = log
    let cancellable = subject.removeDuplicates().filter { $0 > 1 }.map { $0 * 10 }.dropFirst()
      .eraseToAnyPublisher().sink { log("\($0)") }
    for value in [2, 2, 3, 0, 3] { subject.value = value }
    #expect(log.entries == ["30", "30"])
    subject.send(completion: .finished)
    subject.send(9)
    #expect(subject.value == 3)
    cancellable.cancel()
  }

  @Test func whoLeavesWhileOthersAreToldHearsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let log = log
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { log("\($0)") }
    subject.send(1)
    #expect(log.entries.isEmpty)
    first.cancel()
  }
}

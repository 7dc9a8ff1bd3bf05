import Combine
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("onReceive (issue 4, item 7)")
struct ReceiveTests {
  private let log = Log()

  private struct Ticker: View {
    @State private var count = 0
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("\(count)").onReceive(timer) { _ in count += 1 }
      Button("stop") { timer.upstream.connect().cancel() }
    }
  }

  @Test(arguments: [(0.49, "0"), (0.5, "1"), (0.99, "1"), (1, "2"), (2.75, "5")])
  func aTimerTicksByTheHostsClock(_ time: Double, _ count: String) throws {
    let probe = try Probe(Ticker())
    probe.host.advance(to: time)
    #expect(probe.host.semantics.first?.label == count)
  }

  @Test func aTimerCanBeStopped() throws {
    let probe = try Probe(Ticker())
    probe.host.advance(to: 1)
    probe.tap("stop")
    probe.host.advance(to: 9)
    #expect(probe.host.semantics.first?.label == "2")
    #expect(!probe.host.isWaiting)
  }

  @Test func aTimerTellsTheHostsDates() throws {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let log = log
    let probe = try Probe(
      Color.red.onReceive(timer) { log("\($0.timeIntervalSinceReferenceDate)") })
    probe.host.advance(to: 2)
    let dates = log.entries.compactMap(Double.init)
    #expect(dates.count == 2 && dates[1] - dates[0] == 1)
  }

  @Test func aTimerOfAViewThatHasGoneStops() throws {
    struct Scene: View {
      let model: Model<Bool>
      var body: some View { if model.value { Ticker() } }
    }
    let model = Model(true)
    let probe = try Probe(Scene(model: model))
    #expect(probe.host.isWaiting)
    model.set(false, nil)
    _ = probe.host.frame()
    #expect(!probe.host.isWaiting)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func anIntervalOfNoUseEndsNothing(_ interval: Double) throws {
    let timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
    let log = log
    let probe = try Probe(Color.red.onReceive(timer) { _ in log("tick") })
    probe.host.advance(to: 0.01)
    #expect(!log.entries.isEmpty && log.entries.count < 200)
  }

  @Test func notificationsAreReceivedUntilTheViewGoes() throws {
    struct Scene: View {
      let model: Model<Bool>
      let name: Notification.Name
      let log: Log
      var body: some View {
        if model.value {
          Color.red.onReceive(NotificationCenter.default.publisher(for: name)) { note in
            log("\(note.object as? String ?? "")")
          }
        }
      }
    }
    let model = Model(true)
    let name = Notification.Name("ReceiveTests")
    let probe = try Probe(Scene(model: model, name: name, log: log))
    NotificationCenter.default.post(name: name, object: "one")
    model.set(false, nil)
    _ = probe.host.frame()
    NotificationCenter.default.post(name: name, object: "two")
    #expect(log.entries == ["one"])
  }

  @Test func aPublishedValueComesWhenTheViewAppearsAndWhenItChanges() throws {
    final class Source: ObservableObject { @Published var value = 1 }
    struct Scene: View {
      let source: Source
      let log: Log
      @State private var last = 0
      var body: some View {
        Text("\(last)").onReceive(source.$value) {
          log("\($0)")
          last = $0
        }
      }
    }
    let source = Source()
    let probe = try Probe(Scene(source: source, log: log))
    #expect(probe.host.semantics.map(\.label) == ["1"])
    source.value = 5
    #expect(probe.host.semantics.map(\.label) == ["5"])
    #expect(log.entries == ["1", "5"])
  }

  @Test func aValueOfTheUpdateIsReceivedWhenItIsAnother() throws {
    struct Scene: View {
      let model: Model<Int>
      let log: Log
      var body: some View { Color.red.onReceive(Just(model.value)) { log("\($0)") } }
    }
    let model = Model(1)
    let probe = try Probe(Scene(model: model, log: log))
    model.set(2, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["1", "2"])
  }
}

import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What views await happens at the host's times.
@MainActor @Suite("The clock of tasks")
struct ClockTaskTests {
  private let log = Log()

  private func play<Content: View>(
    _ content: Content, to end: Double = 10, every step: Double = 0.1
  ) throws -> Probe {
    let probe = try Probe(content)
    var time = step
    while time <= end + 1e-9 {
      probe.host.advance(to: time)
      time += step
    }
    return probe
  }

  /// Writes what happens and when, in seconds since the reference date.
  private func note(_ what: String) {
    log("\(what) \((Date().timeIntervalSinceReferenceDate * 1000).rounded() / 1000)")
  }

  @Test(arguments: [0.1, 1.0 / 60, 10])
  func sleepsEndAtTheirTime(step: Double) throws {
    _ = try play(
      Text("A").task {
        note("begins")
        try? await Task.sleep(for: .seconds(1.25))
        note("sleeps")
        try? await Task.sleep(nanoseconds: 500_000_000)
        note("naps")
        try? await ContinuousClock().sleep(until: .now + .seconds(1))
        note("continues")
        try? await SuspendingClock().sleep(for: .milliseconds(250))
        note("suspends")
        try? await Task.sleep(for: .seconds(1), tolerance: .seconds(0.1))
        note("ends")
      }, every: step)
    #expect(
      log.entries == [
        "begins 0.0", "sleeps 1.25", "naps 1.75", "continues 2.75", "suspends 3.0", "ends 4.0",
      ])
  }

  @Test func aTaskOfAnActionBeginsAtItsMoment() throws {
    struct Scene: View {
      let note: (String) -> Void
      @State private var text = "idle"
      var body: some View {
        Button(text) {
          Task {
            text = "busy"
            note("begins")
            try await Task.sleep(for: .seconds(2))
            withAnimation(.linear(duration: 1)) { text = "done" }
            note("ends")
          }
          note("taps")
        }
      }
    }
    let probe = try Probe(Scene(note: note))
    probe.host.advance(to: 1)
    probe.tap("idle")
    probe.host.advance(to: 1)
    #expect(log.entries == ["taps 1.0", "begins 1.0"])
    #expect(probe.host.semantics.map(\.label) == ["busy"])
    probe.host.advance(to: 2.999)
    #expect(probe.host.semantics.map(\.label) == ["busy"])
    probe.host.advance(to: 3)
    #expect(log.entries.last == "ends 3.0")
    #expect(probe.host.semantics.map(\.label) == ["done"])
    #expect(probe.host.issues.isEmpty)
  }

  @Test func whatOtherExecutorsDoIsPartOfTheMoment() throws {
    actor Store {
      var count = 0
      func add() -> Int {
        count += 1
        return count
      }
    }
    @Sendable nonisolated func load() async -> String {
      await Task.yield()
      try? await Task.sleep(for: .seconds(0.5))
      return "loaded"
    }
    let store = Store()
    _ = try play(
      Text("A").task {
        note("\(await store.add())")
        note(await load())
        async let first = load()
        async let second = load()
        note(await (first + second))
        note(await Task.detached { await store.add() }.value.description)
        let sum = await withTaskGroup(of: Int.self) { group in
          for index in 1...5 {
            group.addTask {
              try? await Task.sleep(for: .seconds(Double(index) / 10))
              return index
            }
          }
          var order: [Int] = []
          for await index in group { order.append(index) }
          return order
        }
        note("\(sum)")
      })
    #expect(
      log.entries == ["1 0.0", "loaded 0.5", "loadedloaded 1.0", "2 1.0", "[1, 2, 3, 4, 5] 1.5"])
  }

  @Test func aStreamTellsWhatIsSentToIt() throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let probe = try Probe(
      Text("A")
        .task {
          for await number in stream { note("\(number)") }
          note("over")
        }
        .task {
          for number in 1...3 {
            try? await Task.sleep(for: .seconds(1))
            continuation.yield(number)
          }
          continuation.finish()
        })
    probe.host.advance(to: 20)
    #expect(log.entries == ["1 1.0", "2 2.0", "3 3.0", "over 3.0"])
    #expect(probe.host.nextEventTime == nil)
  }

  @Test func aTaskThatIsCancelledWakesAtOnce() throws {
    let model = Model(true)
    let probe = try Probe(
      Showing(model: model) { isShown in
        if isShown {
          Text("A").task {
            do {
              try await Task.sleep(for: .seconds(60))
              note("slept")
            } catch {
              note("cancelled")
            }
          }
        }
      })
    probe.host.advance(to: 2)
    model.set(false, nil)
    probe.host.advance(to: 2)
    #expect(log.entries == ["cancelled 2.0"])
    probe.host.advance(to: 100)
    #expect(log.entries == ["cancelled 2.0"])
  }

  @Test func clocksStandStillInsideAndMoveWithTheHost() throws {
    _ = try play(
      Text("A").task {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(clock.now == start)
        let took = await clock.measure { try? await Task.sleep(for: .seconds(1.5)) }
        note("\(took == .seconds(1.5))")
      })
    #expect(log.entries == ["true 1.5"])
  }

  @Test func aLoopThatNeverStopsSleepingEndsWithItsHost() async throws {
    let log = log
    var probe: Probe? = try Probe(
      Text("A").onAppear {
        Task {
          try? await Task.sleep(for: .milliseconds(20))
          log("woken")
        }
      })
    probe?.host.advance(to: 0.01)
    #expect(log.entries.isEmpty)
    probe = nil
    // Its host is gone: it goes on by the real clock.
    for _ in 0..<500 where log.entries.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(log.entries == ["woken"])
  }

  @Test func yieldingForEverDoesNotHang() throws {
    let probe = try Probe(
      Text("A").task { while !Task.isCancelled { await Task.yield() } })
    probe.host.advance(to: 0.003)
    #expect(probe.host.issues.contains { $0.message.contains("over and over") })
  }
}

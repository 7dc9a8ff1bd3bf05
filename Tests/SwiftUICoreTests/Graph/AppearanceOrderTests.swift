import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 15.1, 15.2 and 15.4: the rows that `LifecycleTests` leaves out; they are named.
@MainActor @Suite("The order of what views are told")
struct AppearanceOrderTests {
  private let log = Log()
  private let model = Model(true)

  private struct Guest: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
    }
  }

  private func scene<Content: View>(
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> Probe {
    try Probe(Showing(model: model) { value in VStack { content(value) } })
  }

  private func change(_ value: Bool, _ animation: Animation?, _ probe: Probe) {
    log.entries = []
    model.set(value, animation)
    _ = probe.host.frame()
  }

  @Test("A5") func siblingsThatSwapAppearFirst() throws {
    let log = log
    let probe = try scene { value in
      if value { Guest(name: "a", log: log) }
      if !value { Guest(name: "b", log: log) }
    }
    change(false, nil, probe)
    #expect(log.entries == ["+b", "-a"])
    change(true, nil, probe)
    #expect(log.entries == ["+a", "-b"])
  }

  @Test("A6") func aGroupIsToldAgainWhenItHasViewsAgain() throws {
    let log = log
    let probe = try scene { value in
      if value {
        ForEach(0..<2) { Text("\($0)") }.onAppear { log("+") }.onDisappear { log("-") }
      }
    }
    change(false, nil, probe)
    change(true, nil, probe)
    #expect(log.entries == ["+"])
  }

  @Test("E2b") func modifiersOutsideOfAnIdentityAreNotTold() throws {
    let log = log
    let probe = try scene { value in
      Guest(name: "inside", log: log).id(value)
        .onAppear { log("+outside") }.onDisappear { log("-outside") }
    }
    change(false, nil, probe)
    #expect(log.entries == ["+inside", "-inside"])
  }

  @Test("C3, C3b") func initialChangesAreToldInTheOrderOfTheModifiers() throws {
    let log = log
    _ = try scene { value in
      Text("a").onAppear { log("first") }
        .onChange(of: value, initial: true) { log("\($0) \($1)") }
        .onAppear { log("last") }
    }
    #expect(log.entries == ["first", "true true", "last"])
  }

  @Test("C10") func aNewIdentityIsNotComparedWithTheOldOne() throws {
    let log = log
    let probe = try scene { value in
      Text("a").onChange(of: value) { log("change") }.id(value)
    }
    change(false, nil, probe)
    #expect(log.entries.isEmpty)
  }

  @Test("C9") func aChangeThatFollowsComesInTheSameTurn() throws {
    struct Scene: View {
      let start: Bool
      let log: Log
      @State private var second = 0
      var body: some View {
        Text("\(second)")
          .onChange(of: start) { second = 1 }
          .onChange(of: second) { log("\($0)→\($1)") }
      }
    }
    let log = log
    let probe = try scene { Scene(start: $0, log: log) }
    change(false, nil, probe)
    #expect(log.entries == ["0→1"] && probe.host.semantics.map(\.label) == ["1"])
  }

  @Test("T0") func withoutAnAnimationRemovalIsToldAtOnce() throws {
    let log = log
    let probe = try scene { if $0 { Guest(name: "a", log: log).transition(.slide) } }
    change(false, nil, probe)
    #expect(log.entries == ["-a"])
  }

  @Test("T2") func anAnimatedInsertionIsToldAtOnce() throws {
    let log = log
    model.value = false
    let probe = try scene { if $0 { Guest(name: "a", log: log) } }
    change(true, .second, probe)
    #expect(log.entries == ["+a"] && !probe.moving.isEmpty)
  }

  @Test("T1, T3, T5") func anAnimatedRemovalIsToldAtItsEndTheChildFirst() throws {
    let log = log
    let probe = try scene { value in
      if value {
        VStack { Guest(name: "child", log: log) }
          .onDisappear { log("-inside") }.transition(.scale).onDisappear { log("-outside") }
      }
    }
    change(false, .second, probe)
    probe.host.advance(to: 0.99)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 1.01)
    #expect(log.entries == ["-child", "-inside", "-outside"])
  }

  @Test("D1") func onDisappearReadsTheStateAndWhatItWritesIsLost() throws {
    struct Counter: View {
      let log: Log
      @State private var count = 3
      var body: some View {
        Text("\(count)").onDisappear {
          log("\(count)")
          count = 9
        }
      }
    }
    let log = log
    let probe = try scene { if $0 { Counter(log: log) } }
    change(false, nil, probe)
    #expect(log.entries == ["3"])
    change(true, nil, probe)
    #expect(probe.host.semantics.map(\.label) == ["3"])
  }

  @Test("15.4") func anAnimationInOnAppearMovesFromTheFirstValue() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().opacity(isOn ? 1 : 0).onAppear { withAnimation(.second) { isOn = true } }
      }
    }
    let probe = try Probe(Scene())
    #expect(probe.value("Rectangle", "opacity", at: 0) == 0)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.25))
  }

  @Test("15.2") func whatAnActionChangesHasNoAnimationOfTheUpdateThatLedToIt() throws {
    struct Scene: View {
      let isOn: Bool
      @State private var isLate = false
      var body: some View {
        HStack {
          Circle().opacity(isOn ? 1 : 0)
          Capsule().opacity(isLate ? 0 : 1)
        }
        .onChange(of: isOn) { isLate = true }
      }
    }
    let probe = try scene { Scene(isOn: $0) }
    model.set(false, .second)
    probe.host.advance(to: 0.1)
    #expect(probe.moving == ["opacity"])
    #expect(probe.host.motions.first?.path.contains("Circle") == true)
  }

  // MARK: Lazy rows

  private func rows(_ log: Log, isLazy: Bool) throws -> Probe {
    struct Rows: View {
      let log: Log
      let isLazy: Bool
      var body: some View {
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { loop } } else { VStack(spacing: 0) { loop } }
        }
      }
      private var loop: some View {
        ForEach(0..<20, id: \.self) { number in
          Color.gray.frame(height: 50).onAppear { log("+\(number)") }
            .onDisappear { log("-\(number)") }
        }
      }
    }
    return try Probe(Rows(log: log, isLazy: isLazy), HostConfiguration(size: Size(100, 200)))
  }

  @Test("S1") func aStackIsToldOfAllItsRowsAtOnce() throws {
    let log = log
    let probe = try rows(log, isLazy: false)
    #expect(log.entries == (0..<20).reversed().map { "+\($0)" })
    log.entries = []
    probe.drag(from: Point(50, 180), by: Size(0, -160))
    #expect(log.entries.isEmpty)
  }

  @Test("S2") func aLazyStackIsToldOfWhatIsSeen() throws {
    let log = log
    _ = try rows(log, isLazy: true)
    #expect(log.entries.sorted() == ["+0", "+1", "+2", "+3"])
  }

  @Test("S3") func lazyRowsAreToldAsTheyAreScrolledInAndOut() throws {
    let log = log
    let probe = try rows(log, isLazy: true)
    log.entries = []
    // Ten points of the way are not made up for.
    probe.drag(from: Point(50, 190), by: Size(0, -110), steps: 1)
    #expect(log.entries.sorted() == ["+4", "+5", "-0", "-1"])
    // What comes is told before what goes.
    #expect(log.entries.prefix(2).allSatisfy { $0.hasPrefix("+") })
  }
}

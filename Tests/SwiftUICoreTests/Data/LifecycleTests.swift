import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Says when it comes and goes.
private struct Guest: View {
  let name: String
  let log: Log
  var body: some View { Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") } }
}

/// SWIFTUI-FACTS 15.1 and 15.2; the rows are named.
@MainActor @Suite("Views come, change and go")
struct LifecycleTests {
  private let log = Log()

  private struct Switched<Content: View>: View {
    let model: Model<Bool>
    let content: () -> Content
    var body: some View { VStack { if model.value { content() } } }
  }

  @Test("A1–A3") func laterSiblingsFirstChildrenBeforeParentsInnerBeforeOuter() throws {
    let model = Model(false)
    let log = log
    let probe = try Probe(
      Switched(model: model) {
        VStack {
          Guest(name: "1", log: log)
          Guest(name: "2", log: log).onAppear { log("+outer") }.onDisappear { log("-outer") }
        }
        .onAppear { log("+stack") }.onDisappear { log("-stack") }
      })
    model.set(true, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["+2", "+outer", "+1", "+stack"])
    log.entries = []
    model.set(false, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["-2", "-outer", "-1", "-stack"])
  }

  @Test("A2") func siblingsThatGoByThemselvesGoInOrder() throws {
    struct Scene: View {
      let model: Model<Bool>
      let log: Log
      var body: some View {
        VStack {
          if model.value { Guest(name: "1", log: log) }
          if model.value { Guest(name: "2", log: log) }
          if model.value { Guest(name: "3", log: log) }
        }
      }
    }
    let model = Model(true)
    let probe = try Probe(Scene(model: model, log: log))
    #expect(log.entries == ["+3", "+2", "+1"])
    log.entries = []
    model.set(false, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["-1", "-2", "-3"])
  }

  @Test("A4, E2, C10") func whatReplacesAppearsFirst() throws {
    struct Scene: View {
      let model: Model<Int>
      let log: Log
      var body: some View {
        VStack {
          Guest(name: "id\(model.value)", log: log).id(model.value)
            .onAppear { log("outside") }
          if model.value == 0 { Guest(name: "a", log: log) } else { Guest(name: "b", log: log) }
        }
      }
    }
    let model = Model(0)
    let probe = try Probe(Scene(model: model, log: log))
    log.entries = []
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(Set(log.entries.prefix(2)) == ["+b", "+id1"])
    #expect(Set(log.entries.suffix(2)) == ["-id0", "-a"] && log.entries.count == 4)
  }

  @Test("A6") func aGroupIsToldOnce() throws {
    let model = Model(true)
    let log = log
    let probe = try Probe(
      Switched(model: model) {
        Group {
          Text("1"); Text("2")
        }.onAppear { log("+") }.onDisappear { log("-") }
      })
    model.set(false, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["+", "-"])
  }

  @Test("T0–T5") func anAnimatedRemovalIsToldAtItsEnd() throws {
    let model = Model(true)
    let log = log
    let probe = try Probe(Switched(model: model) { Guest(name: "a", log: log) })
    log.entries = []
    model.set(false, .linear(duration: 1))
    probe.host.advance(to: 0.9)
    #expect(log.entries.isEmpty)
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 3)
    #expect(log.entries.isEmpty, "it has never been away")
    model.set(false, .linear(duration: 1))
    probe.host.advance(to: 4.1)
    #expect(log.entries == ["-a"])
  }

  @Test("E3–E5") func whatIsNotSeenAppearsAllTheSame() throws {
    _ = try Probe(
      VStack {
        Guest(name: "hidden", log: log).hidden()
        Guest(name: "clear", log: log).opacity(0)
        Guest(name: "flat", log: log).frame(width: 0, height: 0)
      })
    #expect(Set(log.entries) == ["+hidden", "+clear", "+flat"])
  }

  @Test("F1, F3") func whatOnAppearChangesIsInTheFirstFrame() throws {
    struct Scene: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        VStack {
          Text("count \(count)").onAppear { count += 1 }
          if count == 1 { Text("second").onAppear { count += 1 } }
        }
      }
    }
    let probe = try Probe(Scene(log: log))
    #expect(probe.host.semantics.map(\.label) == ["count 2"])
    #expect(probe.host.motions.isEmpty)
  }

  @Test("C3, C5–C9, C11") func changesAreToldOncePerTurnFromTheLastBackwards() throws {
    struct Scene: View {
      @State private var value = 0
      @State private var other = 0
      let log: Log
      var body: some View {
        VStack {
          Button("two") {
            value += 1; value += 1
          }
          Button("undone") {
            value += 1; value -= 1
          }
          Button("same") { value = value + 0 }
          Text("a").onChange(of: value) { log("a \($0)→\($1)") }
          Text("b").onChange(of: value) { old, new in
            log("b \(old)→\(new)")
            other = new
          }
        }
        .onChange(of: value) { log("parent") }
        .onChange(of: other) { log("other \(other)") }
        .onChange(of: value, initial: true) { log("initial \($0)→\($1)") }
      }
    }
    let probe = try Probe(Scene(log: log))
    #expect(log.entries == ["initial 0→0"])
    log.entries = []
    probe.tap("two")
    #expect(log.entries == ["b 0→2", "a 0→2", "parent", "initial 0→2", "other 2"])
    log.entries = []
    probe.tap("undone")
    probe.tap("same")
    #expect(log.entries.isEmpty)
  }

  @Test("C12, C13") func whoStaysIsToldBeforeWhoComesAndWhoGoesIsNot() throws {
    struct Scene: View {
      let model: Model<Int>
      let log: Log
      var body: some View {
        VStack {
          Text("stays").onChange(of: model.value) { log("stays") }
          if model.value == 0 { Text("goes").onChange(of: model.value) { log("goes") } }
          if model.value == 1 { Guest(name: "new", log: log) }
        }
      }
    }
    let model = Model(0)
    let probe = try Probe(Scene(model: model, log: log))
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["stays", "+new"])
  }

  @Test("D1, D2") func stateStartsAnewWithTheView() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let model = Model(true)
    let probe = try Probe(Switched(model: model) { Counter() })
    probe.tap("count 0")
    #expect(probe.host.semantics.map(\.label) == ["count 1"])
    model.set(false, nil)
    _ = probe.host.frame()
    model.set(true, nil)
    _ = probe.host.frame()
    #expect(probe.host.semantics.map(\.label) == ["count 0"])
  }
}

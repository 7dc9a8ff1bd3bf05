import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("What is evaluated, and when")
struct UpdateTests {
  private struct Child: View {
    let log: Log
    let name: String
    var body: some View {
      log(name)
      return Text(verbatim: name)
    }
  }

  @Test func aChildWhoseInputsAreTheSameIsNotEvaluatedAgain() throws {
    struct Parent: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Child(log: log, name: "constant")
          Child(log: log, name: "count \(count)")
        }
      }
    }
    let log = Log()
    let probe = try Probe(Parent(log: log))
    #expect(log.entries == ["constant", "count 0"])
    probe.tap("Add")
    #expect(log.entries == ["constant", "count 0", "count 1"])
  }

  @Test func onlyReadersOfAStateAreEvaluated() throws {
    struct Reader: View {
      let log: Log
      @Binding var value: Int
      var body: some View {
        log("reader")
        return Text("\(value)")
      }
    }
    struct Owner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        log("owner")
        return VStack {
          Reader(log: log, value: $value)
          Button("Add") { value += 1 }
        }
      }
    }
    let log = Log()
    let probe = try Probe(Owner(log: log))
    probe.tap("Add")
    #expect(log.entries == ["owner", "reader", "reader"])
    #expect(probe.list.description.contains("\"1\""))
  }

  @Test func writingTheSameValueEvaluatesNothing() throws {
    struct Owner: View {
      let log: Log
      @State private var value = 1
      var body: some View {
        log("owner \(value)")
        return Button("Set") { value = 1 }
      }
    }
    let log = Log()
    let probe = try Probe(Owner(log: log))
    probe.tap("Set")
    #expect(log.entries == ["owner 1"])
  }

  @Test func anEnvironmentValueReachesItsReadersOnly() throws {
    struct Reader: View {
      let log: Log
      @Environment(\.lineLimit) private var limit
      var body: some View {
        log("reader \(limit ?? 0)")
        return EmptyView()
      }
    }
    struct Between: View {
      let log: Log
      var body: some View {
        log("between")
        return Reader(log: log)
      }
    }
    struct Owner: View {
      let log: Log
      @State private var limit = 1
      var body: some View {
        Button("Add") { limit += 1 }
        Between(log: log).lineLimit(limit)
      }
    }
    let log = Log()
    let probe = try Probe(Owner(log: log))
    probe.tap("Add")
    #expect(log.entries == ["between", "reader 1", "reader 2"])
  }

  @Test func stateLivesWithItsIdentityAndDiesWithIt() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
      }
    }
    struct Owner: View {
      @State private var shows = true
      @State private var id = 0
      var body: some View {
        VStack {
          if shows { Counter(name: "A") }
          Counter(name: "B").id(id)
          Button("Hide") { shows.toggle() }
          Button("Anew") { id += 1 }
        }
      }
    }
    let probe = try Probe(Owner())
    probe.tap("A 0")
    probe.tap("B 0")
    probe.tap("Hide")
    probe.tap("Hide")
    #expect(probe.host.semantics.map(\.label) == ["A 0", "B 1", "Hide", "Anew"])
    probe.tap("Anew")
    #expect(probe.host.semantics.map(\.label) == ["A 0", "B 0", "Hide", "Anew"])
  }

  @Test func stateFollowsTheIdWhenALoopIsReordered() throws {
    struct Item: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("\(id):\(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var ids = [1, 2, 3]
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { Item(id: $0) }
          Button("Turn") { ids.reverse() }
          Button("Drop") { ids.removeAll { $0 == 2 } }
        }
      }
    }
    let probe = try Probe(Owner())
    probe.tap("1:0")
    probe.tap("Turn")
    #expect(probe.host.semantics.map(\.label) == ["3:0", "2:0", "1:1", "Turn", "Drop"])
    probe.tap("Drop")
    #expect(probe.host.semantics.map(\.label) == ["3:0", "1:1", "Turn", "Drop"])
  }

  @Test func whatALoopsClosureReadsItsElementsDependOn() throws {
    struct Owner: View {
      @State private var isFaded = false
      var body: some View {
        VStack {
          ForEach(0..<2) { index in
            Rectangle().opacity(index == 1 && isFaded ? 0.5 : 1)
          }
          Button("Fade") { isFaded = true }
        }
      }
    }
    let probe = try Probe(Owner())
    probe.tap("Fade")
    #expect(probe.value("[0]/Rectangle", "opacity") == 1)
    #expect(probe.value("[1]/Rectangle", "opacity") == 0.5)
  }

  @Test func aDuplicateIdIsReportedAndItsFirstViewShown() throws {
    struct Owner: View {
      var body: some View { ForEach([1, 2, 1], id: \.self) { Text(verbatim: "\($0)") } }
    }
    let probe = try Probe(Owner())
    #expect(probe.host.semantics.map(\.label) == ["1", "2"])
    #expect(probe.host.issues.count == 1)
  }

  @Test func lifecycleOrderIsChildrenBeforeParentsAndLaterBeforeEarlier() throws {
    struct Owner: View {
      let log: Log
      var body: some View {
        VStack {
          Text("a").onAppear { log("a") }
          Text("b").onAppear { log("b inner") }.onAppear { log("b outer") }
        }
        .onAppear { log("parent") }
      }
    }
    let log = Log()
    _ = try Probe(Owner(log: log))
    #expect(log.entries == ["b inner", "b outer", "a", "parent"])
  }

  @Test func onAppearAnimatesFromTheInitialValue() throws {
    struct Owner: View {
      @State private var shows = false
      var body: some View {
        Rectangle().opacity(shows ? 1 : 0).onAppear {
          withAnimation(.linear(duration: 1)) { shows = true }
        }
      }
    }
    let probe = try Probe(Owner())
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.25))
  }

  @Test func onChangeTellsTwoWritesOfATurnAsOne() throws {
    struct Owner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Button("Twice") {
          value = 1
          value = 2
        }
        .onChange(of: value) { log("\($0) to \($1)") }
      }
    }
    let log = Log()
    let probe = try Probe(Owner(log: log))
    probe.tap("Twice")
    #expect(log.entries == ["0 to 2"])
  }

  @Test func anAnyViewOfAnotherTypeStartsAnew() throws {
    struct Owner: View {
      @State private var isText = true
      var body: some View {
        VStack {
          isText ? AnyView(Text("text")) : AnyView(Circle().accessibilityLabel("circle"))
          Button("Swap") { isText.toggle() }
        }
      }
    }
    let probe = try Probe(Owner())
    #expect(probe.host.semantics.map(\.label) == ["text", "Swap"])
    probe.tap("Swap")
    #expect(probe.host.semantics.map(\.label) == ["circle", "Swap"])
  }

  @Test func aModifierWithStateKeepsItAcrossUpdates() throws {
    struct Counting: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Button("taps \(taps)") { taps += 1 }
        }
      }
    }
    struct Owner: View {
      @State private var name = "one"
      var body: some View {
        Text(verbatim: name).modifier(Counting())
        Button("Rename") { name = "two" }
      }
    }
    let probe = try Probe(Owner())
    probe.tap("taps 0")
    probe.tap("Rename")
    #expect(probe.host.semantics.map(\.label) == ["two", "taps 1", "Rename"])
  }

  @Test func aDeepAndAWideTreeAreBuilt() throws {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth > 0 { AnyView(Nest(depth: depth - 1).padding(0)) } else { Text("end") }
      }
    }
    #expect(try Probe(Nest(depth: 200)).host.semantics.map(\.label) == ["end"])
    let wide = try Probe(VStack { ForEach(0..<5000) { _ in Circle().frame(width: 1, height: 1) } })
    #expect(wide.list.count == 5001)
  }
}

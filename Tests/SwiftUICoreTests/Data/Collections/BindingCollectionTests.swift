import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

@MainActor @Suite("Bindings to collections (issue 4, item 7)")
struct BindingCollectionTests {
  @Test func anElementsMemberIsWrittenThrough() throws {
    struct Scene: View {
      @State private var todos = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b")]
      var body: some View {
        Text(todos.map(\.title).joined())
        Button("write") { $todos[1].title.wrappedValue = "c" }
      }
    }
    let probe = try Probe(Scene())
    probe.tap("write")
    #expect(probe.host.semantics.first?.label == "ac")
  }

  @Test func aBindingIsTheSequenceOfItsElements() {
    var store = [1, 2, 3]
    let binding = Binding(get: { store }, set: { store = $0 })
    for element in binding where element.wrappedValue > 1 { element.wrappedValue *= 10 }
    #expect(store == [1, 20, 30])
    #expect(binding.count == 3 && binding.last?.wrappedValue == 30)
  }

  @Test func anElementThatHasGoneKeepsItsLastValue() {
    var store = [1, 2]
    let binding = Binding(get: { store }, set: { store = $0 })
    let element = binding[1]
    store = [1]
    element.wrappedValue = 9
    #expect(store == [1])
    #expect(element.wrappedValue == 2)
  }

  @Test func anEquatableViewIsEvaluatedWhereItIsAnother() throws {
    struct Parity: View, Equatable {
      let number: Int
      let log: Log
      var body: some View {
        let _ = log("\(number)")
        Color.red
      }
      nonisolated static func == (left: Self, right: Self) -> Bool {
        left.number % 2 == right.number % 2
      }
    }
    struct Scene: View {
      let model: Model<Int>
      let log: Log
      var body: some View { Parity(number: model.value, log: log).equatable() }
    }
    let log = Log()
    let model = Model(0)
    let probe = try Probe(Scene(model: model, log: log))
    for number in [2, 4, 5] {
      model.set(number, nil)
      _ = probe.host.frame()
    }
    #expect(log.entries == ["0", "5"])
  }
}

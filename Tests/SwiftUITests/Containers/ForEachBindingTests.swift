import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Loops over bindings: a row's binding follows its element, and outlives it harmlessly.
@MainActor
@Suite struct ForEachBindingTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  /// What a view handed out while it was evaluated.
  @MainActor final class Captured {
    var bindings: [Int: Binding<Item>] = [:]
  }

  private struct Names: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    let captured: Captured
    var change: (inout [Item]) -> Void = { _ in }
    var body: some View {
      VStack {
        ForEach($items) { $item in
          let _ = captured.bindings[item.id] = $item
          Button(item.name) { item.name += "!" }
        }
        Button("Change") { change(&items) }
        Text(items.map(\.name).joined())
      }
    }
  }

  private struct Words: View {
    @State var words = ["x", "y"]
    var body: some View {
      VStack {
        ForEach($words, id: \.self) { $word in Text(word) }
        Button("Drop") { words.removeFirst() }
      }
    }
  }

  @Test func aRowWritesToItsElement() throws {
    let probe = try Probe(Names(captured: Captured()))
    probe.tap("b")
    #expect(probe.labels == ["a", "b!", "c", "Change", "ab!c"])
  }

  @Test func rowsFollowTheirElementsWhenTheFirstGoes() throws {
    let captured = Captured()
    let probe = try Probe(Names(captured: captured) { $0.removeFirst() })
    let old = captured.bindings
    probe.tap("Change")
    #expect(probe.labels == ["b", "c", "Change", "bc"])
    probe.tap("c")
    #expect(probe.labels == ["b", "c!", "Change", "bc!"])
    // Bindings from before the change lead to the same elements, where these are now.
    #expect(old[2]?.wrappedValue == Item(id: 2, name: "b"))
    #expect(old[3]?.wrappedValue == Item(id: 3, name: "c!"))
  }

  @Test func aBindingToARemovedElementKeepsItsLastValue() throws {
    let captured = Captured()
    let probe = try Probe(Names(captured: captured) { $0.removeAll() })
    probe.tap("a")
    let binding = try #require(captured.bindings[1])
    probe.tap("Change")
    #expect(binding.wrappedValue == Item(id: 1, name: "a!"))
    probe.host.act { binding.wrappedValue.name = "gone" }
    #expect(probe.labels == ["Change", ""])
    #expect(binding.wrappedValue.name == "a!")
    #expect(probe.host.issues.isEmpty)
  }

  @Test func elementsThatAreInsertedBeforeDoNotMoveBindings() throws {
    let captured = Captured()
    let probe = try Probe(Names(captured: captured) { $0.insert(Item(id: 9, name: "z"), at: 0) })
    let binding = try #require(captured.bindings[1])
    probe.tap("Change")
    probe.host.act { binding.wrappedValue.name = "A" }
    #expect(probe.labels == ["z", "A", "b", "c", "Change", "zAbc"])
  }

  @Test func identitiesByKeyPath() throws {
    let probe = try Probe(Words())
    probe.tap("Drop")
    #expect(probe.labels == ["y", "Drop"])
  }

  @Test func offsetsRemoveAndMove() {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet([0, 3, 99]))
    #expect(letters == Array("bce"))
    letters = Array("abcde")
    letters.move(fromOffsets: IndexSet([0, 1]), toOffset: 4)
    #expect(letters == Array("cdabe"))
    letters.move(fromOffsets: IndexSet(integer: 4), toOffset: 0)
    #expect(letters == Array("ecdab"))
    letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 99)
    #expect(letters == Array("cdabe"))
  }
}

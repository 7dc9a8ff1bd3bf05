import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What a list holds goes with it: elements, nodes and what their closures keep.
@MainActor @Suite("Lists leave nothing behind")
struct ListMemoryTests {
  private struct Weak { weak var thing: AnyObject? }

  private struct Passing<Content: View>: View {
    let isThere: Model<Bool>
    let content: Content
    var body: some View { if isThere.value { content.transition(.identity) } }
  }

  /// What lives on of a view and its elements after it has gone, by type.
  private func remains<V: View>(_ view: V) throws -> [String: Int] {
    let isThere = Model(true)
    let screen = try Screen(Passing(isThere: isThere, content: view))
    func all() -> [Weak] {
      let census = screen.host.graph.census
      return census.nodes.map { Weak(thing: $0) } + census.elements.map { Weak(thing: $0) }
    }
    let seen = all()
    isThere.value = false
    screen.settle()
    _ = screen.host.frame()
    let now = screen.host.graph.census
    let alive = Set(
      now.nodes.map(ObjectIdentifier.init) + now.elements.map(ObjectIdentifier.init))
    var counts: [String: Int] = [:]
    for thing in seen.compactMap(\.thing) where !alive.contains(ObjectIdentifier(thing)) {
      counts["\(type(of: thing))", default: 0] += 1
    }
    return counts
  }

  @Test func rows() throws {
    #expect(try remains(List { Text("1") }) == [:])
    #expect(try remains(List { ForEach(0..<3, id: \.self) { Text("\($0)") } }) == [:])
  }

  @Test func sections() throws {
    #expect(
      try remains(List { Section("A") { ForEach(0..<3, id: \.self) { Text("\($0)") } } }) == [:])
  }

  @Test func swipes() throws {
    let row = ForEach(0..<3, id: \.self) { Text("\($0)").swipeActions { Button("Drop") {} } }
    #expect(try remains(List { row }) == [:])
    #expect(try remains(List { Section("A") { row } }) == [:])
  }

  @Test func deletions() throws {
    let row = ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete { _ in }
    #expect(try remains(List { row }) == [:])
    #expect(try remains(List { Section("A") { row } }) == [:])
  }

  @Test func mixed() throws {
    let row = ForEach(0..<3, id: \.self) { id in
      HStack {
        Text("\(id)")
        EmptyView()
      }
      .swipeActions { Button("Drop") {} }
    }
    .onDelete { _ in }
    #expect(try remains(List { row }) == [:])
    #expect(try remains(List { Section("A") { row } }) == [:])
    #expect(
      try remains(
        List {
          Section("A") { row }; Section { EmptyView() }
        }) == [:])
    #expect(
      try remains(
        List {
          Section("A") { Text("1") }; Section { EmptyView() }
        }) == [:])
  }
}

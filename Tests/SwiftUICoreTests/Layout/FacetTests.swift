import TestSupport
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Facets")
struct FacetTests {
  private func outermost<V: View>(_ view: V) throws -> Element {
    try #require(try Probe(view).host.graph.presentationSurface.content.children.first)
  }

  @Test("that are traits are handed on by wrappers; others belong to their element alone")
  func wrappers() throws {
    let view = Color.red.tag(3).onTapGesture {}.padding(4).opacity(0.5)
    let outer = try outermost(view)
    #expect(outer.tag == AnyHashable(3))
    #expect(outer.touchRole == nil)
    var inner = outer
    while inner.touchRole == nil, let next = (inner as? WrapperElement)?.content { inner = next }
    #expect(inner.touchRole == .tapped)
  }

  @Test("of one kind: the outermost trait counts")
  func outermostTrait() throws {
    #expect(try outermost(Color.red.tag(1).padding().tag(2)).tag == AnyHashable(2))
  }

  @Test("that are not offered are nil, through any number of wrappers, and end at a container")
  func absent() throws {
    #expect(try outermost(Color.red.padding().padding()).tag == nil)
    #expect(try outermost(HStack { Color.red.tag(1) }.padding()).tag == nil)
  }
}

@MainActor
@Suite("Services")
struct ServiceTests {
  private final class Counter: GraphService {
    nonisolated(unsafe) static var made = 0
    var value = 0
    init(_ graph: ViewGraph) { Self.made += 1 }
  }

  @Test("are made when they are first asked for, one of a kind for each graph")
  func one() throws {
    let before = Counter.made
    let (left, right) = (try Probe(EmptyView()).host.graph, try Probe(EmptyView()).host.graph)
    #expect(left.existing(Counter.self) == nil)
    left.service(Counter.self).value = 1
    #expect(left.service(Counter.self).value == 1 && left.existing(Counter.self)?.value == 1)
    #expect(right.existing(Counter.self) == nil && right.service(Counter.self).value == 0)
    #expect(Counter.made == before + 2)
  }
}

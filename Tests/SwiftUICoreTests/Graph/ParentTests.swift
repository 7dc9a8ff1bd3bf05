import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Decision 25: a parent is known without a weak reference, and never outlives what refers to it.
@MainActor @Suite("Parents")
struct ParentTests {
  private let host: ViewHost
  private var graph: ViewGraph { host.graph }

  init() throws {
    host = ViewHost(EmptyView(), textEngine: try HarfBuzzTextEngine())
  }

  private func makeNode(below parent: Node? = nil) -> Node {
    Node(
      _ViewInputs(
        graph: graph, parent: parent, environment: EnvironmentStorage(), scope: nil, index: nil))
  }

  // MARK: Nodes

  @Test func aNodeThatOutlivesItsParentHasNone() {
    var parent: Node? = makeNode()
    let child = makeNode(below: parent)
    #expect(child.parent === parent && child.depth == 1)
    parent = nil
    #expect(child.parent == nil && child.depth == 1)
  }

  @Test func siblingsThatGoInAnyOrderLeaveTheOthersTheirParent() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      var parent: Node? = makeNode()
      var children: [Node?] = (0..<3).map { _ in makeNode(below: parent) }
      for index in order.dropLast() {
        children[index] = nil
        #expect(children.allSatisfy { $0 == nil || $0?.parent === parent })
      }
      parent = nil
      #expect(children[order[2]]?.parent == nil)
    }
  }

  @Test func aNodeWithoutAParentMayGoAfterItsSiblings() {
    var parent: Node? = makeNode()
    var children: [Node] = (0..<3).map { _ in makeNode(below: parent) }
    parent = nil
    children.removeFirst()
    children.removeLast()
    #expect(children[0].parent == nil)
  }

  @Test func aNodeWithoutItsParentKeepsWhatIsBelow() {
    var top: Node? = makeNode()
    let middle = makeNode(below: top)
    let bottom = makeNode(below: middle)
    top = nil
    #expect(bottom.parent === middle && bottom.path.isEmpty)
  }

  @Test func aRemovedViewsNodeMayBeKept() throws {
    let isShown = Model(true)
    let host = ViewHost(Shown(isShown: isShown), textEngine: try HarfBuzzTextEngine())
    _ = host.frame()
    let text = try #require(host.graph.census.nodes.first { $0 is LeafNode<Text> })
    let kept = try #require(text.parent)
    isShown.set(false, nil)
    _ = host.frame()
    #expect(!text.isMounted && !kept.isMounted && text.parent === kept)
  }

  @Test func aNodeMayBeKeptLongerThanItsHost() throws {
    var host: ViewHost? = ViewHost(
      VStack { Text("kept") }.padding(), textEngine: try HarfBuzzTextEngine())
    _ = host?.frame()
    var nodes = try #require(host?.graph.census.nodes)
    let leaf = nodes.removeLast()
    host = nil
    #expect(leaf.parent === nodes.last)
    nodes = []
    #expect(leaf.parent == nil)
  }

  // MARK: Elements

  /// What is to be recorded is kept until then.
  private func forgetQueues() { graph.recording.layerLists = [] }

  @Test func anElementThatOutlivesItsParentHasNone() {
    let node = makeNode()
    let child = Element(node: node)
    var parent: Element? = Element(node: node)
    parent?.setChildren([child])
    forgetQueues()
    #expect(child.parent === parent)
    parent = nil
    #expect(child.parent == nil)
  }

  @Test func anElementKeepsItsNewParentWhenTheOldOneGoes() {
    let node = makeNode()
    let child = Element(node: node)
    let new = Element(node: node)
    var old: Element? = Element(node: node)
    old?.setChildren([child])
    new.setChildren([child])
    forgetQueues()
    old = nil
    #expect(child.parent === new)
  }

  @Test func anElementThatIsTakenOutHasNoParent() {
    let node = makeNode()
    let children = [Element(node: node), Element(node: node)]
    var parent: Element? = Element(node: node)
    parent?.setChildren(children)
    parent?.setChildren([children[1]])
    forgetQueues()
    #expect(children[0].parent == nil && children[1].parent === parent)
    parent = nil
    #expect(children[1].parent == nil)
  }

  // MARK: Graphs

  @Test func aGraphThatIsGoneIsNoLongerReferredTo() throws {
    var host: ViewHost? = ViewHost(Text("short"), textEngine: try HarfBuzzTextEngine())
    let reference = try #require(host?.graph.reference)
    ViewGraph.current = host?.graph
    #expect(reference.graph === host?.graph)
    host = nil
    #expect(reference.graph == nil && ViewGraph.current == nil)
  }
}

private struct Shown: View {
  let isShown: Model<Bool>
  var body: some View { if isShown.value { Text("view").padding() } }
}

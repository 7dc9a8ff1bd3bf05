import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A row that moves and a view that comes and goes.
private struct Row: View {
  let model: Model<Double>

  var body: some View {
    VStack {
      Rectangle().opacity(model.value).frame(width: 20, height: 20)
      Text("Label")
    }
  }
}

/// Every check of `invariantViolations` finds what it is there to find: each test breaks the graph
/// behind its back.
@MainActor @Suite("Invariants can fail")
struct InvariantTests {
  private let model = Model(1.0)
  private let host: ViewHost
  private var graph: ViewGraph { host.graph }

  init() throws {
    host = ViewHost(Row(model: model), textEngine: try HarfBuzzTextEngine())
    _ = host.frame()
  }

  /// Starts a motion that takes a second, and is half-way through.
  private func move() throws -> AnyAttribute {
    model.set(0, .linear(duration: 1))
    host.advance(to: 0.5)
    return try #require(graph.motion.active.first).attribute
  }

  private func element<E: Element>(_ type: E.Type) throws -> E {
    try #require(graph.census.elements.lazy.compactMap { $0 as? E }.first)
  }

  private func finds(
    _ words: String, after pass: ViewGraph.CheckedPass = .runPasses,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let violations = graph.invariantViolations(after: pass)
    #expect(
      violations.contains { $0.contains(words) }, "\(violations)", sourceLocation: sourceLocation)
  }

  @Test func aSoundGraphHasNoViolations() throws {
    #expect(graph.invariantViolations(after: .record) == [])
    _ = try move()
    #expect(graph.invariantViolations() == [])
    _ = host.frame()
    host.advance(to: 2)
    _ = host.frame()
    #expect(graph.invariantViolations(after: .record) == [])
  }

  // MARK: Nodes

  @Test func aNodeThatWasUnmountedInTheTree() throws {
    try #require(graph.root.children.first).unmount()
    finds("not mounted")
  }

  @Test func aNodeBelowAnother() throws {
    let stranger = try #require(graph.census.nodes.last)
    graph.root.adopt(stranger)
    finds("in the tree twice")
    graph.root.disown(stranger)
    try #require(stranger.parent?.parent).adopt(LeafNodeOfAnotherPlace(graph))
    finds("has the parent")
    finds("has the depth")
  }

  @Test func aNodeThatWasMarkedAndForgotten() throws {
    try #require(graph.census.nodes.last).needsUpdate = true
    finds("was not evaluated")
  }

  @Test func aDriverOutOfTheTree() {
    graph.startDriving(LeafNodeOfAnotherPlace(graph))
    finds("driven, out of the tree")
  }

  // MARK: Elements

  @Test func anElementWithTwoParents() throws {
    let leaf = try element(TextElement.self)
    let other = Element(node: graph.root)
    other.setChildren([leaf])
    finds("has the parent")
    graph.presentationSurface.content.setChildren(
      graph.presentationSurface.content.children + [leaf])
    finds("in the tree twice")
  }

  @Test func anElementOfANodeThatIsGone() throws {
    let node = LeafNodeOfAnotherPlace(graph)
    graph.presentationSurface.content.setChildren(
      graph.presentationSurface.content.children + [Element(node: node)])
    finds("and its node is not")
    withExtendedLifetime(node) {}
  }

  @Test func anElementNowhere() throws {
    try element(TextElement.self).place(
      at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
    finds("is placed at")
  }

  @Test func aStrangerIsDrawn() throws {
    graph.presentationSurface.content.setChildren([DrawsAStranger(node: graph.root)])
    finds("is no child of it")
  }

  // MARK: Motions

  @Test func aMotionInTheWrongPlace() throws {
    let attribute = try move()
    attribute.activeIndex = 7
    finds("stands at 0 of what moves, and says 7")
    finds("is not in the list")
  }

  @Test func aMotionWithAnotherElement() throws {
    let attribute = try move()
    graph.motion.active[0] = .init(attribute: attribute, element: graph.rootElement)
    finds("moves with another element")
  }

  @Test func aMotionOutOfTheTree() throws {
    let element = Element(node: graph.root)
    let attribute = AnyAttribute(element, "value", components: [])
    graph.activate(attribute)
    finds("moves, out of the tree")
  }

  @Test func aMotionWithoutAnAnimator() throws {
    let text = try element(TextElement.self)
    let attribute = AnimatedAttribute<Double>(text, "value") { [$0] }
    graph.activate(attribute)
    finds("moves without an animator")
    finds("nobody will end it")
  }

  @Test func aMotionPastItsEnd() throws {
    _ = try move()
    graph.now = 3
    finds("moves at 3.0, and was to end at 1.0")
    finds("has not taken place")
  }

  @Test func aRestingValueThatShowsSomethingElse() throws {
    let attribute = try move()
    graph.deactivate(attribute)
    finds("rests at")
    finds("rests with an animator")
  }

  @Test func aListenerThatCountsWrongly() throws {
    withAnimation(.linear(duration: 1)) {
      model.value = 0
    } completion: {
    }
    host.advance(to: 0.5)
    #expect(graph.invariantViolations() == [])
    try #require(graph.motion.active.first?.attribute.waitingListeners.first).retain()
    finds("a listener counts 2 motions, and 1 tell it")
  }

  // MARK: Layers

  @Test func aLayerOfNobody() {
    _ = graph.displayList.insert(Layer(name: "lost"))
    finds("lost, is no element's")
  }

  @Test func aLayerThatIsGone() throws {
    let text = try element(TextElement.self)
    graph.displayList.remove(try #require(text.layerID))
    finds("which is gone")
    finds("draws the layer", after: .record)
  }

  @Test func aLayerOfTwo() throws {
    let text = try element(TextElement.self)
    graph.rootElement.layerID = text.layerID
    finds("share a layer")
    finds("does not draw one")
  }

  @Test func aLayerThatIsDrawnTwiceOrNever() throws {
    let id = try #require(element(TextElement.self).layerID)
    graph.displayList.modify(graph.displayList.root) { $0.children.append(id) }
    finds("is drawn twice", after: .record)
    for number in 0..<graph.displayList.capacity {
      graph.displayList.modify(LayerID(number: UInt32(number))) {
        $0.children.removeAll { $0 == id }
      }
    }
    finds("which is not drawn", after: .record)
  }

  @Test func aLayerWithStrangeNumbers() throws {
    let id = try #require(element(TextElement.self).layerID)
    graph.changes.changed.insert(id)
    graph.displayList.modify(id) { $0.name = "information" }
    #expect(graph.invariantViolations(after: .record) == [])
    graph.displayList.modify(id) { $0.opacity = .nan }
    finds("has numbers that are not finite", after: .record)
    graph.displayList.modify(id) {
      $0.opacity = 1
      $0.commands = [.fill(.rect(Rect(0, 0, .infinity, 1)), .color(.clear), evenOdd: false)]
    }
    finds("has numbers that are not finite", after: .record)
  }

  @Test func elementsThatWaitToBeRecorded() throws {
    try element(TextElement.self).setNeedsRecord()
    finds("wait to be recorded", after: .record)
  }

  // MARK: Queues

  @Test func whatIsLeftToDo() {
    graph.enqueue(Transaction()) {}
    finds("1 updates wait")
    graph.updates.dirty.insert(graph.root)
    finds("nodes wait")
    graph.layout.placements.append(graph.rootElement)
    finds("elements wait to be placed")
    graph.afterLayout {}
    finds("actions wait")
    graph.closeAfterUpdate(AnimationListener(criteria: .removed) {})
    finds("wait to be closed")
    graph.lifecycle.valueChanges.append(of: graph.root) {}
    finds("lifecycle actions wait")
    graph.layout.isNeeded = true
    finds("waits for layout")
    graph.statistics.bodies = -1
    finds("the statistics are")
  }

  @Test func anEventWithoutATime() {
    _ = graph.events.add(at: .nan) {}
    finds("has no time")
  }

  // MARK: What is done about it

  @Test func violationsAreReported() {
    _ = graph.displayList.insert(Layer(name: "lost"))
    let saved = ViewGraph.invariantChecking
    ViewGraph.invariantChecking = .reporting
    defer { ViewGraph.invariantChecking = saved }
    host.advance(by: 0)
    #expect(host.issues.contains { $0.message.contains("lost, is no element's") })
  }
}

/// A node that stands in no tree.
@MainActor
private final class LeafNodeOfAnotherPlace: Node, FrameDriven {
  init(_ graph: ViewGraph) {
    super.init(
      _ViewInputs(
        graph: graph, parent: nil, environment: EnvironmentStorage(), scope: nil, index: nil))
  }
  func drive(at time: Double) {}
  var drivenMotion: DrivenMotion? { nil }
}

private final class DrawsAStranger: Element {
  private lazy var stranger = Element(node: node)
  override var drawnChildren: [Element] { [stranger] }
}

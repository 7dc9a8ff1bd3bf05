package import LegatoDisplay

/// The tree of views at work: what changed, what moves, what is shown.
///
/// It keeps the tree, the time and a queue for each pass; the passes themselves are one file each in
/// `Frame/`, and `Passes.swift` says in which order they run. What only one feature needs is a
/// service.
@MainActor
package final class ViewGraph {
  /// The node whose body is being evaluated: what is read now, it depends on.
  nonisolated(unsafe) static var evaluating: Node?
  /// The graph whose host is at work now, or was last.
  nonisolated(unsafe) package static unowned(unsafe) var current: ViewGraph?
  /// What refers to the graph and may outlive it.
  let reference = GraphReference()

  // The host
  let features: HostFeatures
  package var textEngine: any TextLayoutEngine
  /// What the device covers of the surface.
  var safeAreaInsets = EdgeInsets()
  /// What only some features need, by its type.
  var services = Services()

  // Time
  package internal(set) var now = 0.0
  var events = EventQueue()

  // The tree
  var root: Node!
  /// All that is on the surface.
  var surface: (any Surface)!
  /// Whether the first frame has been put together: nothing animates before.
  package internal(set) var hasAppeared = false
  var numbers = NodeNumbers()
  /// The kinds of nodes that have read something observable.
  var observers: Set<ObjectIdentifier> = []

  // The passes
  /// Whether a pass is running; what is written then is for one of the next.
  var isAtWork = false
  /// The transaction of the running update.
  var transaction = Transaction()
  var updateID = 0
  var updates = UpdateQueue()
  var completions = CompletionQueue()
  var presence = PresenceQueue()
  package var layout = LayoutQueue()
  var preferences = PreferenceQueue()
  var lifecycle = LifecycleQueue()
  var driving = DriveQueue()
  var motion = MotionQueue()
  var recording = RecordQueue()

  // The result
  package internal(set) var displayList: DisplayList
  var changes = DisplayChanges.everything
  /// What is recorded for rules about motion; `nil` where no journal is kept.
  package let journal = RunJournal.isKept ? RunJournal() : nil
  package var statistics = FrameStatistics()
  var faults = FaultLog()

  package init(
    features: HostFeatures, textEngine: any TextLayoutEngine, displayList: DisplayList
  ) {
    self.features = features
    self.textEngine = textEngine
    self.displayList = displayList
    reference.begin(self)
  }

  deinit {
    reference.end()
    if Self.current === self { Self.current = nil }
  }

  var rootElement: Element! { surface }

  @discardableResult
  package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.ID
  {
    events.add(at: time, action)
  }

  /// Every value that can move, in the order of the tree: an element's own before those of what
  /// it holds. Values of a node come before those of the first element below it.
  package var attributesInOrder: [AnyAttribute] {
    resolveDisplacements()
    var list: [AnyAttribute] = []
    var seen: Set<ObjectIdentifier> = []
    func visitDataElements(_ node: Node?) {
      guard let node, seen.insert(ObjectIdentifier(node)).inserted else { return }
      visitDataElements(node.parent)
      if let dataElement = node.dataElement { list += dataElement.attributes }
    }
    func visit(_ element: Element) {
      if motion.hasDataElements { visitDataElements(element.node) }
      list += element.attributes
      for child in element.drawnChildren { visit(child) }
    }
    visit(rootElement)
    return list
  }
}

/// A reference to a graph from what may outlive it; `nil` once the graph is gone.
///
/// A weak reference to the graph itself would give it a side table, and every count of references to
/// it, of which each element makes some in each layout, would take the way through that table.
///
/// Used on the main thread only, from code that is not formally on the main actor.
final class GraphReference: @unchecked Sendable {
  private unowned(unsafe) var target: ViewGraph?

  var graph: ViewGraph? { target }

  /// The graph begins; it says when it goes.
  func begin(_ graph: ViewGraph) { target = graph }
  func end() { target = nil }
}

/// Numbers that are given out once: an order that is the same in every run.
struct NodeNumbers {
  var nodes = 0
  var namespaces = 0
}

extension ViewGraph {
  func nextNodeNumber() -> Int {
    numbers.nodes += 1
    return numbers.nodes
  }

  func nextNamespace() -> Namespace.ID {
    numbers.namespaces += 1
    return Namespace.ID(number: numbers.namespaces)
  }
}

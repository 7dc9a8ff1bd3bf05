import Observation

/// A view with a body. The body is evaluated only when something that it read has changed.
@MainActor
class CompositeNode<V: View>: ContentNode<V, V.Body> {
  private var fields: DynamicFields

  override init(_ view: V, _ inputs: _ViewInputs) {
    fields = DynamicFields(of: V.self)
    super.init(view, inputs)
    content = V.Body.makeNode(evaluate(), self.inputs())
  }

  override func update(_ view: V) {
    let isSame = ViewEquality.areEqual(self.view, view)
    guard !isSame || needsUpdate else { return }
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  /// The view whose body is evaluated: the kept one, unless something in it moves.
  func shown(_ view: V) -> V { view }

  private func evaluate() -> V.Body {
    evaluating { () -> V.Body in
      // The kept value stays as it came, so that it can be compared with the next one.
      var connected = shown(view)
      fields.install(in: &connected, node: self)
      return connected.body
    }
  }

  override var pathComponent: String? {
    V.self is any UnnamedView.Type ? nil : shortName(of: V.self)
  }
}

/// A view of the runtime's own making that is no step of a path: people did not write it.
@MainActor
package protocol UnnamedView: View {}

extension Node {
  /// Runs a body of this node: what it reads from now on is what it depends on.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    graph.statistics.bodies += 1
    return tracking(body)
  }

  /// Runs something of this node that is no body, in the same way.
  func tracking<Result>(_ body: () -> Result) -> Result {
    dropDependencies()
    readKeys.removeAll(keepingCapacity: true)
    let saved = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = saved }
    let invalidation = NodeInvalidation(self)
    return withObservationTracking(body) { invalidation.invalidate() }
  }
}

/// Marks a node from wherever an observed property is set.
final class NodeInvalidation: @unchecked Sendable {
  private weak var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  func invalidate() {
    // Observation calls before the property is set, so the node is marked for the next update,
    // under the transaction of the write.
    if MainThread.isCurrent {
      MainActor.assumeIsolated { node.map { $0.graph.enqueueInvalidation(of: $0) } }
    } else {
      Task { @MainActor in node.map { $0.graph.enqueueInvalidation(of: $0) } }
    }
  }
}

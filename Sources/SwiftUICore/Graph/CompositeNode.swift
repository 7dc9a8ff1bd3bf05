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
  func presentedView(from view: V) -> V { view }

  private func evaluate() -> V.Body {
    evaluating { () -> V.Body in
      // The kept value stays as it came, so that it can be compared with the next one.
      var connected = presentedView(from: view)
      fields.install(in: &connected, node: self)
      return connected.body
    }
  }

  override var pathComponent: String? {
    V.self is any UnnamedView.Type ? nil : shortName(of: V.self)
  }
}

/// A view of the runtime's own making that is no step of a path: people did not write it.
nonisolated package protocol UnnamedView: View {}

extension Node {
  /// Runs a body of this node: what it reads from now on is what it depends on.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    graph.statistics.bodies += 1
    return tracking(body)
  }

  /// Runs something of this node that is no body, in the same way.
  func tracking<Result>(_ body: () -> Result) -> Result {
    dropDependencies()
    forgetReadings()
    let saved = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = saved }
    guard graph.observers.contains(ObjectIdentifier(type(of: self))) else {
      return withObservationTracking(body, onChange: observed(by: NodeInvalidation(self)))
    }
    let invalidation = NodeInvalidation(self)
    let lease = ObservationLease(invalidation)
    dependencies.append(lease)
    return withObservationTracking(
      {
        lease.read()
        return body()
      }, onChange: observed(by: invalidation))
  }

  /// Asked for only where something observable has been read.
  private func observed(by invalidation: NodeInvalidation) -> @Sendable () -> Void {
    graph.observers.insert(ObjectIdentifier(type(of: self)))
    return { invalidation.invalidate() }
  }
}

/// Ends an observation that no longer has an observer.
///
/// An observation lasts until something that was read changes. A body that is evaluated again for a
/// different reason, and a view that is removed, would leave their observation registered with every
/// property that they have read and that does not change. So each body reads a lease as well, and
/// changing the lease ends the whole observation. Only kinds of nodes that have read something
/// observable before have leases.
@Observable
final class ObservationLease: Dependency {
  private var isOver = false
  @ObservationIgnored private let invalidation: NodeInvalidation

  init(_ invalidation: NodeInvalidation) { self.invalidation = invalidation }

  func read() { _ = isOver }

  func remove(_ reader: any Reader) {
    invalidation.isVoid = true
    isOver = true
  }
}

/// Marks a node from wherever an observed property is set.
final class NodeInvalidation: @unchecked Sendable {
  private weak var node: Node?
  /// Whether it no longer has an observer. For the main actor.
  var isVoid = false

  init(_ node: Node) {
    self.node = node
  }

  func invalidate() {
    // Observation calls before the property is set, so the node is marked for the next update,
    // under the transaction of the write.
    if MainThread.isCurrent {
      MainActor.assumeIsolated { mark() }
    } else {
      Task { @MainActor in mark() }
    }
  }

  @MainActor
  private func mark() {
    guard !isVoid, let node else { return }
    node.graph.enqueueInvalidation(of: node)
  }
}

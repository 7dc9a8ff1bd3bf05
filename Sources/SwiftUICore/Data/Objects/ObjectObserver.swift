import Combine

/// Evaluates a node again after each change of an object.
@MainActor
final class ObjectObserver<Object: ObservableObject> {
  let object: Object
  private let cancellable: AnyCancellable

  init(_ object: Object, node: Node) {
    self.object = object
    let observation = ObjectObservation(node)
    cancellable = object.objectWillChange.sink { _ in observation.willChange() }
  }
}

/// Takes the word that an object is about to change, in whatever thread.
///
/// The change itself follows, so the node is marked in the next update, under the transaction of
/// whoever writes.
final class ObjectObservation: @unchecked Sendable {
  private weak var node: Node?
  /// Whether, after the change, the node has to be evaluated.
  private let isAffected: () -> Bool

  init(_ node: Node, isAffected: @escaping () -> Bool = { true }) {
    self.node = node
    self.isAffected = isAffected
  }

  func willChange() {
    guard MainThread.isCurrent else {
      Task { @MainActor in self.mark() }
      return
    }
    MainActor.assumeIsolated { mark() }
  }

  @MainActor private func mark() {
    guard let node, node.isMounted else { return }
    guard ViewGraph.evaluating == nil else {
      // A body that changes what it shows would be evaluated without end.
      return node.graph.report(
        "An observable object is changed while bodies are evaluated; the views that show it are not "
          + "evaluated again for this.", at: node)
    }
    node.graph.enqueue(CurrentTransaction.value) { [weak node] in
      if let node, self.isAffected() { node.graph.markDirty(node) }
    }
  }
}

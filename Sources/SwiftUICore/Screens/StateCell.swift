/// A value that several views read and that is written as `@State` is: whoever reads it outside of
/// an update sees it at once, and views see it in the update of the write's own transaction.
///
/// Used on the main thread only. Before a view has read it, a write counts at once.
package final class StateCell<Value>: Dependency, @unchecked Sendable {
  private var committed: Value
  private var pending: (value: Value, count: Int)?
  private var readers = Readers()
  private var graph: GraphReference?

  package init(_ value: Value) { committed = value }

  package var value: Value {
    get {
      guard let reader = ViewGraph.evaluating else { return pending?.value ?? committed }
      if readers.add(reader, of: self) {
        MainActor.assumeIsolated { graph = reader.graph.reference }
      }
      return committed
    }
    set {
      nonisolated(unsafe) let newValue = newValue
      MainActor.assumeIsolated {
        guard let graph = graph?.graph else { return committed = newValue }
        pending = (newValue, (pending?.count ?? 0) + 1)
        graph.enqueue(CurrentTransaction.value) { self.commit(newValue) }
      }
    }
  }

  @MainActor private func commit(_ value: Value) {
    if let pending {
      self.pending = pending.count > 1 ? (pending.value, pending.count - 1) : nil
    }
    guard !ViewEquality.areEqual(committed, value) else { return }
    committed = value
    readers.markDirty()
  }

  func remove(_ reader: any Reader) { readers.remove(reader) }
}

/// A modifier that changes the transactions on their way down to what it wraps.
@MainActor
package class TransactionScope {
  let parent: TransactionScope?
  unowned let graph: ViewGraph
  private var resolved: (update: Int, transaction: Transaction)?

  init(parent: TransactionScope?, graph: ViewGraph) {
    self.parent = parent
    self.graph = graph
  }

  func transform(_ transaction: inout Transaction) {}

  /// The transaction of the running update as it is below this modifier.
  func resolve() -> Transaction {
    if let resolved, resolved.update == graph.updateID { return resolved.transaction }
    var transaction = parent?.resolve() ?? graph.transaction
    transform(&transaction)
    resolved = (graph.updateID, transaction)
    return transaction
  }

  /// The modifier has another value: what was resolved in this update no longer counts.
  func invalidate() { resolved = nil }
}

extension ViewGraph {
  /// The transaction of the running update at a place.
  func transaction(for scope: TransactionScope?) -> Transaction {
    isDriveUpdate ? transaction : scope?.resolve() ?? transaction
  }
}

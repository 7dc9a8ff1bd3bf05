/// A modifier that changes the transactions of everything that it wraps.
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
    if remembers { resolved = (graph.updateID, transaction) }
    return transaction
  }

  /// The modifier has another value: what was resolved in this update no longer counts.
  func invalidate() { resolved = nil }

  /// Whether the transaction stays what it is throughout an update.
  private(set) lazy var remembers: Bool = isConstant && (parent?.remembers ?? true)
  var isConstant: Bool { true }

  // MARK: Geometry

  /// The closure of modifiers furthest out that this scope is in.
  var outermostBody: BodyScope? { parent?.outermostBody }

  /// The scope outside of the closure whose modifiers are written on `source`.
  func outside(_ source: PlaceholderSource) -> TransactionScope?? { parent?.outside(source) ?? nil }

  /// The transaction that frames move with below this modifier.
  final func resolveForFrames() -> Transaction {
    if graph.updates.isDrive { return graph.transaction }
    guard let body = outermostBody else { return resolve() }
    return body.parent?.resolve() ?? graph.transaction
  }

  /// Modifies the transaction that animates frames which a modifier under this scope has moved.
  /// `FrameAttribute` calls it for every scope between the frame and the surface.
  func applyToFrame(_ transaction: inout Transaction) {}
}

extension ViewGraph {
  /// The transaction of the running update at a place.
  func transaction(for scope: TransactionScope?) -> Transaction {
    updates.isDrive ? transaction : scope?.resolve() ?? transaction
  }
}

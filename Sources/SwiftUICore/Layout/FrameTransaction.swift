extension Element {
  /// The transaction that the element's frame moves with.
  final var frameTransaction: Transaction {
    if let replayed = graph.layout.replayed { return replayed }
    let scope = node.childScope
    var transaction = scope?.resolveForFrames() ?? graph.transaction
    var seen = scope
    var above = parent
    while let current = above {
      // What is only drawn otherwise has not put the frame anywhere.
      if !current.drawsLayer, let scope = current.node.childScope, scope !== seen {
        scope.applyToFrame(&transaction)
        seen = scope
      }
      if current.offers.contains(.frames) {
        current.facet(FrameAdjustment.self)?.adjust(&transaction)
      }
      above = current.parent
    }
    return transaction
  }
}

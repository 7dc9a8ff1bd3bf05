extension ViewGraph {
  /// Queues a write under its transaction. Writes of one transaction in a row are one update.
  func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) {
    writer = Self.evaluating ?? actingNode
    if postponesWrites {
      queue(write, transaction, in: &postponed.batches)
    } else {
      if batches.isEmpty { catchUp() }
      queue(write, transaction, in: &batches)
    }
  }

  private func queue(
    _ write: @escaping () -> Void, _ transaction: Transaction, in batches: inout [Batch]
  ) {
    if batches.last?.transaction.id != transaction.id {
      batches.append(Batch(transaction: transaction))
      // Sealed after the last update, not when `withAnimation` returns.
      transaction.listeners.forEach { $0.attach() }
    }
    batches[batches.count - 1].writes.append(write)
    if Self.evaluating != nil { batches[batches.count - 1].isFromBody = true }
  }

  func enqueueInvalidation(of node: Node) {
    enqueue(CurrentTransaction.value) { [weak self, weak node] in
      if let node { self?.markDirty(node) }
    }
  }

  /// Marks a node to be evaluated in the running update.
  func markDirty(_ node: Node) {
    guard !node.needsUpdate, node.isMounted else { return }
    node.needsUpdate = true
    dirty.insert(node)
  }

  /// The update pass: takes over the writes of one transaction, and evaluates what read them,
  /// from the top down.
  func update(_ batch: Batch) {
    updateID += 1
    updateCount += 1
    transaction = batch.transaction
    isDriveUpdate = false
    for write in batch.writes { write() }
    updateDirtyNodes()
  }

  func updateDirtyNodes() {
    while let node = dirty.popFirst() {
      guard node.needsUpdate, node.isMounted else { continue }
      node.update()
      node.needsUpdate = false
    }
  }

  /// Runs once what stands now has been laid out, within the same update.
  func afterLayout(_ action: @escaping () -> Void) {
    afterLayoutActions.append(action)
  }

  /// Runs when the update is through, before the next one.
  func afterSettling(_ action: @escaping () -> Void) {
    settledActions.append(action)
  }

  func sealAfterUpdate(_ listener: AnimationListener) {
    unsealed.append(listener)
  }
}

/// What waits for the update pass, and within an update.
struct UpdateQueue {
  /// The writes of one transaction.
  struct Batch {
    let transaction: Transaction
    var writes: [() -> Void] = []
    /// Something was written while a view was evaluated.
    var isFromBody = false
  }

  var batches: [Batch] = []
  var dirty = DirtyNodes()
  /// How many updates there were, those of frames left out.
  var count = 0
  /// Whether the running update is that of a frame, in which nothing starts to move.
  var isDrive = false
  /// The view that has written something last, where it was a view.
  weak var writer: Node?
  /// Whether writes wait for the next external change, because views have kept writing without end.
  var postponesWrites = false
  /// Runs after the next layout, within the same update.
  var afterLayout: [() -> Void] = []
  /// Runs when the update is through, before the next one.
  var afterUpdate: [() -> Void] = []

  @inline(__always) var haveWork: Bool {
    !batches.isEmpty || !afterLayout.isEmpty || !afterUpdate.isEmpty
  }
}

extension ViewGraph {
  // MARK: What waits

  /// Queues a write under its transaction. Writes of one transaction in a row are one update.
  func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) {
    updates.writer = Self.evaluating ?? lifecycle.actingNode
    if updates.postponesWrites {
      queue(write, transaction, in: &lifecycle.postponed.batches)
    } else {
      if updates.batches.isEmpty { synchronize(.drivers) }
      queue(write, transaction, in: &updates.batches)
    }
  }

  private func queue(
    _ write: @escaping () -> Void, _ transaction: Transaction,
    in batches: inout [UpdateQueue.Batch]
  ) {
    if batches.last?.transaction.id != transaction.id {
      batches.append(UpdateQueue.Batch(transaction: transaction))
      // Closed after the last update, not when `withAnimation` returns.
      transaction.listeners.forEach { $0.enter() }
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
    updates.dirty.insert(node)
  }

  /// Runs after the next layout, within the same update.
  func afterLayout(_ action: @escaping () -> Void) { updates.afterLayout.append(action) }

  /// Runs when the update is through, before the next one.
  func afterSettling(_ action: @escaping () -> Void) { updates.afterUpdate.append(action) }

  // MARK: The passes

  /// The update pass: takes over the writes of one transaction, and evaluates what read them,
  /// from the top down. Without a transaction that waits, an update begins that only lays out.
  func beginUpdate(_ run: inout PassRun) {
    run.isUpdating = true
    run.hasUpdated = true
    run.readings = 0
    guard !updates.batches.isEmpty else { return }
    wakeDormantMotions()
    let batch = updates.batches.removeFirst()
    run.listeners = batch.transaction.listeners
    updateID += 1
    updates.count += 1
    transaction = batch.transaction
    updates.isDrive = false
    for write in batch.writes { write() }
    updateDirtyNodes()
  }

  func updateDirtyNodes() {
    while let node = updates.dirty.popFirst() {
      guard node.needsUpdate, node.isMounted else { continue }
      node.update()
      node.needsUpdate = false
    }
  }

  /// Runs what waits for the layout.
  func runLayoutActions() {
    let actions = updates.afterLayout
    updates.afterLayout = []
    actions.forEach { $0() }
    updateDirtyNodes()
  }

  /// Ends the update: custom animations see environments that have changed, and what waits for the
  /// update or for what it has started is notified.
  func endUpdate(_ run: inout PassRun) {
    refreshCustomAnimations()
    let closing = completions.endOfUpdate
    completions.endOfUpdate = []
    run.listeners.forEach { $0.leave() }
    run.listeners = []
    closing.forEach { $0.close() }
    let actions = updates.afterUpdate
    updates.afterUpdate = []
    actions.forEach { $0() }
    run.isUpdating = false
    if !run.isStopping { count(&run) }
  }

  /// Counts the updates that follow from others, and stops an endless sequence of them.
  private func count(_ run: inout PassRun) {
    run.known -= 1
    guard run.known <= 0, !updates.batches.isEmpty else { return }
    run.known = updates.batches.count
    run.updates += 1
    if updates.batches.contains(where: \.isFromBody) { run.updatesFromBodies += 1 }
    if run.updatesFromBodies >= PassRun.limit {
      stop(&run, "State is written while a view is evaluated, and changes again each time.")
    } else if run.updates >= PassRun.updateLimit {
      stop(
        &run,
        "State changes again after each of \(run.updates) updates, without any time passing.")
    }
  }

  /// Presents what has been written; what is written in response, and pending notifications, wait for an
  /// external change. Otherwise one change would never end.
  func stop(_ run: inout PassRun, _ message: String) {
    report(message, at: updates.writer ?? root)
    updates.postponesWrites = true
    run.isStopping = true
    run.hasUpdated = false
  }
}

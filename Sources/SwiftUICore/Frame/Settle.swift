extension ViewGraph {
  /// How often lifecycle actions may lead back to another update before it is called a fault.
  static let mostRounds = 8
  /// How many updates may follow from each other without a lifecycle action in between. Phases that
  /// do not animate follow so, and there may be 10,000 of them.
  private static let mostUpdates = 20_000

  /// Updates, lays out and runs lifecycle actions until nothing is left to do.
  ///
  /// Passes, in order: *update* (one transaction at a time), *layout*, what waits for layout
  /// (transitions turn from absent to present), *lifecycle*; the latter may lead back to update,
  /// at most eight times. What would go on after that waits for a change that comes from elsewhere.
  func settle() {
    if batches.isEmpty, hasWork { catchUp() }
    let wasAtWork = isAtWork
    isAtWork = true
    defer { isAtWork = wasAtWork }
    if !batches.isEmpty { takeUpPostponedWork() }
    var round = 0
    while hasWork {
      guard round < Self.mostRounds else {
        return stop(
          "State changes again in every round of onAppear, onChange, preferences or task after \(round) rounds."
        )
      }
      round += 1
      guard runUpdates() else { return }
      // Whoever waits for an animation of a change that changed nothing is told now.
      let waiting = sealedAtEndOfTurn
      sealedAtEndOfTurn = []
      waiting.forEach { $0.seal() }
      runLifecycleActions()
    }
  }

  /// One update after the other, each with its layout. Answers whether they came to an end.
  private func runUpdates() -> Bool {
    var (updates, updatesFromBodies) = (0, 0)
    // Those that were written before the first of them ran are none that follow.
    var known = batches.count
    repeat {
      runUpdate()
      known -= 1
      guard known <= 0, !batches.isEmpty else { continue }
      known = batches.count
      updates += 1
      if batches.contains(where: \.isFromBody) { updatesFromBodies += 1 }
      if updatesFromBodies >= Self.mostRounds {
        stop("State is written while a view is evaluated, and changes again each time.")
        return false
      }
      if updates >= Self.mostUpdates {
        stop("State changes again after each of \(updates) updates, without any time passing.")
        return false
      }
    } while !batches.isEmpty || needsLayout
    return true
  }

  private func runUpdate() {
    var listeners: [AnimationListener] = []
    if !batches.isEmpty {
      let batch = batches.removeFirst()
      update(batch)
      listeners = batch.transaction.listeners
    }
    layoutUntilStable()
    lookAtEnvironments()
    let leaving = unsealed
    unsealed = []
    listeners.forEach { $0.detach() }
    leaving.forEach { $0.seal() }
    let settled = settledActions
    settledActions = []
    settled.forEach { $0() }
  }

  /// What has been written is shown; what is written in return, and what views are to be told, waits
  /// for a change from elsewhere. Else one change would go on for ever.
  private func stop(_ message: String) {
    report(message, at: writer ?? root)
    postponesWrites = true
    defer { postponesWrites = false }
    repeat {
      runUpdate()
    } while !batches.isEmpty || needsLayout || !unsealed.isEmpty || !settledActions.isEmpty
      || !afterLayoutActions.isEmpty
    postponeActions()
  }

  /// Settles the tree for the first time: nothing animates until it is laid out.
  func settleFirst() {
    layoutUntilStable()
    record()
    hasAppeared = true
    settle()
  }

  private var hasWork: Bool {
    !batches.isEmpty || needsLayout || !appearances.isEmpty || !disappearances.isEmpty
      || !valueChanges.isEmpty || !unsealed.isEmpty || !settledActions.isEmpty
      || layoutReadersAreStale && !layoutReaders.isEmpty || !afterLayoutActions.isEmpty
      || !sealedAtEndOfTurn.isEmpty || environmentsDiffer
  }

  func layoutUntilStable() {
    var round = 0
    repeat {
      layOut()
      while !afterLayoutActions.isEmpty {
        let actions = afterLayoutActions
        afterLayoutActions = []
        actions.forEach { $0() }
        updateDirtyNodes()
        layOut()
      }
      guard layoutReadersAreStale, !layoutReaders.isEmpty else { return }
      let asker = tellLayoutReaders(round: round)
      round += 1
      if round >= Self.mostRounds {
        layOut()
        if layoutReadersAreStale {
          report(
            "Preferences change again in every round of layout after \(round) rounds.",
            at: asker ?? root)
        }
        layoutReadersAreStale = false
        return
      }
    } while true
  }
}

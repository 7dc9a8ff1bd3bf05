extension ViewGraph {
  /// How often lifecycle actions may lead back to another update before it is called a fault.
  static let mostRounds = 8

  /// Updates, lays out and runs lifecycle actions until nothing is left to do.
  ///
  /// Passes, in order: *update* (one transaction at a time), *layout*, what waits for layout
  /// (transitions turn from absent to present), *lifecycle*; the latter may lead back to update,
  /// at most eight times.
  func settle() {
    if batches.isEmpty, hasWork { catchUp() }
    let wasAtWork = isAtWork
    isAtWork = true
    defer { isAtWork = wasAtWork }
    var round = 0
    while hasWork {
      guard round < Self.mostRounds else {
        report(
          "State changes again in every round of onAppear, onChange or task after \(round) rounds.",
          at: root)
        for batch in batches { batch.transaction.listeners.forEach { $0.detach() } }
        batches = []
        return
      }
      round += 1
      repeat {
        var listeners: [AnimationListener] = []
        if !batches.isEmpty {
          let batch = batches.removeFirst()
          update(batch)
          listeners = batch.transaction.listeners
        }
        layoutUntilStable()
        let leaving = unsealed
        unsealed = []
        listeners.forEach { $0.detach() }
        leaving.forEach { $0.seal() }
        let settled = settledActions
        settledActions = []
        settled.forEach { $0() }
      } while !batches.isEmpty || needsLayout
      // Whoever waits for an animation of a change that changed nothing is told now.
      let waiting = sealedAtEndOfTurn
      sealedAtEndOfTurn = []
      waiting.forEach { $0.seal() }
      runLifecycleActions()
    }
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
      || !afterLayoutActions.isEmpty || !sealedAtEndOfTurn.isEmpty
  }

  func layoutUntilStable() {
    layOut()
    while !afterLayoutActions.isEmpty {
      let actions = afterLayoutActions
      afterLayoutActions = []
      actions.forEach { $0() }
      updateDirtyNodes()
      layOut()
    }
  }
}

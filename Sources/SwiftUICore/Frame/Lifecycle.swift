/// What a view asked to be notified of in the next lifecycle pass.
struct LifecycleAction {
  /// Whose action it is.
  weak var node: Node?
  let call: () -> Void
}

extension [LifecycleAction] {
  mutating func append(of node: Node, _ call: @escaping () -> Void) {
    append(LifecycleAction(node: node, call: call))
  }
}

/// What waits for the lifecycle pass.
struct LifecycleQueue {
  var appearances: [LifecycleAction] = []
  /// One for each subtree that was removed separately, in order.
  var disappearances: [Disappearances] = []
  var valueChanges: [LifecycleAction] = []
  var postponed = PostponedWork()
  /// The view whose lifecycle action is running.
  weak var actingNode: Node?
  /// Whether there are views that are retained while they are not presented.
  var hasRetainingNodes = false
}

extension ViewGraph {
  /// Whether lifecycle actions wait. Asked of the lists, in every frame in which nothing moves: the queue as a
  /// whole would be copied, and with it a weak reference.
  @inline(__always) var hasLifecycleWork: Bool {
    !lifecycle.appearances.isEmpty || !lifecycle.disappearances.isEmpty
      || !lifecycle.valueChanges.isEmpty
  }
}

/// What a subtree that was removed asked to be notified of.
struct Disappearances {
  /// Whether the subtree had a transition that ends at once: it has disappeared before others appear.
  var comesFirst = false
  var actions: [() -> Void] = []
}

/// Work deferred when the limit of a run was reached; taken up again with the next external change.
struct PostponedWork {
  var batches: [UpdateQueue.Batch] = []
  var listeners: [AnimationListener] = []
  var valueChanges: [LifecycleAction] = []
  var appearances: [LifecycleAction] = []
  var disappearances: [Disappearances] = []
}

extension ViewGraph {
  /// Calls the action in the next lifecycle pass, with the others of its subtree.
  func willDisappear(_ action: @escaping () -> Void) {
    if lifecycle.disappearances.isEmpty { lifecycle.disappearances.append(Disappearances()) }
    lifecycle.disappearances[lifecycle.disappearances.endIndex - 1].actions.append(action)
  }

  /// The lifecycle pass, which ends a turn. Completions of animations that changed nothing come first.
  func endTurn(_ run: inout PassRun) {
    let closing = completions.endOfTurn
    completions.endOfTurn = []
    closing.forEach { $0.close() }
    runLifecycleActions()
    guard hasWork else {
      run.isOver = true
      return
    }
    guard run.turns < PassRun.limit else {
      return stop(
        &run,
        "State changes again in every round of onAppear, onChange, preferences or task after "
          + "\(run.turns) rounds.")
    }
    run.turns += 1
    run.hasUpdated = false
    (run.updates, run.updatesFromBodies) = (0, 0)
    run.known = updates.batches.count
  }

  /// Changed values first, then views that appeared, then views that disappeared; those that were removed by the
  /// transition of identity disappear before others appear. Within each, later
  /// siblings before earlier ones and children before parents; but subtrees that were removed
  /// separately are notified in the order that they had.
  func runLifecycleActions() {
    let changes = lifecycle.valueChanges
    let arrivals = lifecycle.appearances
    let removed = lifecycle.disappearances
    lifecycle.valueChanges = []
    lifecycle.appearances = []
    lifecycle.disappearances = []
    defer { lifecycle.actingNode = nil }
    CurrentTransaction.withNone {
      @MainActor func depart(first: Bool) {
        lifecycle.actingNode = nil
        for group in removed where group.comesFirst == first {
          for action in group.actions.reversed() { action() }
        }
      }
      @MainActor func run(_ actions: [LifecycleAction]) {
        for action in actions.reversed() {
          lifecycle.actingNode = action.node
          action.call()
        }
      }
      run(changes)
      depart(first: true)
      run(arrivals)
      depart(first: false)
    }
  }

  /// Keeps the pending calls until the next external change.
  func postponeActions() {
    lifecycle.postponed.listeners += completions.endOfTurn
    completions.endOfTurn = []
    lifecycle.postponed.valueChanges += lifecycle.valueChanges
    lifecycle.postponed.appearances += lifecycle.appearances
    lifecycle.postponed.disappearances += lifecycle.disappearances
    (lifecycle.valueChanges, lifecycle.appearances, lifecycle.disappearances) = ([], [], [])
  }

  /// Whether something waits for the next external change: a run has led back too often.
  package var hasPostponedWork: Bool {
    let postponed = lifecycle.postponed
    return !postponed.batches.isEmpty || !postponed.listeners.isEmpty
      || !postponed.valueChanges.isEmpty || !postponed.appearances.isEmpty
      || !postponed.disappearances.isEmpty
  }

  /// An external change that writes nothing: what waits for one is taken up.
  package func takeUpExternally() { enqueue(Transaction()) {} }

  func takeUpPostponedWork() {
    updates.batches = lifecycle.postponed.batches + updates.batches
    completions.endOfTurn = lifecycle.postponed.listeners + completions.endOfTurn
    lifecycle.valueChanges = lifecycle.postponed.valueChanges + lifecycle.valueChanges
    lifecycle.appearances = lifecycle.postponed.appearances + lifecycle.appearances
    lifecycle.disappearances = lifecycle.postponed.disappearances + lifecycle.disappearances
    lifecycle.postponed = PostponedWork()
  }
}

/// What a view asked to be told of in the next lifecycle pass.
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

/// What has not been done because it led to more of the same for ever.
struct PostponedWork {
  var batches: [ViewGraph.Batch] = []
  var listeners: [AnimationListener] = []
  var valueChanges: [LifecycleAction] = []
  var appearances: [LifecycleAction] = []
  var disappearances: [[() -> Void]] = []
}

extension ViewGraph {
  /// Calls the action in the next lifecycle pass, with the others of its subtree.
  func willDisappear(_ action: @escaping () -> Void) {
    if disappearances.isEmpty { disappearances.append([]) }
    disappearances[disappearances.endIndex - 1].append(action)
  }

  /// The lifecycle pass: changed values first, then views that came, then views that went. Within
  /// each, later siblings before earlier ones and children before parents; but subtrees that went
  /// each by itself are told in the order in which they stood.
  func runLifecycleActions() {
    let changes = valueChanges
    let arrivals = appearances
    let departures = disappearances.flatMap { $0.reversed() }
    valueChanges = []
    appearances = []
    disappearances = []
    defer { actingNode = nil }
    CurrentTransaction.withNone {
      for action in changes.reversed() + arrivals.reversed() {
        actingNode = action.node
        action.call()
      }
      actingNode = nil
      for action in departures { action() }
    }
  }

  /// Keeps what is to be called for the next update that comes from elsewhere.
  func postponeActions() {
    postponed.listeners += sealedAtEndOfTurn
    sealedAtEndOfTurn = []
    postponed.valueChanges += valueChanges
    postponed.appearances += appearances
    postponed.disappearances += disappearances
    (valueChanges, appearances, disappearances) = ([], [], [])
  }

  func takeUpPostponedWork() {
    batches = postponed.batches + batches
    sealedAtEndOfTurn = postponed.listeners + sealedAtEndOfTurn
    valueChanges = postponed.valueChanges + valueChanges
    appearances = postponed.appearances + appearances
    disappearances = postponed.disappearances + disappearances
    postponed = PostponedWork()
  }
}

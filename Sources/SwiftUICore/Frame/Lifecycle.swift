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
    CurrentTransaction.withNone {
      for action in changes.reversed() + arrivals.reversed() + departures { action() }
    }
  }
}

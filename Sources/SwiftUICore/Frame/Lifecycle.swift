extension ViewGraph {
  /// The lifecycle pass: changed values first, then views that came, then views that went. Within
  /// each, later siblings before earlier ones and children before parents.
  func runLifecycleActions() {
    let changes = valueChanges
    let arrivals = appearances
    let departures = disappearances
    valueChanges = []
    appearances = []
    disappearances = []
    CurrentTransaction.withNone {
      for action in changes.reversed() + arrivals.reversed() + departures.reversed() { action() }
    }
  }
}

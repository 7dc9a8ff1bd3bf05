/// Listeners that may be complete, as nothing has started for them.
struct CompletionQueue {
  /// Closed at the end of the running update.
  var endOfUpdate: [AnimationListener] = []
  /// Closed at the end of the turn: of all updates that follow from each other.
  var endOfTurn: [AnimationListener] = []

  @inline(__always) var haveWork: Bool { !endOfUpdate.isEmpty || !endOfTurn.isEmpty }
}

extension ViewGraph {
  func closeAfterUpdate(_ listener: AnimationListener) { completions.endOfUpdate.append(listener) }
}

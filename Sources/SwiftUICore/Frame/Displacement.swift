// A host that only shows pixels does not move what cannot be seen: see `DisplacedChildren`.
extension ViewGraph {
  /// Has everything follow that was to follow later: somebody asks where it is.
  func resolveDisplacements() {
    for displaced in layout.displaced { displaced.resolve() }
  }

  /// Has everything follow that may be seen now.
  func resolveSeenDisplacements() {
    for displaced in layout.displaced { displaced.resolveSeen() }
  }

  /// Runs something as it would have been at an earlier time of the running program.
  func replay(at time: Double, _ update: Int, _ transaction: Transaction, _ body: () -> Void) {
    let saved = (now, updateID, layout.replayed)
    (now, updateID, layout.replayed) = (time, update, transaction)
    defer { (now, updateID, layout.replayed) = saved }
    body()
  }
}

extension Element {
  /// Has the children follow whose container has moved them above this element.
  final func resolveDisplacementAbove() {
    guard !graph.layout.displaced.isEmpty else { return }
    var element = self
    while let parent = element.parent {
      parent.childChanges?.displaced?.follow(element)
      element = parent
    }
  }
}

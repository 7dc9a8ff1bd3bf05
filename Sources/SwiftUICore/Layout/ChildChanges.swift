/// Children of a container that are placed later than the container.
@MainActor
protocol LaterPlacement<Child>: AnyObject {
  associatedtype Child
  /// Something in a child is different: it follows now.
  func note(_ child: Child)
  /// A child follows now.
  func follow(_ child: Child)
  /// There are other children: those before follow now.
  func forget()
  /// All children follow now.
  func resolve()
  /// Those children follow that may be seen now.
  func resolveSeen()
}

/// What has changed in a container's children since it looked at them last: for containers of many children, which
/// ask only those again that have changed.
@MainActor
final class ChildChanges<Child: AnyObject> {
  /// Children in which something has changed, in this order; one may be there again.
  private(set) var changed: [Child] = []
  /// Increases where the list says nothing any more: there are other children, or too many have changed.
  private(set) var generation = 0
  /// Children that are to follow the container later.
  var displaced: (any LaterPlacement<Child>)?
  private var exiting: [Child]?
  /// Where more have changed, all are asked.
  private static var limit: Int { 16 }

  func note(_ child: Child) {
    displaced?.note(child)
    if changed.count == Self.limit { return forget() }
    changed.append(child)
  }

  /// Those of the children that are exiting.
  func exiting(of children: [Child], where isExiting: (Child) -> Bool) -> [Child] {
    let known = exiting ?? children.filter(isExiting)
    exiting = known
    return known
  }

  /// Everyone who looks at the list has taken all of it into account.
  func clear() { changed.removeAll(keepingCapacity: true) }

  /// There are other children, or some have begun to exit or have come back.
  func forget() {
    displaced?.forget()
    changed = []
    exiting = nil
    generation += 1
  }
}

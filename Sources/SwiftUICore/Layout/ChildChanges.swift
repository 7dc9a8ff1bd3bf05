/// Children of an element that are placed later than the element.
@MainActor
protocol LaterPlacement: AnyObject {
  /// Something in a child is different: it follows now.
  func note(_ child: Element)
  /// A child follows now.
  func follow(_ child: Element)
  /// There are other children: those before follow now.
  func forget()
  /// All children follow now.
  func resolve()
  /// Those children follow that may be seen now.
  func resolveSeen()
}

/// What has changed in an element's children since it looked at them last: for containers of many children, which
/// ask only those again that have changed.
@MainActor
final class ChildChanges {
  /// Children in which something has changed, in this order; one may be there again.
  private(set) var changed: [Element] = []
  /// Increases where the list says nothing any more: there are other children, or too many have changed.
  private(set) var generation = 0
  /// Children that are to follow the container later.
  var displaced: (any LaterPlacement)?
  private var exiting: [Element]?
  /// Where more have changed, all are asked.
  private static let limit = 16

  func note(_ child: Element) {
    displaced?.note(child)
    if changed.count == Self.limit { return forget() }
    changed.append(child)
  }

  /// Those of the children that are exiting.
  func exiting(of children: [Element]) -> [Element] {
    let known = exiting ?? children.filter(\.isRemoving)
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

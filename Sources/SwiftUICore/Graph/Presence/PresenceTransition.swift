/// One element that enters or exits, inside the views that show it.
@MainActor
protocol PresenceTransition: AnyObject {
  /// What enters or exits.
  var element: Element { get }
  /// The elements that represent it in its container.
  var elements: [Element] { get }
  /// The node of the views around it.
  var node: Node { get }
  /// The content of a modifier that is applied outside of the view's position.
  func content(for modifier: Node) -> Element
  /// Sets the element of a modifier that is applied outside of the view's position: it wraps
  /// `content(for:)`, and takes part in the transition.
  func setWrapper(_ wrapper: Element, of modifier: Node)
  /// The view is inserted again before its exit transition has ended.
  func revive()
}

/// Decides how views enter and exit, and starts it. A graph without it inserts and removes views at
/// once.
@MainActor
protocol PresenceTransitions {
  /// An element has been inserted.
  ///
  /// - Parameter owner: the node at whose place it was.
  /// - Returns: the transition that it enters with; `nil` where it is present at once.
  func enter(_ element: Element, at owner: Node, in transaction: Transaction)
    -> (any PresenceTransition)?

  /// An element has been removed.
  ///
  /// - Parameters:
  ///   - known: the transition that the element is in already.
  ///   - completion: called when nothing moves any more, unless the element was revived.
  /// - Returns: the transition that it exits with; `nil` where it is removed at once.
  func exit(
    _ element: Element, in known: (any PresenceTransition)?, at owner: Node,
    in transaction: Transaction, completion: @escaping () -> Void
  ) -> (any PresenceTransition)?

  /// Whether the element is removed by a transition that was asked for and ends at once.
  func removesAtOnce(_ element: Element, at owner: Node) -> Bool
}

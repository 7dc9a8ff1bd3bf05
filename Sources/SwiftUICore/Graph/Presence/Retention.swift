/// An observer of presence: notified when its view appears and disappears, also where the view is
/// only retained: kept while it is not presented, as a page behind another page.
@MainActor
protocol PresenceObserver: Node {
  /// The view is presented. Called again while it is, it changes nothing.
  func didAppear()
  /// The view is no longer presented. Without an appearance before, it changes nothing.
  func didDisappear()
}

/// A node that retains content which is not presented: a stack of screens, pages.
@MainActor
protocol RetainingNode: Node {
  /// Whether the subtree that is reached by way of the nodes with these numbers is presented.
  func isPresented(_ path: Set<Int>) -> Bool
}

/// A retaining node with several contents, each of which is presented or not.
@MainActor
protocol PageRetainingNode: RetainingNode {}

extension Node {
  /// Whether the node is in content that is retained and not presented.
  final var isRetained: Bool {
    guard graph.lifecycle.hasRetainingNodes else { return false }
    var path: Set<Int> = []
    var node: Node? = self
    while let current = node {
      if let retaining = current as? any RetainingNode, current !== self,
        !retaining.isPresented(path)
      {
        return true
      }
      path.insert(current.number)
      node = current.parent
    }
    return false
  }

  /// Notifies the observers here and below, but for those in content that is retained anyway.
  final func notifyPresence(isPresented: Bool) {
    func notify(_ node: Node, _ path: Set<Int>, _ retaining: [any RetainingNode]) {
      var path = path
      var retaining = retaining
      path.insert(node.number)
      if retaining.contains(where: { !$0.isPresented(path) }) {
        // A node with pages decides only once the page is on the path.
        guard retaining.last is any PageRetainingNode else { return }
      } else if let node = node as? any PresenceObserver {
        if isPresented { node.didAppear() } else { node.didDisappear() }
      }
      if let next = node as? any RetainingNode, node !== self { retaining.append(next) }
      for child in node.nodesBelow { notify(child, path, retaining) }
    }
    notify(self, [], [])
  }
}

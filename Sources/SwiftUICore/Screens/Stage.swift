/// Something that is told when its view comes and goes, also where the view only stays behind.
@MainActor
protocol StageNode: Node {
  /// Is told, unless it has been.
  func enterStage()
  /// Is told, where it has been told that it came.
  func leaveStage()
}

/// A node some of whose content counts as gone.
@MainActor
protocol StageKeepingNode: Node {
  /// Whether what is reached by way of the nodes with these numbers counts as being there.
  func isOnStage(_ path: Set<Int>) -> Bool
}

extension Node {
  /// Whether the node is in something that does not count as being there.
  final var isOffStage: Bool {
    guard graph.hasStages else { return false }
    var path: Set<Int> = []
    var node: Node? = self
    while let current = node {
      if let stage = current as? any StageKeepingNode, current !== self, !stage.isOnStage(path) {
        return true
      }
      path.insert(current.number)
      node = current.parent
    }
    return false
  }

  /// Tells everything here and below that it comes or goes, but for what stays behind anyway.
  final func tellStage(enters: Bool) {
    func tell(_ node: Node, _ path: Set<Int>, _ keepers: [any StageKeepingNode]) {
      var path = path
      var keepers = keepers
      path.insert(node.number)
      if keepers.contains(where: { !$0.isOnStage(path) }) {
        // A keeper of pages answers only once the page is on the path.
        guard keepers.last is any PageKeepingNode else { return }
      } else if let node = node as? any StageNode {
        if enters { node.enterStage() } else { node.leaveStage() }
      }
      if let keeper = node as? any StageKeepingNode, node !== self {
        keepers.append(keeper)
      }
      for child in node.nodesBelow { tell(child, path, keepers) }
    }
    tell(self, [], [])
  }

  /// The views that a builder and its loops, conditions and groups have put together, taken apart
  /// again.
  final func roots() -> [Node] {
    var roots: [Node] = []
    collectRoots(into: &roots)
    return roots
  }
}

/// A keeper whose content is in several parts.
@MainActor
protocol PageKeepingNode: StageKeepingNode {}

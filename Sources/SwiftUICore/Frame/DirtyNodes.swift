/// The nodes to be evaluated, from the top down; of one depth, the one marked first.
struct DirtyNodes {
  /// By depth.
  private var levels: [Level] = []
  /// No node waits above this depth.
  private var top = 0

  private struct Level {
    var nodes: [Node] = []
    /// How many of them have been taken.
    var taken = 0
  }

  @MainActor mutating func insert(_ node: Node) {
    while levels.count <= node.depth { levels.append(Level()) }
    levels[node.depth].nodes.append(node)
    top = min(top, node.depth)
  }

  mutating func popFirst() -> Node? {
    while top < levels.count {
      let taken = levels[top].taken
      if taken < levels[top].nodes.count {
        levels[top].taken = taken + 1
        return levels[top].nodes[taken]
      }
      if taken > 0 { levels[top] = Level() }
      top += 1
    }
    return nil
  }
}

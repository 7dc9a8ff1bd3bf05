/// The nodes to be evaluated, from the top down; of one depth, the one made first. Nodes are
/// marked from hashed collections, so the order of marking differs from run to run.
struct DirtyNodes {
  /// By depth.
  private var levels: [Level] = []
  /// No node waits above this depth.
  private var top = 0

  /// Compared without a closure, which would ask whose thread it is on each time.
  private struct Place: Comparable {
    let number: Int
    let place: Int

    static func < (left: Place, right: Place) -> Bool { left.number < right.number }
  }

  private struct Level {
    var nodes: [Node] = []
    /// How many of them have been taken.
    var taken = 0
    /// Those that wait are not in their order.
    var needsSorting = false

    /// Numbers and places are sorted, as sorting nodes would count references at each step.
    @MainActor mutating func sort() {
      needsSorting = false
      var places: [Place] = []
      places.reserveCapacity(nodes.count - taken)
      for place in taken..<nodes.count {
        places.append(Place(number: nodes[place].number, place: place))
      }
      places.sort()
      var sorted: [Node] = []
      sorted.reserveCapacity(places.count)
      for place in places { sorted.append(nodes[place.place]) }
      nodes.replaceSubrange(taken..., with: sorted)
    }
  }

  var isEmpty: Bool { levels.allSatisfy { $0.taken == $0.nodes.count } }

  @MainActor mutating func insert(_ node: Node) {
    while levels.count <= node.depth { levels.append(Level()) }
    if let last = levels[node.depth].nodes.last, last.number > node.number {
      levels[node.depth].needsSorting = true
    }
    levels[node.depth].nodes.append(node)
    top = min(top, node.depth)
  }

  @MainActor mutating func popFirst() -> Node? {
    while top < levels.count {
      let taken = levels[top].taken
      if levels[top].needsSorting {
        levels[top].sort()
      }
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

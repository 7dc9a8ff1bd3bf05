/// The arithmetic of a stack: who gets how much of the room along the axis.
@MainActor
struct StackLengths {
  let axis: Axis
  let spacing: CGFloat?

  struct Placement {
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    /// Where each child starts along the axis.
    var positions: [CGFloat]
    var length: CGFloat
  }

  /// Divides the proposed length: children of the highest priority first, and among these the
  /// least flexible first, each offered an equal share of what is left.
  func divide(_ children: [Element], _ proposal: ProposedViewSize) -> Placement {
    let gaps = gaps(between: children)
    let spaces = gaps.reduce(0, +)
    var proposals = Array(repeating: proposal, count: children.count)
    var sizes = Array(repeating: CGSize.zero, count: children.count)
    if let available = proposal[axis] {
      var remaining = available - spaces
      let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
        .sorted { $0.key > $1.key }.map(\.value)
      let minima = children.map { length(of: $0, offered: 0, proposal) }
      var reserved = minima.reduce(0, +)
      for group in groups {
        reserved -= group.reduce(0) { $0 + minima[$1] }
        var room = remaining - reserved
        let ordered = group.map { index in
          (index: index, flexibility: flexibility(of: children[index], minima[index], proposal))
        }.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (done, entry) in ordered.enumerated() {
          // Without limits everyone may have all there is.
          let share =
            available == .infinity ? available : max(0, room / CGFloat(ordered.count - done))
          proposals[entry.index][axis] = share
          sizes[entry.index] = children[entry.index].sizeThatFits(proposals[entry.index])
          room -= sizes[entry.index][axis]
          remaining -= sizes[entry.index][axis]
        }
      }
    } else {
      for index in children.indices {
        sizes[index] = children[index].sizeThatFits(proposal)
      }
    }
    var positions: [CGFloat] = []
    var position: CGFloat = 0
    for index in children.indices {
      if index > 0 { position += gaps[index - 1] }
      positions.append(position)
      position += sizes[index][axis]
    }
    return Placement(sizes: sizes, proposals: proposals, positions: positions, length: position)
  }

  private func length(of child: Element, offered: CGFloat, _ proposal: ProposedViewSize) -> CGFloat
  {
    var proposal = proposal
    proposal[axis] = offered
    return child.sizeThatFits(proposal)[axis]
  }

  private func flexibility(of child: Element, _ minimum: CGFloat, _ proposal: ProposedViewSize)
    -> CGFloat
  {
    var proposal = proposal
    proposal[axis] = .infinity
    let most = child.sizeThatFits(proposal)[axis]
    return most - minimum
  }

  /// The distances between neighbours. A spacer wants none beside it where none is asked for.
  private func gaps(between children: [Element]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      if let spacing { return spacing.isFinite ? spacing : 0 }
      return children[index - 1].preferredSpacing.distance(
        to: children[index].preferredSpacing, along: axis)
    }
  }
}

/// The distance between views where none is given, in points.
let defaultSpacing: CGFloat = 8

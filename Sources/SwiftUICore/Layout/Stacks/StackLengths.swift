/// The arithmetic of a stack: who gets how much of the room along the axis.
@MainActor
struct StackLengths {
  let axis: Axis
  let spacing: CGFloat?

  struct Placement {
    fileprivate(set) var sizes: [CGSize]
    fileprivate(set) var proposals: [ProposedViewSize]
    /// Where each child starts along the axis.
    fileprivate(set) var positions: [CGFloat] = []
    fileprivate(set) var length: CGFloat = 0
    /// The distances between neighbours.
    fileprivate var gaps: [CGFloat] = []
    fileprivate var demands: [Demand] = []
    /// The children in the order in which they are offered room, by priority.
    fileprivate var groups: [[Int]] = []
  }

  /// What decides when a child is offered room, and how much.
  fileprivate struct Demand: Equatable {
    var priority: Double
    var minimum: CGFloat
    var flexibility: CGFloat
  }

  /// Divides the proposed length: children of the highest priority first, and among these the
  /// least flexible first, each offered an equal share of what is left.
  func divide(_ children: [Element], _ proposal: ProposedViewSize) -> Placement {
    var placement = Placement(
      sizes: Array(repeating: .zero, count: children.count),
      proposals: Array(repeating: proposal, count: children.count))
    placement.gaps = gaps(between: children)
    if proposal[axis] == nil {
      for index in children.indices {
        placement.sizes[index] = children[index].sizeThatFits(proposal)
      }
    } else {
      placement.demands = children.map { demand(of: $0, proposal) }
      placement.groups = Self.groups(placement.demands)
      offer(&placement, children, proposal, isUnknown: []) { _ in }
    }
    position(&placement)
    return placement
  }

  /// Divides the same length again after some children have changed; the others are not asked.
  ///
  /// - Parameter changed: the indices of children that may be measured otherwise than before.
  /// - Returns: the indices of those that have another proposal, or that were measured again.
  func update(
    _ placement: inout Placement, _ children: [Element], _ proposal: ProposedViewSize,
    changed: [Int]
  ) -> [Int] {
    for index in changed {
      for gap in [index - 1, index] where placement.gaps.indices.contains(gap) {
        placement.gaps[gap] = self.gap(children[gap], children[gap + 1])
      }
    }
    var measured: [Int] = []
    if proposal[axis] == nil {
      measured = changed
      for index in changed { placement.sizes[index] = children[index].sizeThatFits(proposal) }
    } else {
      var isUnknown = Array(repeating: false, count: children.count)
      var isOrdered = true
      for index in changed {
        isUnknown[index] = true
        let demand = demand(of: children[index], proposal)
        let known = placement.demands[index]
        isOrdered =
          isOrdered && demand.priority == known.priority && demand.flexibility == known.flexibility
        placement.demands[index] = demand
      }
      if !isOrdered { placement.groups = Self.groups(placement.demands) }
      offer(&placement, children, proposal, isUnknown: isUnknown) { measured.append($0) }
    }
    position(&placement)
    return measured
  }

  /// Offers those children that are smaller across than the stack as much as it takes there, and nothing else along it.
  ///
  /// - Returns: their indices.
  func settle(_ placement: inout Placement, _ children: [Element], across extent: CGFloat) -> [Int]
  {
    let smaller = placement.sizes.indices.filter { placement.sizes[$0][axis.other] < extent }
    for index in smaller {
      placement.proposals[index][axis.other] = extent
      placement.sizes[index] = children[index].sizeThatFits(placement.proposals[index])
    }
    if !smaller.isEmpty { position(&placement) }
    return smaller
  }

  private func demand(of child: Element, _ proposal: ProposedViewSize) -> Demand {
    let minimum = length(of: child, offered: 0, proposal)
    return Demand(
      priority: child.layoutPriority, minimum: minimum,
      flexibility: flexibility(of: child, minimum, proposal))
  }

  private static func groups(_ demands: [Demand]) -> [[Int]] {
    func ordered(_ group: [Int]) -> [Int] {
      group.sorted { (demands[$0].flexibility, $0) < (demands[$1].flexibility, $1) }
    }
    guard let first = demands.first else { return [] }
    if demands.allSatisfy({ $0 == first }) { return [Array(demands.indices)] }
    return Dictionary(grouping: demands.indices) { demands[$0].priority }
      .sorted { $0.key > $1.key }.map { ordered($0.value) }
  }

  /// Offers room in the order of the groups. A child that is offered as much as before is measured only where
  /// its size is unknown; all are, where `isUnknown` is empty.
  private func offer(
    _ placement: inout Placement, _ children: [Element], _ proposal: ProposedViewSize,
    isUnknown: [Bool], _ didMeasure: (Int) -> Void
  ) {
    guard let available = proposal[axis] else { return }
    let (axis, isUnlimited) = (axis, available == .infinity)
    var remaining = available - placement.gaps.reduce(0, +)
    // Moved out, so that they are not copied: a list of thousands is gone through.
    var (sizes, proposals) = (placement.sizes, placement.proposals)
    (placement.sizes, placement.proposals) = ([], [])
    defer { (placement.sizes, placement.proposals) = (sizes, proposals) }
    var reserved: CGFloat = 0
    for demand in placement.demands { reserved += demand.minimum }
    for group in placement.groups {
      var minimum: CGFloat = 0
      for index in group { minimum += placement.demands[index].minimum }
      reserved -= minimum
      var room = remaining - reserved
      var sharing = group.count
      for index in group {
        // Without limits everyone may have all there is.
        let share = isUnlimited ? available : max(0, room / CGFloat(sharing))
        sharing -= 1
        if isUnknown.isEmpty || isUnknown[index] || proposals[index][axis] != share {
          proposals[index][axis] = share
          sizes[index] = children[index].sizeThatFits(proposals[index])
          didMeasure(index)
        }
        let length = sizes[index][axis]
        room -= length
        remaining -= length
      }
    }
  }

  private func position(_ placement: inout Placement) {
    let count = placement.sizes.count
    if placement.positions.count != count {
      placement.positions = Array(repeating: 0, count: count)
    }
    var position: CGFloat = 0
    for index in 0..<count {
      if index > 0 { position += placement.gaps[index - 1] }
      placement.positions[index] = position
      position += placement.sizes[index][axis]
    }
    placement.length = position
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

  private func gaps(between children: [Element]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { gap(children[$0 - 1], children[$0]) }
  }

  /// The distance between neighbours.
  private func gap(_ first: Element, _ second: Element) -> CGFloat {
    if let spacing { return spacing.isFinite ? spacing : 0 }
    return first.spacing(along: axis).last.distance(to: second.spacing(along: axis).first)
  }
}

/// The distance between views where none is given, in points.
let defaultSpacing: CGFloat = 8

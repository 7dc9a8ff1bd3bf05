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
    /// The children in the order in which they are offered room, by priority; `nil` where that is their own.
    fileprivate var groups: [[Int]]? = []
    /// The children that cannot do without endless room.
    fileprivate var endless: Set<Int> = []
    /// How much along the axis all have been offered, where it is the same.
    fileprivate var share: CGFloat?
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
      placement.endless = Set(
        placement.demands.indices.filter { !placement.demands[$0].minimum.isFinite })
      offer(&placement, children, proposal, changed: nil) { _ in }
    }
    position(&placement)
    return placement
  }

  /// Divides the same length again after some children have changed; the others are not asked.
  ///
  /// - Parameter changed: the indices of children that may be measured otherwise than before, in their order.
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
      var isOrdered = true
      for index in changed {
        let demand = demand(of: children[index], proposal)
        let known = placement.demands[index]
        isOrdered =
          isOrdered && demand.priority == known.priority && demand.flexibility == known.flexibility
        placement.demands[index] = demand
        if demand.minimum.isFinite {
          placement.endless.remove(index)
        } else {
          placement.endless.insert(index)
        }
      }
      if !isOrdered { placement.groups = Self.groups(placement.demands) }
      offer(&placement, children, proposal, changed: changed) { measured.append($0) }
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

  /// - Returns: `nil` where the order is that of the children, and all have equally much they cannot do without.
  private static func groups(_ demands: [Demand]) -> [[Int]]? {
    func ordered(_ group: [Int]) -> [Int] {
      group.sorted { (demands[$0].flexibility, $0) < (demands[$1].flexibility, $1) }
    }
    guard let first = demands.first else { return [] }
    if demands.allSatisfy({ $0 == first }) { return nil }
    return Dictionary(grouping: demands.indices) { demands[$0].priority }
      .sorted { $0.key > $1.key }.map { ordered($0.value) }
  }

  /// Offers room in the order of the groups. A child that is offered as much as before is measured only where
  /// it has changed; all are, where `changed` is `nil`.
  private func offer(
    _ placement: inout Placement, _ children: [Element], _ proposal: ProposedViewSize,
    changed: [Int]?, _ didMeasure: (Int) -> Void
  ) {
    guard let available = proposal[axis] else { return }
    let remaining = available - placement.gaps.reduce(0, +)
    guard let groups = placement.groups else {
      offerInOrder(&placement, children, available, remaining, changed, didMeasure)
      return
    }
    offer(&placement, children, available, remaining, groups, changed, didMeasure)
  }

  private func offer(
    _ placement: inout Placement, _ children: [Element], _ available: CGFloat,
    _ remaining: CGFloat, _ groups: [[Int]], _ changed: [Int]?, _ didMeasure: (Int) -> Void
  ) {
    let unknown = changed.map(Set.init)
    var remaining = remaining
    var reserved: CGFloat = 0
    for demand in placement.demands { reserved += demand.minimum }
    for group in groups {
      var minimum: CGFloat = 0
      for index in group { minimum += placement.demands[index].minimum }
      reserved -= minimum
      var room = remaining - reserved
      for (done, index) in group.enumerated() {
        // Without limits everyone may have all there is.
        let share = available == .infinity ? available : max(0, room / CGFloat(group.count - done))
        if unknown?.contains(index) ?? true || placement.proposals[index][axis] != share {
          placement.proposals[index][axis] = share
          placement.sizes[index] = children[index].sizeThatFits(placement.proposals[index])
          didMeasure(index)
        }
        let length = placement.sizes[index][axis]
        room -= length
        remaining -= length
      }
    }
    placement.share = nil
  }

  /// The same for children that are offered room in their own order: of thousands, only those are looked at whose
  /// share differs or that have changed.
  private func offerInOrder(
    _ placement: inout Placement, _ children: [Element], _ available: CGFloat,
    _ remaining: CGFloat, _ changed: [Int]?, _ didMeasure: (Int) -> Void
  ) {
    let (axis, count, isUnlimited) = (axis, children.count, available == .infinity)
    // Moved out, so that they are not copied.
    var (sizes, proposals) = (placement.sizes, placement.proposals)
    (placement.sizes, placement.proposals) = ([], [])
    defer { (placement.sizes, placement.proposals) = (sizes, proposals) }
    let known = changed == nil ? nil : placement.share
    var common: CGFloat?
    var isCommon = true
    // Of one group nothing is reserved for others. What is endless leaves nothing to anyone.
    var room = placement.endless.isEmpty ? remaining : .nan
    var nextChanged = 0
    for index in 0..<count {
      let share = isUnlimited ? available : max(0, room / CGFloat(count - index))
      if index == 0 { common = share } else if share != common { isCommon = false }
      var isUnknown = changed == nil
      if let changed, nextChanged < changed.count, changed[nextChanged] == index {
        isUnknown = true
        nextChanged += 1
      }
      if isUnknown || share != known && proposals[index][axis] != share {
        proposals[index][axis] = share
        sizes[index] = children[index].sizeThatFits(proposals[index])
        didMeasure(index)
      }
      room -= sizes[index][axis]
    }
    placement.share = isCommon ? common : nil
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

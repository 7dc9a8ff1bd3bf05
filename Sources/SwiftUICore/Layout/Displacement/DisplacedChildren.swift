import LegatoDisplay

/// Children of a container that are moved off the surface, and that follow later: where a row of a long list grows,
/// all those below it move by the same length, and a screenful of them can be seen.
///
/// What was not done is kept as steps: where the children were put, when, and in which transaction. A child
/// follows them, each at its own time, before it can be seen, before it changes, and when somebody asks where it
/// is. So it is where it would be, had it followed at once.
@MainActor
final class DisplacedChildren: LaterPlacement {
  /// One placement of the container that children have not followed.
  private struct Step {
    let time: Double
    let update: Int
    var transaction: Transaction
    /// When less than a billionth is left of the motion from where the children were before.
    let fadeTime: Double
    var origins: [CGPoint]
    /// The children before the first and from the second index on have not followed, but for those here.
    var before: Int
    var after: Int
    var followers: Set<Int> = []

    func holds(_ index: Int) -> Bool {
      (index < before || index >= after) && !followers.contains(index)
    }
  }

  private weak var container: Element?
  private let axis: Axis
  private var children: [Element] = []
  /// As they were placed last, the steps included.
  private var origins: [CGPoint] = []
  /// Lists of places that nothing needs any more, for the next ones to be written over: fresh memory takes the
  /// system longer than the places do.
  private var rooms: [[CGPoint]] = []
  private var steps: [Step] = []
  /// Whether the graph knows that children are to follow.
  private var isListed = false
  /// The children before the first and from the second index on may not have followed.
  private var before = 0
  private var after = 0
  /// How far a child's layers draw beyond its frame; NaN where it has to be looked at, infinite where it cannot
  /// follow later.
  private var overflows: [Double] = []
  /// Children that have changed since they were placed.
  private var changed: [Element] = []
  private var areAllChanged = true
  private var motion = BoundedMotion()
  /// What the children that have not followed stay out of, along the axis.
  private var zone: ClosedRange<Double> = 0...0

  private static let maxChanged = 16
  private static let maxSteps = 32

  init(_ container: Element, _ axis: Axis) {
    self.container = container
    self.axis = axis
  }

  // MARK: Changes

  /// There are other children.
  func forget() {
    resolve()
    children = []
    areAllChanged = true
  }

  /// Something in a child is different: it follows now, and is placed again by the next layout.
  func note(_ child: Element) {
    if changed.count < Self.maxChanged { changed.append(child) } else { areAllChanged = true }
    follow(child)
  }

  /// One child follows.
  func follow(_ child: Element) {
    guard !steps.isEmpty, let index = children.firstIndex(where: { $0 === child }) else { return }
    overflows[index] = .nan
    resolve(index)
    for step in steps.indices where steps[step].holds(index) { steps[step].followers.insert(index) }
  }

  // MARK: Placement

  /// Places children, now or later.
  ///
  /// - Parameter unplaced: the indices of those that may have another size or proposal than they were placed with
  ///   last; `nil` where that is not known.
  func place(
    _ children: [Element], at origins: [CGPoint], sizes: [CGSize], proposals: [ProposedViewSize],
    unplaced: [Int]?
  ) {
    defer {
      // What the step before the last has is needed.
      if steps.count < 2 { addRoom(self.origins) }
      self.origins = origins
      changed = []
      areAllChanged = false
    }
    if self.children.isEmpty { adopt(children) }
    let isKnown = !areAllChanged && self.children.count == children.count
    guard isKnown, let container, let move = move(to: origins, container) else {
      resolve()
      if areAllChanged || overflows.count != children.count {
        overflows = Array(repeating: .nan, count: children.count)
      }
      self.children = children
      for index in children.indices {
        children[index].place(at: origins[index], proposal: proposals[index])
      }
      return
    }
    let animation = move.transaction.animation
    let (low, high) = (move.zone.lowerBound, move.zone.upperBound)
    let distance = move.motion.deviation
    // Those that are placed now, and all between them.
    let different = changed.compactMap { child in children.firstIndex { $0 === child } }
    for index in different { overflows[index] = .nan }
    let atLeast = (different + (unplaced ?? [])).reduce(nil as ClosedRange<Int>?) { range, index in
      min(range?.lowerBound ?? index, index)...max(range?.upperBound ?? index, index)
    }
    func stays(_ index: Int) -> Bool {
      unplaced != nil
        || children[index].size == sizes[index]
          && children[index].placedProposal == proposals[index]
    }
    let last = atLeast?.upperBound ?? -1
    var after = children.count
    if unplaced != nil {
      after = firstOut(to: last + 1, origins, beyond: high + distance)
    }
    while after > last + 1, stays(after - 1),
      let overflow = overflow(of: after - 1, animation),
      origins[after - 1][axis] - overflow - distance > high
    {
      after -= 1
    }
    let first = min(atLeast?.lowerBound ?? after, after)
    var before = 0
    while before < first, stays(before),
      let overflow = overflow(of: before, animation),
      origins[before][axis] + sizes[before][axis] + overflow + distance < low
    {
      before += 1
    }
    resolve(keeping: before, after)
    zone = move.zone
    motion = move.motion
    for index in before..<after {
      children[index].place(at: origins[index], proposal: proposals[index])
    }
    add(origins, move.transaction, container.graph)
  }

  /// The first index from which on all children have been put off before, and draw nothing up to a place along
  /// the axis; those before `lowest` are not looked at.
  private func firstOut(to lowest: Int, _ origins: [CGPoint], beyond place: Double) -> Int {
    var index = origins.count
    guard !steps.isEmpty else { return index }
    let lowest = max(lowest, after)
    overflows.withUnsafeBufferPointer { overflows in
      origins.withUnsafeBufferPointer { origins in
        // What cannot follow later draws infinitely far; of what has to be looked at nothing is known.
        while index > lowest, origins[index - 1][axis] - overflows[index - 1] > place {
          index -= 1
        }
      }
    }
    return index
  }

  /// Memory for as many places as there were, or none.
  func takeRoom() -> [CGPoint] { rooms.popLast() ?? [] }

  private func addRoom(_ room: [CGPoint]) {
    if rooms.count < 2 { rooms.append(room) }
  }

  /// Takes children over as they stand, where all have been placed.
  private func adopt(_ children: [Element]) {
    let unplaced = children.filter(\.isToBePlaced)
    guard unplaced.count < Self.maxChanged else { return }
    self.children = children
    origins = children.map(\.origin)
    // A step, the one before and the one to come each have a list.
    rooms = [Array(repeating: .zero, count: children.count)]
    overflows = Array(repeating: .nan, count: children.count)
    (before, after) = (0, children.count)
    changed = unplaced
    areAllChanged = false
  }

  private struct Move {
    let transaction: Transaction
    let motion: BoundedMotion
    let zone: ClosedRange<Double>
  }

  /// How the children move, where some may follow later.
  private func move(to origins: [CGPoint], _ container: Element) -> Move? {
    let graph = container.graph
    guard graph.layout.defersUnseen, graph.hasAppeared, steps.count < Self.maxSteps,
      let first = children.first, first.coordinates.showsInPlace,
      let seen = graph.seenRegionNow(around: first, surface: graph.displayList.size)
    else { return nil }
    let transaction = container.frameTransaction
    guard transaction.listeners.isEmpty, !transaction.tracksVelocity else { return nil }
    let known = self.origins
    var distance = 0.0
    for index in origins.indices {
      let (x, y) = (origins[index].x - known[index].x, origins[index].y - known[index].y)
      distance = max(distance, abs(x) + abs(y))
    }
    guard distance.isFinite,
      let motion = (steps.isEmpty ? BoundedMotion() : motion)
        .adding(distance, transaction.animation, at: graph.now)
    else { return nil }
    return Move(transaction: transaction, motion: motion, zone: zone(around: seen))
  }

  /// What is seen along the axis, and half a screen on both sides: what scrolls does not bring children in in
  /// each frame.
  private func zone(around seen: Rect) -> ClosedRange<Double> {
    let slack = max(seen.width, seen.height) / 2
    return axis == .vertical
      ? seen.minY - slack...seen.maxY + slack : seen.minX - slack...seen.maxX + slack
  }

  /// How far a child draws beyond its frame, where it may follow later.
  private func overflow(of index: Int, _ animation: Animation?) -> Double? {
    let known = overflows[index]
    if !known.isNaN {
      if known.isInfinite { return nil }
      // What changes follows at once, and is looked at again.
      if !steps.isEmpty, index < before || index >= after { return known }
    }
    let (child, scope) = (children[index], container?.node.childScope)
    let frame = CGRect(origin: child.origin, size: child.size)
    let found = child.overflow(beyond: frame, in: scope, under: animation)
    // What moves now may rest later.
    overflows[index] = found ?? (child.isDisplaceable(in: scope) ? .nan : .infinity)
    return found
  }

  private func add(_ origins: [CGPoint], _ transaction: Transaction, _ graph: ViewGraph) {
    guard before > 0 || after < children.count else { return }
    let step = Step(
      time: graph.now, update: graph.updateID, transaction: transaction,
      fadeTime: motion.fadeTime, origins: origins, before: before, after: after)
    dropFadedSteps(at: graph.now)
    if let last = steps.last, last.transaction.animation == nil, transaction.animation == nil,
      last.before == before, last.after == after, last.followers.isEmpty
    {
      steps[steps.count - 1] = step
    } else {
      steps.append(step)
    }
    if !isListed { graph.layout.displaced.append(self) }
    isListed = true
  }

  /// Steps whose motion has faded become one, without motion.
  private func dropFadedSteps(at now: Double) {
    guard let last = steps.prefix(while: { $0.fadeTime <= now }).indices.last else { return }
    if last > 0 { addRoom(steps[0].origins) }
    steps.removeFirst(last)
    steps[0].transaction = Transaction()
  }

  // MARK: Following

  /// All children follow.
  func resolve() {
    guard !steps.isEmpty else { return }
    resolve(keeping: 0, children.count)
  }

  /// Has those children follow that may be seen now.
  func resolveSeen() {
    guard !steps.isEmpty else { return }
    guard let first = children.first, first.isInTree, first.coordinates.showsInPlace,
      let seen = first.graph.seenRegionNow(
        around: first, surface: first.graph.displayList.size)
    else { return resolve() }
    let now = zone(around: seen)
    let isKept =
      axis == .vertical
      ? zone.lowerBound <= seen.minY && zone.upperBound >= seen.maxY
      : zone.lowerBound <= seen.minX && zone.upperBound >= seen.maxX
    guard !isKept else { return }
    zone = now
    func known(_ overflow: Double) -> Double { overflow.isNaN ? 0 : overflow }
    var (before, after) = (before, after)
    while after < children.count,
      origins[after][axis] - known(overflows[after]) - motion.deviation <= now.upperBound
    {
      after += 1
    }
    while before > 0,
      origins[before - 1][axis] + children[before - 1].size[axis] + known(overflows[before - 1])
        + motion.deviation >= now.lowerBound
    {
      before -= 1
    }
    resolve(keeping: before, after)
  }

  /// All children follow but those before the first and from the second index on.
  private func resolve(keeping before: Int, _ after: Int) {
    if !steps.isEmpty {
      for index in min(before, self.before)..<self.before { resolve(index) }
      for index in self.after..<max(after, self.after) { resolve(index) }
    }
    (self.before, self.after) = (before, after)
    for index in steps.indices {
      steps[index].before = min(steps[index].before, before)
      steps[index].after = max(steps[index].after, after)
    }
    steps.removeAll { $0.before == 0 && $0.after >= children.count }
    if steps.isEmpty, isListed {
      isListed = false
      children.first?.graph.layout.displaced.removeAll { $0 === self }
    }
  }

  /// Has one child follow all steps, each at its own time.
  private func resolve(_ index: Int) {
    let child = children[index]
    // What has been removed is nowhere, and its node may be gone.
    guard let container, child.parent === container, container.isInTree else { return }
    let graph = child.graph
    var hasFollowed = false
    for step in steps where step.holds(index) {
      hasFollowed = true
      graph.replay(at: step.time, step.update, step.transaction) {
        child.displace(to: step.origins[index])
      }
    }
    if hasFollowed { child.synchronizeMotions() }
  }
}

import LegatoDisplay

/// Works out what becomes of each character when one content takes the place of another.
@MainActor
struct ContentReplacement {
  /// The characters of the new content, those that stay among them.
  private(set) var arrived: [ContentMark] = []
  /// The old ones that have no place in it.
  private(set) var left: [ContentMark] = []
  private let motion: ContentMotion

  init(
    _ motion: ContentMotion, _ old: [ContentMark], _ new: [TextCluster], _ change: ContentChange
  ) {
    self.motion = motion
    let (oldText, newText) = (old.filter { !$0.cluster.isLine }, new.filter { !$0.isLine })
    switch change {
    case .interpolate where oldText.map(\.cluster.text) == newText.map(\.text):
      let steps = oldText.indices.map { TextMatching.Step.paired($0, $0) }
      apply(steps, oldText, newText, .fade, movesAcrossLines: true)
    case .roll(let isUp):
      let steps = TextMatching.steps(
        from: oldText.map(\.cluster.text), to: newText.map(\.text))
      if Self.changes(steps, oldText, newText) <= ContentTransitionTable.maxRolling {
        apply(steps, oldText, newText, .roll(isUp: isUp), movesAcrossLines: false)
      } else {
        fade(oldText, newText)
      }
    case .replace(let form):
      for mark in oldText { depart(mark, .replace(form), 0) }
      for cluster in newText { arrive(ContentMark(cluster), .replace(form), 0) }
    default: fade(oldText, newText)
    }
    fade(old.filter(\.cluster.isLine), new.filter(\.isLine))
  }

  private static func changes(
    _ steps: [TextMatching.Step], _ old: [ContentMark], _ new: [TextCluster]
  ) -> Int {
    steps.count { step in
      if case .paired(let i, let j) = step { return !old[i].cluster.looksLike(new[j]) }
      return true
    }
  }

  // MARK: Fading

  /// What is the same at the same place stays; everything else fades.
  private mutating func fade(_ old: [ContentMark], _ new: [TextCluster]) {
    struct Spot: Hashable { var x, y: Int }
    func spot(_ placement: TextCluster.BaselinePlacement) -> Spot {
      Spot(x: Int((placement.x * 64).rounded()), y: Int((placement.y * 64).rounded()))
    }
    var known: [Spot: Int] = [:]
    for (index, mark) in old.enumerated() { known[spot(mark.end)] = index }
    var stays = Set<Int>()
    for cluster in new {
      if let index = known[spot(cluster.placement)], !stays.contains(index),
        old[index].cluster.looksLike(cluster), old[index].end.size == cluster.placement.size
      {
        stays.insert(index)
        keep(old[index], cluster)
      } else {
        arrive(ContentMark(cluster), .fade, 0)
      }
    }
    for (index, mark) in old.enumerated() where !stays.contains(index) { depart(mark, .fade, 0) }
  }

  // MARK: Character by character

  private mutating func apply(
    _ steps: [TextMatching.Step], _ old: [ContentMark], _ new: [TextCluster],
    _ effect: ContentEffect, movesAcrossLines: Bool
  ) {
    let late = effect == .fade ? steps.map { _ in 0 } : Self.delays(steps, old, new)
    for (index, step) in steps.enumerated() {
      switch step {
      case .paired(let i, let j):
        let isOnLine = movesAcrossLines || old[i].end.isOnLine(of: new[j].placement)
        if isOnLine, old[i].cluster.looksLike(new[j]) {
          keep(old[i], new[j])
        } else if isOnLine {
          exchange(old[i], new[j], effect, late[index])
        } else {
          let sameText = old[i].cluster.text == new[j].text
          depart(old[i], sameText ? .fade : effect, late[index])
          arrive(ContentMark(new[j]), sameText ? .fade : effect, late[index])
        }
      case .removed(let i):
        if let (from, to) = neighbor(of: index, steps, old, new, at: old[i].end) {
          lead(old[i], to: old[i].end.moved(to.x - from.end.x, 0))
        }
        depart(old[i], effect, late[index])
      case .inserted(let j):
        let mark = ContentMark(new[j])
        if let (from, to) = neighbor(of: index, steps, old, new, at: new[j].placement) {
          mark.placements = from.placements.filter { $0.motion !== motion }.map {
            ($0.motion, new[j].placement.moved($0.placement.x - to.x, 0))
          }
          lead(mark, to: new[j].placement)
        }
        arrive(mark, effect, late[index])
      }
    }
  }

  /// How many staggers late each step begins. Those that change nothing do not count.
  private static func delays(
    _ steps: [TextMatching.Step], _ old: [ContentMark], _ new: [TextCluster]
  ) -> [Int] {
    let all = max(changes(steps, old, new), 1)
    let maxSteps = ContentTransitionTable.maxSteps
    var number = 0
    return steps.map { step in
      if case .paired(let i, let j) = step, old[i].cluster.looksLike(new[j]) { return 0 }
      defer { number += 1 }
      return all > maxSteps ? number * maxSteps / all : number
    }
  }

  /// The nearest pair on the line of a character that comes or goes: it keeps its distance to it,
  /// so that a text that grows does not run into itself.
  private func neighbor(
    of index: Int, _ steps: [TextMatching.Step], _ old: [ContentMark], _ new: [TextCluster],
    at placement: TextCluster.BaselinePlacement
  ) -> (ContentMark, TextCluster.BaselinePlacement)? {
    let reach = ContentTransitionTable.maxRolling
    for other in Array((index + 1)..<min(steps.count, index + reach))
      + (max(0, index - reach)..<index).reversed()
    {
      if case .paired(let i, let j) = steps[other],
        old[i].end.isOnLine(of: placement)
          || old[i].placements.contains(where: { $0.placement.isOnLine(of: placement) }),
        new[j].placement.isOnLine(of: placement)
      {
        return (old[i], new[j].placement)
      }
    }
    return nil
  }

  // MARK: One character

  private mutating func keep(_ mark: ContentMark, _ cluster: TextCluster) {
    lead(mark, to: cluster.placement)
    arrived.append(mark)
  }

  /// One character takes the place of another: both move from the old place to the new one.
  private mutating func exchange(
    _ mark: ContentMark, _ cluster: TextCluster, _ effect: ContentEffect, _ late: Int
  ) {
    let next = ContentMark(cluster)
    let size = cluster.placement.size
    func centered(_ placement: TextCluster.BaselinePlacement, from width: Double, _ wide: Double)
      -> Double
    {
      placement.x + (width - wide) / 2
    }
    next.placements = mark.placements.map { motion, placement in
      let scale = size > 0 ? placement.size / size : 1
      let width = mark.cluster.width * placement.size / max(mark.cluster.placement.size, 1e-9)
      var start = placement
      start.x = centered(placement, from: width, cluster.width * scale)
      start.color = cluster.placement.color
      return (motion, start)
    }
    lead(next, to: cluster.placement)
    var goal = cluster.placement
    let scale = size / max(mark.cluster.placement.size, 1e-9)
    goal.x = centered(goal, from: cluster.width, mark.cluster.width * scale)
    goal.color = mark.end.color
    lead(mark, to: goal)
    let effect = mark.cluster.text == cluster.text ? .fade : effect
    depart(mark, effect, late)
    arrive(next, effect, late)
  }

  private func lead(_ mark: ContentMark, to placement: TextCluster.BaselinePlacement) {
    if mark.end != placement { mark.placements.append((motion, placement)) }
  }

  private mutating func arrive(_ mark: ContentMark, _ effect: ContentEffect, _ late: Int) {
    motion.start(late)
    mark.arrival = ContentPassage(motion: motion, effect: effect, step: late)
    arrived.append(mark)
  }

  private mutating func depart(_ mark: ContentMark, _ effect: ContentEffect, _ late: Int) {
    // What has not been seen yet need not go.
    guard mark.look.opacity > 0.001 else { return }
    motion.start(late)
    mark.departure = ContentPassage(motion: motion, effect: effect, step: late)
    left.append(mark)
  }
}

extension TextCluster.BaselinePlacement {
  fileprivate func isOnLine(of other: Self) -> Bool {
    abs(y - other.y) < 0.5 * max(size, other.size)
  }
}

/// Makes a scenario that fails smaller, as long as it still fails in the same way.
@MainActor
struct Shrinker {
  let scenario: FuzzScenario
  /// How the scenario fails after some reductions; `nil` where it does not.
  let failure: ([Reduction]) -> String?

  func shrink() -> [Reduction] {
    let kind = failure([])
    var best: [Reduction] = []
    /// Takes the step where the scenario still fails after it.
    func takes(_ step: Reduction) -> Bool {
      guard failure(best + [step]) == kind else { return false }
      best.append(step)
      return true
    }
    var before = -1
    while before != best.count {
      before = best.count
      var length = max(1, scenario.reduced(by: best).operations.count / 2)
      while length >= 1 {
        var start = 0
        while start < scenario.reduced(by: best).operations.count {
          if !takes(.operations(from: start, count: length)) { start += length }
        }
        length /= 2
      }
      var index = 0
      while index < scenario.reduced(by: best).tree.smaller.count {
        index = takes(.tree(index)) ? 0 : index + 1
      }
    }
    return best
  }
}

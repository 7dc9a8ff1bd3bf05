extension ViewGraph {
  /// Nothing is left to do, and nothing falls due in the past.
  func checkQueues(_ violations: inout Violations) {
    violations.check(batches.isEmpty, "\(batches.count) updates wait")
    violations.check(dirty.isEmpty, "nodes wait to be evaluated")
    violations.check(staleContainers.isEmpty, "containers wait for their elements")
    violations.check(placementQueue.isEmpty, "elements wait to be placed")
    violations.check(
      afterLayoutActions.isEmpty && settledActions.isEmpty, "actions wait for the layout")
    violations.check(
      unsealed.isEmpty && sealedAtEndOfTurn.isEmpty, "listeners wait to be sealed")
    violations.check(
      appearances.isEmpty && disappearances.isEmpty && valueChanges.isEmpty,
      "lifecycle actions wait")
    violations.check(!needsLayout, "something waits for layout")
    for problem in events.problems(at: now) { violations.add(problem) }
    violations.check(now.isFinite && now >= 0, "the time is \(now)")
  }

  func checkStatistics(_ violations: inout Violations) {
    violations.check(
      statistics.bodies >= 0 && statistics.layouts >= 0 && statistics.layersRecorded >= 0
        && statistics.animatorsTicked >= 0, "the statistics are \(statistics)")
  }
}

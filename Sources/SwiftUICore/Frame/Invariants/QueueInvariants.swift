extension ViewGraph {
  /// Nothing is left to do, and nothing falls due in the past.
  func checkQueues(_ check: inout InvariantCheck) {
    check.check(batches.isEmpty, "\(batches.count) updates wait")
    check.check(dirty.isEmpty, "nodes wait to be evaluated")
    check.check(staleContainers.isEmpty, "containers wait for their elements")
    check.check(placementQueue.isEmpty, "elements wait to be placed")
    check.check(
      afterLayoutActions.isEmpty && settledActions.isEmpty, "actions wait for the layout")
    check.check(
      unsealed.isEmpty && sealedAtEndOfTurn.isEmpty, "listeners wait to be sealed")
    check.check(
      appearances.isEmpty && disappearances.isEmpty && valueChanges.isEmpty,
      "lifecycle actions wait")
    check.check(!needsLayout, "something waits for layout")
    for problem in events.problems(at: now) { check.add(problem) }
    check.check(now.isFinite && now >= 0, "the time is \(now)")
  }

  func checkStatistics(_ check: inout InvariantCheck) {
    check.check(
      statistics.bodies >= 0 && statistics.layouts >= 0 && statistics.layersRecorded >= 0
        && statistics.animatorsTicked >= 0, "the statistics are \(statistics)")
  }
}

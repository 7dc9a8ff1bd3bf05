extension ViewGraph {
  /// Nothing is left to do, and nothing falls due in the past.
  func checkQueues(_ check: inout InvariantCheck) {
    check.check(updates.batches.isEmpty, "\(updates.batches.count) updates wait")
    check.check(updates.dirty.isEmpty, "nodes wait to be evaluated")
    check.check(layout.staleContainers.isEmpty, "containers wait for their elements")
    check.check(layout.placements.isEmpty, "elements wait to be placed")
    check.check(
      updates.afterLayout.isEmpty && updates.afterUpdate.isEmpty, "actions wait for the layout")
    check.check(
      completions.endOfUpdate.isEmpty && completions.endOfTurn.isEmpty,
      "listeners wait to be closed")
    check.check(
      lifecycle.appearances.isEmpty && lifecycle.disappearances.isEmpty
        && lifecycle.valueChanges.isEmpty,
      "lifecycle actions wait")
    check.check(!layout.isNeeded, "something waits for layout")
    for problem in events.problems(at: now) { check.add(problem) }
    check.check(now.isFinite && now >= 0, "the time is \(now)")
  }

  func checkStatistics(_ check: inout InvariantCheck) {
    check.check(
      statistics.bodies >= 0 && statistics.layouts >= 0 && statistics.layersRecorded >= 0
        && statistics.animatorsTicked >= 0, "the statistics are \(statistics)")
  }
}

/// The passes that bring the views up to what has been written, in the order in which they run.
///
/// `drive`, `animate` and `record` come after them, once for each frame, and lead back to none.
enum Pass: String, CaseIterable {
  /// Takes over the writes of one transaction, and evaluates what read them.
  case update
  /// Measures and places, at model values.
  case layout
  /// Runs what waits for the layout: transitions turn from absent to present.
  case afterLayout
  /// Notifies the observers of preferences and places.
  case preferences
  /// Ends the update: custom animations see its environments, completions see what it started.
  case endOfUpdate
  /// Calls `onChange`, `onAppear` and `onDisappear`; what they write is another update.
  case lifecycle
}

/// One run of the passes: its position, and how often it has led back.
struct PassRun {
  /// How often a run may lead back for the same reason before an issue is reported.
  static let limit = 8
  /// How many updates may follow from each other without a lifecycle pass in between. Phases that do
  /// not animate follow so, and there may be 10,000 of them.
  static let updateLimit = 20_000

  /// The last pass that is to run.
  let last: Pass
  /// Whether an update has begun and has not ended.
  var isUpdating: Bool
  /// What waits for what the running update starts.
  var listeners: [AnimationListener] = []
  /// Whether the turn has had an update: each begins with one, be there anything written or not.
  var hasUpdated = false
  /// Nothing was left to do at the end of a turn.
  var isOver = false
  /// Whether the run is being stopped: current changes are presented, and the changes that follow from
  /// them wait for an external change.
  var isStopping = false

  /// Layouts that have followed each other with no other pass in between.
  var layouts = 0
  /// How often the observers of preferences were notified in the running update.
  var readings = 0
  /// Lifecycle passes that led back to another update, with the first turn.
  var turns = 1
  /// Updates of the turn that followed from others, and those that views have written while they were
  /// evaluated.
  var updates = 0
  var updatesFromBodies = 0
  /// How many of the updates that wait were written before the first of them ran.
  var known = 0
}

extension ViewGraph {
  /// Applies everything that has been written: runs all passes until none has work.
  ///
  /// A pass may lead back to an earlier one. What does so `PassRun.limit` times is reported, and stays
  /// as it is until an external change.
  func runPasses() {
    if updates.batches.isEmpty, hasWork { synchronize(.drivers) }
    let wasAtWork = isAtWork
    isAtWork = true
    defer { isAtWork = wasAtWork }
    if !updates.batches.isEmpty { takeUpPostponedWork() }
    guard hasWork else { return }
    var run = PassRun(last: .lifecycle, isUpdating: false)
    run.known = updates.batches.count
    runPasses(&run)
    if run.isStopping {
      updates.postponesWrites = false
      postponeActions()
    }
  }

  /// Lays out what has been evaluated, and what follows from that; no other update begins.
  func layOutPasses() {
    var run = PassRun(last: .preferences, isUpdating: true)
    runPasses(&run)
  }

  /// Brings the views up for the first time: nothing animates until they are laid out.
  func runFirstPasses() {
    layOutPasses()
    record()
    hasAppeared = true
    runPasses()
  }

  private func runPasses(_ run: inout PassRun) {
    while let pass = nextPass(run) {
      if pass != .layout { run.layouts = 0 }
      timed(pass.timed) { perform(pass, &run) }
    }
  }

  private func perform(_ pass: Pass, _ run: inout PassRun) {
    faults.passes &+= 1
    switch pass {
    case .update: beginUpdate(&run)
    case .layout: layOut(&run)
    case .afterLayout: runLayoutActions()
    case .preferences: notifyLayoutObservers(&run)
    case .endOfUpdate: endUpdate(&run)
    case .lifecycle: endTurn(&run)
    }
  }

  private func nextPass(_ run: PassRun) -> Pass? {
    if run.isUpdating {
      if layout.isNeeded { return .layout }
      if !updates.afterLayout.isEmpty { return .afterLayout }
      if preferences.haveWork { return .preferences }
      return run.last == .preferences ? nil : .endOfUpdate
    }
    if !run.hasUpdated || !updates.batches.isEmpty || layout.isNeeded { return .update }
    if run.isStopping {
      return completions.endOfUpdate.isEmpty && updates.afterUpdate.isEmpty
        && updates.afterLayout.isEmpty ? nil : .update
    }
    return run.isOver ? nil : .lifecycle
  }

  var hasWork: Bool {
    updates.haveWork || layout.isNeeded || hasLifecycleWork || completions.haveWork
      || preferences.haveWork || motion.environmentsDiffer
  }
}

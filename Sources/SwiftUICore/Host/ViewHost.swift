package import LegatoDisplay

/// What is shown at one time, and what it took.
package struct HostFrame {
  package let time: Double
  package let list: DisplayList
  /// What is different since the frame before.
  package let changes: DisplayChanges
  package let statistics: FrameStatistics
}

/// Runs a view: owns the clock, takes what a person does, and gives frames.
///
/// The clock is virtual: it moves only when told. Events and timers take effect at their own time;
/// frames only sample. So the same inputs give the same frames, however often one looks.
@MainActor
package final class ViewHost {
  package let graph: ViewGraph
  private let scheduler: ViewHostScheduler
  private let inputs: [any InputSource]

  package var configuration: HostConfiguration {
    didSet {
      configuration = sanitized(configuration, else: oldValue)
      if configuration != oldValue { apply(oldValue) }
    }
  }

  /// - Parameters:
  ///   - features: what the host is put together from.
  ///   - measuresTime: whether frames tell the processor time of each pass.
  ///   - makeContent: makes the view within the host, so that the time and the device that its stored
  ///     values ask for are the host's.
  package init(
    features: HostFeatures, configuration: HostConfiguration, textEngine: any TextLayoutEngine,
    measuresTime: Bool = false, making makeContent: () -> any View
  ) {
    let given = configuration
    let configuration = given.sanitized(else: HostConfiguration())
    self.configuration = configuration
    graph = ViewGraph(
      features: features, textEngine: textEngine,
      displayList: DisplayList(
        size: configuration.size, scale: configuration.scale,
        background: features.background(configuration.colorScheme)))
    graph.safeAreaInsets = configuration.sanitizedSafeAreaInsets
    graph.statistics = FrameStatistics(measuresTime: measuresTime)
    scheduler = ViewHostScheduler(graph)
    inputs = features.makeInputs(graph)
    scheduler.isLowPowerModeEnabled = configuration.savesPower
    graph.hostState.configuration = configuration
    _ = HostLocalization.installed
    scheduler.localization = configuration.localization
    if let fault = configuration.info.fault { graph.report(fault, at: nil) }
    graph.registerAppFonts(configuration)
    if configuration != given { reportFault(of: given) }
    run {
      graph.journal?.isMaking = true
      let content = makeContent()
      graph.journal?.isMaking = false
      let node = RootNode.make(
        content,
        _ViewInputs(
          graph: graph, parent: nil, environment: configuration.environment, scope: nil, index: nil)
      )
      graph.root = node
      graph.surface = features.makeSurface(node.elements[0], node)
      graph.runFirstPasses()
    }
  }

  private func sanitized(
    _ configuration: HostConfiguration, else fallback: HostConfiguration
  ) -> HostConfiguration {
    let result = configuration.sanitized(else: fallback)
    if result != configuration { reportFault(of: configuration) }
    return result
  }

  private func reportFault(of configuration: HostConfiguration) {
    graph.report(
      "A surface of \(configuration.size.width)×\(configuration.size.height) points at "
        + "\(configuration.scale) pixels to a point is none; what was before is kept.", at: nil)
  }

  /// Runs something that may call into views, and all that follows from it.
  func run<Result>(_ body: () -> Result) -> Result {
    let saved = ViewGraph.current
    ViewGraph.current = graph
    defer { ViewGraph.current = saved }
    return CurrentHost.withScheduler(scheduler) {
      let result = body()
      drain()
      graph.checkInvariants(after: .runPasses)
      return result
    }
  }

  /// Until nothing follows any more from what has happened: gestures of views that are gone are given
  /// up, and the pointer is brought to views that have come under it.
  private func drain() {
    var notified = false
    repeat {
      let updates = graph.updates.count
      graph.runPasses()
      for input in inputs where input.dropMissingViews() { graph.runPasses() }
      if graph.updates.count != updates { viewsDidChange() }
      notified = inputs.reduce(false) { $1.deliver() || $0 }
    } while notified
  }

  func viewsDidChange() {
    for input in inputs { input.viewsDidChange() }
  }

  /// Runs code that writes to what views depend on, as a program does when something happens.
  package func act(_ body: () -> Void) {
    run {
      // An animation that begins now would take the way since the last frame for a change of its own.
      graph.synchronize(.views)
      body()
      graph.driving.isStale = true
    }
  }

  /// Takes the views out of their window for good: they disappear, their tasks are cancelled, and
  /// their state is gone. A window that only loses the screen, which is what a scene phase tells,
  /// keeps them as they are.
  package func close() {
    run {
      graph.enqueue(Transaction()) { [graph] in (graph.root as? any ClosableWindow)?.close() }
    }
  }

  private func background(_ configuration: HostConfiguration) -> DisplayColor {
    graph.features.background(configuration.colorScheme)
  }

  private func apply(_ old: HostConfiguration) {
    run {
      // What is to follow later follows on the surface that it was moved on: places are rounded to its pixels.
      graph.resolveDisplacements()
      graph.displayList.size = configuration.size
      graph.displayList.scale = configuration.scale
      graph.displayList.background = background(configuration)
      graph.safeAreaInsets = configuration.sanitizedSafeAreaInsets
      scheduler.isLowPowerModeEnabled = configuration.savesPower
      graph.hostState.configuration = configuration
      if old.localization != configuration.localization {
        scheduler.localization = configuration.localization
      }
      if old.size != configuration.size || old.scale != configuration.scale
        || background(old) != background(configuration)
      {
        graph.changes.isEverything = true
      }
      let environment = configuration.environment
      let changed = old.environment.changes(to: environment)
      graph.enqueue(Transaction()) { [graph] in
        graph.root.inherit(environment, changed: changed)
        if old.safeAreaInsets != self.configuration.safeAreaInsets
          || old.scale != self.configuration.scale
        {
          // What stands where it did has another pixel to be put on.
          graph.rootElement.invalidateEverything()
        } else if old.size != self.configuration.size {
          graph.rootElement.invalidateLayout()
        }
      }
      if old.savesPower != configuration.savesPower {
        graph.askCustomAnimationsAgain()
        NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: nil)
      }
      HostNotification.post(from: old, to: configuration)
    }
  }

  // MARK: Time

  /// Seconds since the view appeared.
  package var now: Double { graph.now }

  /// Moves the clock to `time`. What falls due on the way happens at its own time, in order.
  /// A time that has passed, or that is not a number, changes nothing.
  package func advance(to time: Double) {
    guard time >= graph.now, time.isFinite else { return }
    // What was written from outside belongs to the time at which it was written.
    run {}
    while let next = graph.events.nextTime, next <= time {
      if next > graph.now { graph.events.countNow = 0 }
      graph.now = max(graph.now, next)
      graph.events.countNow += 1
      guard let event = graph.events.popFirst() else { break }
      run {
        graph.synchronize(.views)
        event.action()
        graph.driving.isStale = true
        viewsDidChange()
      }
    }
    if time > graph.now { graph.events.countNow = 0 }
    graph.now = time
  }

  /// Moves the clock on by `interval` seconds.
  package func advance(by interval: Double) { advance(to: graph.now + interval) }

  /// Whether of each frame only the pixels count. What cannot be seen is then moved when it is needed, and its
  /// layers may stand where they were; values are those of the time, whoever asks for them. False by default.
  package var showsPixelsOnly: Bool {
    get { graph.layout.defersUnseen }
    set {
      graph.layout.defersUnseen = newValue
      if !newValue { graph.resolveDisplacements() }
    }
  }

  /// Has stacks of any number of children do what they do with many: for tests.
  package func treatStacksAsLong() {
    graph.layout.minKeptChildren = 1
    graph.layout.minDisplacedChildren = 1
  }

  /// The frame of this time.
  package func frame() -> HostFrame {
    synchronize()
    graph.timed(.animate) { graph.animate() }
    graph.timed(.record) { graph.record() }
    graph.checkInvariants(after: .record)
    let frame = HostFrame(
      time: graph.now, list: graph.displayList, changes: graph.changes,
      statistics: graph.statistics)
    graph.recordingDidEnd()
    graph.statistics = FrameStatistics(measuresTime: frame.statistics.times != nil)
    return frame
  }

  /// The animate pass alone: every moving value as it is now. Answers how many move.
  package func tick() -> Int {
    graph.animate()
    return graph.motion.active.count
  }

  /// Takes over what was written, and brings what changes in every frame to this time.
  func synchronize() {
    run {}
    if !graph.driving.drivers.isEmpty { run { graph.drive() } }
  }

  /// Whether the next frame would show anything else than the last one: something moves or has
  /// changed.
  package var needsFrame: Bool {
    graph.hasVisibleMotion
      || !graph.recording.elements.isEmpty
      || !graph.recording.layerLists.isEmpty
      || !graph.changes.isEmpty
  }

  /// Whether a frame at a later time would, where nothing is done and nothing falls due until then: what goes with
  /// the frames, as `TimelineView(.animation)` does, is at rest until the clock moves.
  package func needsFrame(at time: Double) -> Bool {
    needsFrame || graph.hasVisibleMotion(at: time)
  }

  /// When something falls due next: a timer, a wait, the end of a motion. `nil` where nothing is.
  package var nextEventTime: Double? { graph.events.nextTime }

  /// For how long code has now waited for no time, over and over, in seconds; 0 where none does.
  package var restlessTime: Double {
    guard let times = graph.events.postponements,
      graph.now - times.upperBound <= 1.5 * HostTimers.minInterval
    else { return 0 }
    return graph.now - times.lowerBound
  }

  /// Whether code waits for a time of its own: a delayed call, a timer, or a gesture.
  package var isWaiting: Bool { scheduler.isWaiting || inputs.contains(where: \.isWaiting) }

  // MARK: Queries

  package var issues: [RuntimeIssue] { graph.issues }
}

package import LegatoDisplay

/// What a host says of the device and of the person.
package struct HostConfiguration: Hashable, Sendable {
  /// The surface in points.
  package var size: Size
  /// Pixels to a point.
  package var scale: Double
  package var colorScheme: ColorScheme
  package var layoutDirection: LayoutDirection
  package var dynamicTypeSize: DynamicTypeSize
  /// What the device covers at the edges of the surface, in points.
  package var safeAreaInsets: EdgeInsets
  package var reducesMotion: Bool
  package var savesPower: Bool
  package var reducesTransparency: Bool
  /// Where resources of the main bundle are looked for first.
  package var resourceFolders: [String]
  package var scenePhase: ScenePhase

  package init(
    size: Size = Size(393, 852), scale: Double = 2, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    safeAreaInsets: EdgeInsets = EdgeInsets(), reducesMotion: Bool = false,
    savesPower: Bool = false, reducesTransparency: Bool = false, resourceFolders: [String] = [],
    scenePhase: ScenePhase = .active
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.safeAreaInsets = safeAreaInsets
    self.reducesMotion = reducesMotion
    self.savesPower = savesPower
    self.reducesTransparency = reducesTransparency
    self.resourceFolders = resourceFolders
    self.scenePhase = scenePhase
  }

  /// How many pixels a point may have: a pixel is what is rounded to, and rounding to miles or to atoms
  /// leaves no numbers of use.
  static let scales = 0.01...100

  /// The same with the size and the scale of another one where these are of no use: not finite,
  /// negative, or too large; a scale that is no number within 0.01…100.
  func usable(else fallback: HostConfiguration) -> HostConfiguration {
    var usable = self
    let isLength = { (length: Double) in length >= 0 && length.isUsable }
    if !isLength(size.width) || !isLength(size.height) { usable.size = fallback.size }
    if !Self.scales.contains(scale) { usable.scale = fallback.scale }
    return usable
  }

  var environment: EnvironmentStorage {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.hostReduceMotion = reducesMotion
    values.displayScale = scale
    values.hostReduceTransparency = reducesTransparency
    values.resourceFolders = resourceFolders
    values.setSizeClasses(width: size.width, height: size.height)
    values.scenePhase = scenePhase
    return values.storage
  }

  /// The insets, those that are no numbers left out.
  var usableSafeAreaInsets: EdgeInsets {
    func usable(_ value: CGFloat) -> CGFloat { value.native.isUsable ? max(0, value) : 0 }
    return EdgeInsets(
      top: usable(safeAreaInsets.top), leading: usable(safeAreaInsets.leading),
      bottom: usable(safeAreaInsets.bottom), trailing: usable(safeAreaInsets.trailing))
  }

  var background: DisplayColor { SystemColor.background.display(colorScheme) }
}

/// What is shown at one time, and what it took.
package struct Frame {
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
  private let touches: TouchDispatcher
  private let pointer: PointerTracker

  package var configuration: HostConfiguration {
    didSet {
      configuration = usable(configuration, else: oldValue)
      if configuration != oldValue { apply(oldValue) }
    }
  }

  package convenience init<Content: View>(
    _ content: Content, configuration: HostConfiguration = HostConfiguration(),
    textEngine: any TextLayoutEngine
  ) {
    self.init(configuration: configuration, textEngine: textEngine) { content }
  }

  /// - Parameter makeContent: makes the view within the host, so that the time and the device that its
  ///   stored values ask for are the host's.
  package init(
    configuration: HostConfiguration = HostConfiguration(), textEngine: any TextLayoutEngine,
    making makeContent: () -> any View
  ) {
    let given = configuration
    let configuration = given.usable(else: HostConfiguration())
    self.configuration = configuration
    graph = ViewGraph(
      textEngine: textEngine,
      displayList: DisplayList(
        size: configuration.size, scale: configuration.scale,
        background: configuration.background))
    graph.safeAreaInsets = configuration.usableSafeAreaInsets
    scheduler = ViewHostScheduler(graph)
    touches = TouchDispatcher(graph)
    pointer = PointerTracker(graph)
    scheduler.isLowPowerModeEnabled = configuration.savesPower
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
      graph.surface = SurfaceElement(content: node.elements[0], node: node)
      graph.presentations.showElements()
      graph.settleFirst()
    }
  }

  private func usable(
    _ configuration: HostConfiguration, else fallback: HostConfiguration
  ) -> HostConfiguration {
    let usable = configuration.usable(else: fallback)
    if usable != configuration { reportFault(of: configuration) }
    return usable
  }

  private func reportFault(of configuration: HostConfiguration) {
    graph.report(
      "A surface of \(configuration.size.width)×\(configuration.size.height) points at "
        + "\(configuration.scale) pixels to a point is none; what was before is kept.", at: nil)
  }

  /// Runs something that may call into views, and all that follows from it.
  private func run<Result>(_ body: () -> Result) -> Result {
    let saved = ViewGraph.current
    ViewGraph.current = graph
    defer { ViewGraph.current = saved }
    return CurrentHost.withScheduler(scheduler) {
      let result = body()
      settle()
      graph.checkInvariants(after: .settle)
      return result
    }
  }

  /// Until nothing follows any more from what has happened: gestures of views that are gone are given
  /// up, and the pointer is told to views that have come under it.
  private func settle() {
    repeat {
      let updates = graph.updateCount
      graph.settle()
      if touches.giveUpMissing() { graph.settle() }
      if graph.focus.giveUpMissing() { graph.settle() }
      if graph.updateCount != updates { pointer.somethingHappened() }
    } while pointer.tell()
  }

  /// Runs code that writes to what views depend on, as a program does when something happens.
  package func act(_ body: () -> Void) {
    run {
      bringDriversUpToNow()
      body()
      graph.driveIsStale = true
    }
  }

  /// What follows the clock has been laid out for this time before anything happens: an animation that
  /// begins now would take the way since the last frame for a change of its own. What has happened then
  /// may have changed what follows the clock: it is asked again for this time.
  private func bringDriversUpToNow() {
    guard !graph.drivers.isEmpty else { return }
    graph.drive()
    graph.settle()
  }

  /// Takes the views out of their window for good: they disappear, their tasks are cancelled, and
  /// their state is gone. A window that only loses the screen, which is what a scene phase tells,
  /// keeps them as they are.
  package func close() {
    run {
      graph.enqueue(Transaction()) { [graph] in (graph.root as? any ClosableWindow)?.close() }
    }
  }

  private func apply(_ old: HostConfiguration) {
    run {
      graph.displayList.size = configuration.size
      graph.displayList.scale = configuration.scale
      graph.displayList.background = configuration.background
      graph.safeAreaInsets = configuration.usableSafeAreaInsets
      scheduler.isLowPowerModeEnabled = configuration.savesPower
      if old.size != configuration.size || old.scale != configuration.scale
        || old.background != configuration.background
      {
        graph.changes.isEverything = true
      }
      let environment = configuration.environment
      let changed = old.environment.changes(to: environment)
      graph.enqueue(Transaction()) { [graph] in
        graph.root.inherit(environment, changed: changed)
        if old.safeAreaInsets != self.configuration.safeAreaInsets {
          graph.rootElement.invalidateEverything()
        } else if old.size != self.configuration.size {
          graph.rootElement.invalidateLayout()
        }
      }
      if old.savesPower != configuration.savesPower {
        graph.askCustomAnimationsAgain()
        NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: nil)
      }
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
      if next > graph.now { graph.eventsNow = 0 }
      graph.now = max(graph.now, next)
      graph.eventsNow += 1
      guard let event = graph.events.popFirst() else { break }
      run {
        bringDriversUpToNow()
        event.action()
        graph.driveIsStale = true
        pointer.somethingHappened()
      }
    }
    if time > graph.now { graph.eventsNow = 0 }
    graph.now = time
  }

  /// Moves the clock on by `interval` seconds.
  package func advance(by interval: Double) { advance(to: graph.now + interval) }

  /// The frame of this time.
  package func frame() -> Frame {
    bringUpToNow()
    graph.animate()
    graph.record()
    graph.checkInvariants(after: .record)
    let frame = Frame(
      time: graph.now, list: graph.displayList, changes: graph.changes,
      statistics: graph.statistics)
    graph.changes = .none
    graph.statistics = FrameStatistics()
    return frame
  }

  /// The animate pass alone: every moving value as it is now. Answers how many move.
  package func tick() -> Int {
    graph.animate()
    return graph.active.count
  }

  /// Takes over what was written, and brings what changes in every frame to this time.
  func bringUpToNow() {
    run {}
    if !graph.drivers.isEmpty { run { graph.drive() } }
  }

  /// Whether the next frame would show anything else than the last one: something moves or has
  /// changed.
  package var needsFrame: Bool {
    graph.hasVisibleMotion
      || !graph.recordQueue.isEmpty
      || !graph.layerListQueue.isEmpty
      || !graph.changes.isEmpty
  }

  /// When something falls due next: a timer, a wait, the end of a motion. `nil` where nothing is.
  package var nextEventTime: Double? { graph.events.nextTime }

  /// Whether code waits for a time of its own: a delayed call, a timer, or a gesture.
  package var isWaiting: Bool { scheduler.isWaiting || touches.isWaiting }

  // MARK: Input

  /// A finger comes down. Nothing happens where no view takes it. `id` tells fingers apart that
  /// are down at once.
  package func touchDown(id: Int = 0, at point: Point) {
    guard isUsable(point) else { return }
    run {
      bringShownUpToNow()
      touches.down(id, at: point, graph.rootElement.hitTest(point) ?? [])
    }
  }

  package func touchMove(id: Int = 0, to point: Point) {
    guard isUsable(point) else { return }
    run {
      bringShownUpToNow()
      touches.move(id, to: point)
    }
  }

  /// The finger is lifted where it is.
  package func touchUp(id: Int = 0) {
    run {
      bringShownUpToNow()
      touches.up(id)
    }
  }

  /// The touch is taken away, as by a telephone call.
  package func touchCancel(id: Int = 0) {
    run { touches.cancel(id) }
  }

  /// What a person touches is what is there at that moment, not what the last frame showed.
  private func bringShownUpToNow() {
    graph.drive()
    graph.settle()
    graph.sampleActive()
    pointer.somethingHappened()
  }

  private func isUsable(_ point: Point) -> Bool {
    if point.x.isUsable, point.y.isUsable { return true }
    graph.report("touch: \(point) is no place on the surface; the event is left out.", at: nil)
    return false
  }

  package func tap(at point: Point) {
    touchDown(at: point)
    touchUp()
  }

  /// A pointer moves; `nil` where it leaves the surface.
  package func hover(at point: Point?) {
    run {
      bringShownUpToNow()
      pointer.move(to: point)
    }
  }

  // MARK: Queries

  package var issues: [RuntimeIssue] { graph.issues }
}

/// A value of an element that can move: what the code says (the model) and what is shown.
///
/// shown = model − interval + animate(interval, t). An animator exists only while the two differ.
@MainActor
package class AnyAttribute {
  package unowned let element: Element
  /// What the value is, for people: `opacity`, `frame`, `scale`.
  package let property: String
  /// The names of the components, where there are several.
  package let components: [String]
  /// The index of the attribute in the graph's list of what moves; −1 while it rests.
  final var activeIndex = -1
  /// Whether the value moves where it cannot be seen, and is sampled only when it is asked for.
  final var isDormant = false
  /// Incremented on every model change and whenever a motion starts or ends. If it is unchanged and
  /// the value does not move, the presented value is unchanged. `nil` for attributes without change
  /// tracking.
  package final fileprivate(set) var revision: Int?

  init(_ element: Element, _ property: String, components: [String]) {
    self.element = element
    self.property = property
    self.components = components
    element.attributes.append(self)
  }

  /// Whether what is shown stays as it is, whatever moves the value: a tool holds it to look at the others.
  package final fileprivate(set) var isHeld = false

  /// Holds what is shown, or lets it go on from where it would be.
  package func hold(_ isHeld: Bool) {}

  /// Presents the value of `time`. The caller has the element recorded.
  func sample(at time: Double) {}
  /// Type tag that selects the specialised spring sampler; `nil` unless the motion is one plain spring
  /// of a supported type.
  final var springValue: SpringValue?

  /// Whether the value says where the element is drawn, and how large, and nothing else of it.
  final var isPlace = false

  /// The layer shows another value, or shows it otherwise.
  fileprivate final func askForRecord() {
    if isPlace { element.setNeedsPlaceRecord() } else { element.setNeedsRecord() }
  }

  /// Brings what is shown up to now, without asking for a frame.
  package final func sampleNow() { if isMoving { sample(at: element.graph.now) } }

  /// What is shown, in units that people know.
  package var presentedComponents: [Double] { [] }
  package var modelComponents: [Double] { [] }
  package var isMoving: Bool { activeIndex >= 0 }
  /// The animation that was last started, and when the motion began and will be over.
  package var animation: Animation? { nil }
  package var startTime: Double { 0 }
  package var endTime: Double { 0 }
  /// How many animations pull at the value at once; a spring takes over those before it.
  package var animationCount: Int { 0 }
  /// Whether an animation of the user's moves the value.
  var isStepped: Bool { false }
  /// The environment of the element's node may have changed.
  func environmentMayDiffer() {}
  /// Asks animations of the user's again, from now on.
  func askAgain() {}

  /// Ends the motion, where it was to end until now.
  func endIfOver() {}

  /// Releases the listeners of the attribute: its view is removed.
  func cancel() {}

  // For `ViewGraph.invariantViolations`.

  /// What of the attribute does not agree with itself, in words.
  var contradictions: [String] { [] }
  /// The listeners of the attribute, once for each motion.
  var waitingListeners: [AnimationListener] { [] }
}

@MainActor
package final class AnimatedAttribute<Value: VectorArithmetic>: AnyAttribute {
  /// What was shown when the value was sampled last.
  private var sampled = Value.zero
  /// What is shown.
  package private(set) var presented: Value {
    get {
      if isDormant { sample(at: element.graph.now) }
      return sampled
    }
    set { if !isHeld { sampled = newValue } }
  }
  private var modelValue: Value?
  private var animator: Animator<Value>?
  private var spring: SpringMotion<Value>?
  /// The event that ends the motion; cancelled when another motion takes over.
  private var endEvent: Int?
  /// The listeners of logical ends, and the event that notifies each; motions that take over do not
  /// defer it. Without an event where the motion has no end.
  private var logicalListeners: [LogicalListener] = []
  private let readable: (Value) -> [Double]

  private struct LogicalListener {
    let listener: AnimationListener
    let event: Int?
    /// Distinguishes the listeners of one change: a value may be set several times in it.
    var number = 0
    /// Which motion it is the logical end of; `nil` where no environment can change that.
    var motion: Int?
  }
  /// How many motions have been started.
  private var motions = 0

  package init(
    _ element: Element, _ property: String, components: [String] = [],
    readable: @escaping (Value) -> [Double]
  ) {
    self.readable = readable
    super.init(element, property, components: components)
    revision = 0
  }

  private func changed() { revision = (revision ?? 0) &+ 1 }

  /// Four numbers, each times the unit scale.
  private static var maxSquare: Double {
    4 * supportedMagnitude * supportedMagnitude * unitScale * unitScale
  }

  package var model: Value { modelValue ?? .zero }
  package var hasModel: Bool { modelValue != nil }

  /// Sets the model value. With an animation in the transaction a motion starts, or takes over from the
  /// one that runs; without one the model jumps and a running motion continues around it. A value
  /// with components out of range changes nothing, and is reported.
  package func set(_ value: Value, _ transaction: @autoclosure () -> Transaction) {
    guard value.magnitudeSquared <= Self.maxSquare else {
      element.graph.report(
        "\(property): a number is not finite or too large; the value before it is kept.",
        at: element.node)
      if modelValue == nil { modelValue = .zero }
      changed()
      return
    }
    guard let old = modelValue else {
      changed()
      modelValue = value
      presented = value
      askForRecord()
      return
    }
    guard value != old else { return }
    changed()
    modelValue = value
    let change = value - old
    let graph = element.graph
    let transaction = transaction()
    if let animation = transaction.animation, graph.hasAppeared {
      report(animation.kind.faults, of: animation)
      start(animation, by: change, listeners: transaction.listeners)
    } else if transaction.tracksVelocity, graph.hasAppeared {
      track(change)
    } else if animator?.isTracking ?? true {
      presented = value
    } else {
      sample(at: graph.now)
    }
    askForRecord()
  }

  /// The value is expressed from another origin: what is shown does not change.
  func rebase(by offset: Value) {
    guard let modelValue else { return }
    changed()
    self.modelValue = modelValue + offset
    presented += offset
    askForRecord()
  }

  private func start(_ animation: Animation, by change: Value, listeners: [AnimationListener]) {
    let graph = element.graph
    let now = graph.now
    dropForgottenTracking()
    var animator = self.animator ?? Animator(startTime: now)
    let replaces = animator.add(
      animation, change: change, at: now, update: graph.updateID,
      environment: element.node.environmentStorage)
    if animator.isStepped { report(animator.takeFaults(), of: animation) }
    self.animator = animator
    motions += 1
    if animator.isStepped { graph.motion.hasSteppedMotions = true }
    if replaces { releaseEndless() }
    for listener in listeners {
      listener.retain()
      if listener.criteria.isLogical {
        waitForLogicalEnd(listener)
      } else {
        self.animator?.listeners.append(listener)
      }
    }
    spring = animator.spring
    springValue = spring == nil ? nil : SpringValue(Value.self)
    cancelEnd()
    graph.activate(self)
    sample(at: now)
    scheduleEnd()
  }

  private func report(_ faults: [String], of animation: Animation) {
    for fault in faults {
      element.graph.report("Animation \(animation): \(fault).", at: element.node)
    }
  }

  /// Shows the model value at once and remembers how fast it changes, for a spring that follows.
  private func track(_ change: Value) {
    let graph = element.graph
    dropForgottenTracking()
    var animator = self.animator ?? Animator(startTime: graph.now)
    animator.track(change: change, at: graph.now, update: graph.updateID)
    self.animator = animator
    spring = nil
    springValue = nil
    releaseEndless()
    cancelEnd()
    graph.deactivate(self)
    presented = model
    // Nothing moves, so no event is needed at the end, unless there are listeners.
    if !animator.listeners.isEmpty { scheduleEnd() }
  }

  private func dropForgottenTracking() {
    if let animator, animator.isTracking, animator.end <= element.graph.now { finish() }
  }

  private func scheduleEnd() {
    guard let animator else { return }
    let graph = element.graph
    if animator.end <= graph.now {
      finish()
    } else if animator.end < .infinity {
      // Strongly: a weak reference would make every count of the attribute's references slow.
      endEvent = graph.schedule(at: animator.end) { self.finish() }
    } else if animator.mayEndLater {
      endEvent = graph.schedule(at: graph.now + Animator<Value>.horizon) { self.recomputeEnd() }
    }
  }

  private func recomputeEnd() {
    let now = element.graph.now
    changed()
    animator?.step(to: now)
    animator?.findEnd(after: now)
    scheduleEnd()
  }

  // MARK: Environment

  override var isStepped: Bool { animator?.isStepped ?? false }

  override func environmentMayDiffer() {
    let now = element.graph.now
    if animator?.adopt(element.node.environmentStorage, at: now) ?? false { courseDidChange() }
  }

  override func askAgain() {
    animator?.askAgain(at: element.graph.now)
    courseDidChange()
  }

  /// The motion may end at another time than it was to.
  private func courseDidChange() {
    let graph = element.graph
    changed()
    askForRecord()
    cancelEnd()
    scheduleEnd()
    // Motions that this one has taken over, and whose listeners wait for their own ends, end with
    // this one.
    let waiting = logicalListeners.filter {
      $0.motion == motions || $0.motion != nil && animator == nil
    }
    guard !waiting.isEmpty else { return }
    let numbers = Set(waiting.map(\.number))
    logicalListeners.removeAll { $0.event != nil && numbers.contains($0.number) }
    for entry in waiting {
      guard let event = entry.event else { continue }
      graph.events.cancel(event)
      if animator == nil { entry.listener.release() } else { waitForLogicalEnd(entry.listener) }
    }
  }

  // MARK: Who waits

  private func waitForLogicalEnd(_ listener: AnimationListener) {
    let graph = element.graph
    guard let end = animator?.lastLogicalEnd, end < .infinity else {
      logicalListeners.append(LogicalListener(listener: listener, event: nil))
      return
    }
    // Those that wait for a motion without an end have no number.
    let number = (logicalListeners.map(\.number).max() ?? 0) + 1
    let event = graph.schedule(at: max(end, graph.now)) {
      self.logicalListeners.removeAll { $0.number == number }
      listener.release()
    }
    logicalListeners.append(
      LogicalListener(
        listener: listener, event: event, number: number, motion: isStepped ? motions : nil))
  }

  /// Notifies the listeners of a motion without an end: once dropped, it is treated as complete.
  private func releaseEndless() {
    let endless = logicalListeners.filter { $0.event == nil }
    logicalListeners.removeAll { $0.event == nil }
    endless.forEach { $0.listener.release() }
  }

  override func sample(at time: Double) {
    if spring != nil {
      sampleSpring(at: time)
    } else if animator != nil, let modelValue {
      animator?.step(to: time)
      let shown = modelValue - animator!.totalDelta + animator!.value(at: time)
      if shown.magnitudeSquared.isFinite {
        presented = shown
      } else {
        presented = modelValue
        element.graph.report(
          "\(property): \(animation?.description ?? "") gives numbers that are not finite; "
            + "the value that the code says is shown.", at: element.node)
      }
    }
  }

  @inline(__always)
  func sampleSpring(at time: Double) {
    guard let spring, let modelValue else { return }
    if let offset = spring.offset(at: time) {
      presented = modelValue + offset
    } else {
      presented = modelValue
    }
  }

  private func cancelEnd() {
    if let endEvent { element.graph.events.cancel(endEvent) }
    endEvent = nil
  }

  private func finish() {
    guard let animator else { return }
    changed()
    self.animator = nil
    spring = nil
    springValue = nil
    presented = model
    element.graph.deactivate(self)
    askForRecord()
    releaseEndless()
    animator.listeners.forEach { $0.release() }
  }

  /// How far from the model value the value may be shown until it is at rest, at most; `nil` where it rests
  /// or no bound is known.
  var reach: Double? { isMoving ? animator?.reach : nil }

  package override func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    if isHeld { sampleNow() }
    self.isHeld = isHeld
    changed()
    if isMoving { sample(at: element.graph.now) } else { presented = model }
    askForRecord()
  }

  /// Goes to the model value at once.
  func jump() {
    cancelEnd()
    finish()
  }

  override func endIfOver() {
    if let animator, animator.end <= element.graph.now { jump() }
  }

  override func cancel() {
    jump()
    let waiting = logicalListeners
    logicalListeners = []
    for entry in waiting {
      entry.event.map { element.graph.events.cancel($0) }
      entry.listener.release()
    }
  }

  override var waitingListeners: [AnimationListener] {
    let waiting = animator?.listeners ?? []
    // A key path into a generic type is looked up anew each time, and this is asked of every value.
    return logicalListeners.isEmpty ? waiting : waiting + logicalListeners.map { $0.listener }
  }

  override var contradictions: [String] {
    var found: [String] = []
    func check(_ holds: Bool, _ contradiction: @autoclosure () -> String) {
      if !holds { found.append(contradiction()) }
    }
    let now = element.graph.now
    check(presented.magnitudeSquared.isFinite, "shows numbers that are not finite")
    if isMoving {
      check(animator != nil, "moves without an animator")
      // What else falls due at the end may come first.
      check(endTime >= now, "moves at \(now), and was to end at \(endTime)")
      check(endEvent != nil || endTime == .infinity, "moves, and nobody will end it")
      check((animator?.spring == nil) == (spring == nil), "moves by another spring than it has")
    } else {
      check(
        presented == model || isHeld,
        "rests at \(presentedComponents), and the code says \(modelComponents)")
      check(animator?.isTracking ?? true, "rests with an animator")
      check(spring == nil && springValue == nil, "rests with a spring")
    }
    check(
      logicalListeners.allSatisfy { $0.event != nil } || isMoving,
      "rests, and somebody waits for an end that never comes")
    return found
  }

  package override var presentedComponents: [Double] { readable(presented) }
  package override var modelComponents: [Double] { readable(model) }
  package override var animation: Animation? { isMoving ? animator?.last : nil }
  package override var startTime: Double { animator?.startTime ?? 0 }
  package override var endTime: Double { animator?.end ?? 0 }
  package override var animationCount: Int { isMoving ? animator?.count ?? 0 : 0 }
}

import LegatoMotion

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
  /// The spring that moves the value, where its type is one of those that move most. It stays in its place while the
  /// value is in the list of what moves, and is whichever spring runs.
  var plainSpring: UnsafeMutablePointer<PlainSpring>? { nil }

  /// Shows what the code says, without asking for a frame.
  func showModel() {}

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
  /// Most values rest: what moves them is kept beside them.
  private var motion: AttributeMotion<Value>?
  private let readable: (Value) -> [Double]

  package init(
    _ element: Element, _ property: String, components: [String] = [],
    readable: @escaping (Value) -> [Double]
  ) {
    self.readable = readable
    super.init(element, property, components: components)
    revision = 0
  }

  override var plainSpring: UnsafeMutablePointer<PlainSpring>? { motion?.plain }
  private var animator: Animator<Value>? { motion?.animator }

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
    let motion = makeMotion()
    let replaces = motion.change(at: now) { animator in
      let replaces = animator.add(
        animation, change: change, at: now, update: graph.updateID,
        environment: element.node.environmentStorage)
      if animator.isStepped {
        report(animator.takeFaults(), of: animation)
        graph.motion.hasSteppedMotions = true
      }
      if animator.holdsOldest {
        report([Animator<Value>.heldFault], of: animation)
      }
      return replaces
    }
    motion.count += 1
    if replaces { motion.releaseEndless() }
    for listener in listeners {
      listener.retain()
      if listener.criteria.isLogical {
        waitForLogicalEnd(listener)
      } else {
        motion.animator?.listeners.append(listener)
      }
    }
    motion.run(motion.animator?.spring)
    cancelEnd()
    graph.activate(self)
    sample(at: now)
    scheduleEnd()
  }

  private func makeMotion() -> AttributeMotion<Value> {
    if let motion { return motion }
    let made = AttributeMotion<Value>()
    motion = made
    return made
  }

  /// Drops what is kept of a motion, where nothing moves the value and no listener waits.
  private func dropIdleMotion() {
    if let motion, motion.isIdle { self.motion = nil }
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
    let motion = makeMotion()
    motion.change(at: graph.now) {
      $0.track(change: change, at: graph.now, update: graph.updateID)
    }
    motion.run(nil)
    motion.releaseEndless()
    cancelEnd()
    graph.deactivate(self)
    presented = model
    // Nothing moves, so no event is needed at the end, unless there are listeners.
    if motion.animator?.listeners.isEmpty == false { scheduleEnd() }
  }

  private func dropForgottenTracking() {
    if let motion, motion.animator?.isTracking ?? false,
      motion.animator?.end ?? .infinity <= element.graph.now
    {
      finish()
    }
  }

  private func scheduleEnd() {
    // Asked where it stands: a motion would be copied.
    guard let motion, let end = motion.animator?.end else { return }
    let graph = element.graph
    if end <= graph.now {
      finish()
    } else if end < .infinity {
      // Strongly: a weak reference would make every count of the attribute's references slow.
      motion.endEvent = graph.schedule(at: end) { self.endIsDue() }
    } else if motion.animator?.mayEndLater ?? false {
      motion.endEvent = graph.schedule(at: graph.now + Animator<Value>.horizon) {
        self.recomputeEnd()
      }
    }
  }

  private func endIsDue() {
    // A change of place that the element has not followed yet may have the motion go on.
    element.resolveDisplacementAbove()
    endIfOver()
  }

  private func recomputeEnd() {
    let now = element.graph.now
    changed()
    motion?.animator?.step(to: now)
    motion?.animator?.findEnd(after: now)
    scheduleEnd()
  }

  // MARK: Environment

  override var isStepped: Bool { motion?.animator?.isStepped ?? false }

  override func environmentMayDiffer() {
    let now = element.graph.now
    if motion?.animator?.adopt(element.node.environmentStorage, at: now) ?? false {
      courseDidChange()
    }
  }

  override func askAgain() {
    motion?.animator?.askAgain(at: element.graph.now)
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
    guard let motion else { return }
    let waiting = motion.logicalListeners.filter {
      $0.motion == motion.count || $0.motion != nil && motion.animator == nil
    }
    guard !waiting.isEmpty else { return }
    let numbers = Set(waiting.map(\.number))
    motion.logicalListeners.removeAll { $0.event != nil && numbers.contains($0.number) }
    let isOver = motion.animator == nil
    if isOver { dropIdleMotion() }
    for entry in waiting {
      guard let event = entry.event else { continue }
      graph.events.cancel(event)
      if isOver { entry.listener.release() } else { waitForLogicalEnd(entry.listener) }
    }
  }

  // MARK: Who waits

  private func waitForLogicalEnd(_ listener: AnimationListener) {
    let graph = element.graph
    let motion = makeMotion()
    guard let end = motion.animator?.lastLogicalEnd, end < .infinity else {
      motion.logicalListeners.append(.init(listener: listener, event: nil))
      return
    }
    // Those that wait for a motion without an end have no number.
    let number = (motion.logicalListeners.map(\.number).max() ?? 0) + 1
    let event = graph.schedule(at: max(end, graph.now)) {
      self.motion?.logicalListeners.removeAll { $0.number == number }
      self.dropIdleMotion()
      listener.release()
    }
    motion.logicalListeners.append(
      .init(
        listener: listener, event: event, number: number, motion: isStepped ? motion.count : nil))
  }

  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatableQuad)
  @_specialize(where Value == SpringValue.Pair)
  @_specialize(where Value == SpringValue.Scale)
  override func sample(at time: Double) {
    guard let motion, let modelValue else { return }
    if let spring = motion.spring {
      presented = spring.offset(at: time).map { modelValue + $0 } ?? modelValue
    } else if motion.animator != nil {
      motion.animator!.step(to: time)
      let shown = modelValue - motion.animator!.totalDelta + motion.animator!.value(at: time)
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

  /// Shows a value that is so far from what the code says.
  @inline(__always)
  final func showOffset(_ offset: Value) {
    if !isHeld, let modelValue { sampled = modelValue + offset }
  }

  /// Shows what the code says.
  override func showModel() { if !isHeld { sampled = model } }

  private func cancelEnd() {
    guard let motion, let event = motion.endEvent else { return }
    element.graph.events.cancel(event)
    motion.endEvent = nil
  }

  private func finish() {
    guard let motion, let animator = motion.animator.take() else { return }
    changed()
    motion.run(nil)
    presented = model
    element.graph.deactivate(self)
    askForRecord()
    cancelEnd()
    motion.releaseEndless()
    dropIdleMotion()
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
    if let end = motion?.animator?.end, end <= element.graph.now { jump() }
  }

  override func cancel() {
    jump()
    let waiting = motion?.logicalListeners ?? []
    motion?.logicalListeners = []
    dropIdleMotion()
    for entry in waiting {
      entry.event.map { element.graph.events.cancel($0) }
      entry.listener.release()
    }
  }

  override var waitingListeners: [AnimationListener] {
    let waiting = animator?.listeners ?? []
    // A key path into a generic type is looked up anew each time, and this is asked of every value.
    let logical = motion?.logicalListeners ?? []
    return logical.isEmpty ? waiting : waiting + logical.map { $0.listener }
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
      check(motion?.endEvent != nil || endTime == .infinity, "moves, and nobody will end it")
      check(
        (animator?.spring == nil) == (motion?.spring == nil), "moves by another spring than it has")
    } else {
      check(
        presented == model || isHeld,
        "rests at \(presentedComponents), and the code says \(modelComponents)")
      check(animator?.isTracking ?? true, "rests with an animator")
      check(
        motion?.spring == nil && motion?.plain?.pointee.isRunning != true,
        "rests with a spring")
    }
    check(
      motion?.logicalListeners.allSatisfy { $0.event != nil } ?? true || isMoving,
      "rests, and somebody waits for an end that never comes")
    check(!(motion?.isIdle ?? false), "keeps what nothing moves by")
    return found
  }

  package override var presentedComponents: [Double] { readable(presented) }
  package override var modelComponents: [Double] { readable(model) }
  package override var animation: Animation? { isMoving ? motion?.animator?.last : nil }
  package override var startTime: Double { motion?.animator?.startTime ?? 0 }
  package override var endTime: Double { motion?.animator?.end ?? 0 }
  package override var animationCount: Int { isMoving ? motion?.animator?.count ?? 0 : 0 }
}

import LegatoMotion

/// One motion of one value, as a function of absolute time.
///
/// Motions that come on top of each other are kept as a stack: each pulls the value that those
/// below give towards its own target. A spring takes the whole stack over instead, at the value
/// and, from a motion that reports one, the velocity that it had.
struct Animator<Value: VectorArithmetic> {
  enum Course {
    case fromRest(UnitMotion)
    case spring(SpringTakeover<Value>)
    /// An animation of the user's, with what it remembers at the last step.
    case custom(AnimationContext<Value>)
    case tracking(VelocitySampler<Value>)
  }

  struct Entry {
    let animation: Animation
    /// When the clock of the motion started: that of the first one, where motions have merged.
    let start: Double
    /// The update that the motion was started in.
    let update: Int
    /// What `totalDelta` is when this motion is over.
    let target: Value
    var course: Course
    /// Seconds after the start; infinite where no end is known.
    var end: Double
    var logicalEnd: Double
  }

  var entries: [Entry] = []
  /// All changes since the value last rested, added up.
  private(set) var totalDelta = Value.zero
  private(set) var startTime: Double
  var listeners: [AnimationListener] = []
  /// The steps that custom animations have been asked for, and the time of the last one.
  var steps = 0
  var lastStep = 0.0
  /// The environment that custom animations see, and what they have read of any.
  private var environment: EnvironmentStorage?
  private var readings: EnvironmentReadings?

  init(startTime: Double) {
    self.startTime = startTime
  }

  /// When the motion is over: with the last one started.
  var end: Double {
    guard let index = entries.indices.last else { return startTime }
    return entries[index].start + entries[index].end
  }
  /// How many motions are stacked.
  var count: Int { entries.count }
  var last: Animation? { entries.last?.animation }
  /// When the last motion is logically complete.
  var lastLogicalEnd: Double {
    guard let index = entries.indices.last else { return startTime }
    return entries[index].start + entries[index].logicalEnd
  }
  /// Whether the value follows what the code says, which is remembered, and nothing moves.
  var isTracking: Bool {
    // By number: the entry would be copied for its course.
    guard let index = entries.indices.last, case .tracking = entries[index].course else {
      return false
    }
    return true
  }
  /// Whether motions have been held, as there were too many.
  private(set) var holdsOldest = false
  /// Whether there may be a custom animation: asked at every sample, so it is kept.
  private(set) var isStepped = false

  // MARK: Changes

  /// A change by `change`, to be made with an animation.
  ///
  /// - Returns: whether what moved before is replaced by the new motion, not continued below it.
  @MainActor @discardableResult
  mutating func add(
    _ animation: Animation, change: Value, at now: Double, update: Int,
    environment: EnvironmentStorage
  ) -> Bool {
    adopt(environment, at: now)
    step(to: now)
    dropFinished(at: now)
    if holdOldest(at: now) { holdsOldest = true }
    let old = totalDelta
    totalDelta += change
    if let index = entries.indices.last, entries[index].update == update,
      entries[index].animation == animation
    {
      // A second change in the same update: one motion over the whole way.
      let last = entries.removeLast()
      var course = last.course
      if case .spring(let takeover) = course {
        course = .spring(takeover.retargeted(to: totalDelta))
      } else if case .fromRest = course {
        course = .fromRest(
          UnitMotion(animation.kind, distanceSquared: remainingDistanceSquared(at: now)))
      }
      push(animation, course, start: last.start, update: update)
      findEnd(after: now)
      return false
    }
    if let spring = animation.kind.springInModifiers, let (start, takeover) = takeover(spring, now)
    {
      removeAll()
      push(animation, .spring(takeover), start: start, update: update)
      return true
    }
    guard animation.kind.containsCustom else {
      let motion = UnitMotion(animation.kind, distanceSquared: remainingDistanceSquared(at: now))
      push(animation, .fromRest(motion), start: now, update: update)
      return false
    }
    let readings = readings ?? EnvironmentReadings()
    self.readings = readings
    self.environment = environment
    let environment = EnvironmentValues(storage: environment, readings: readings)
    if let running = runningMotion(environment, at: now) {
      var context = running.context
      context.isLogicallyComplete = false
      if animation.shouldMerge(
        previous: running.animation, value: old, time: now - running.start, context: &context)
      {
        if entries.count > 1 { context.state[StackState<Value>.self].stack = nil }
        removeAll()
        pushStepped(animation, context, start: running.start, update: update, now)
        return true
      }
    }
    pushStepped(
      animation, AnimationContext(environment: environment), start: now, update: update, now)
    return false
  }

  /// What runs, as one animation that a custom one may take over.
  private func runningMotion(_ environment: EnvironmentValues, at now: Double)
    -> (animation: Animation, context: AnimationContext<Value>, start: Double)?
  {
    guard let first = entries.first else { return nil }
    guard entries.count > 1 else {
      return (first.animation, context(of: first, environment, at: now), first.start)
    }
    var context = AnimationContext<Value>(environment: environment)
    var stack = self
    stack.listeners = []
    context.state[StackState<Value>.self].stack = stack
    return (Animation(StackedAnimation()), context, startTime)
  }

  /// The environment of the view that moves has changed: custom animations see the new one from now on.
  ///
  /// - Returns: whether one of them has read what is different, and was asked again.
  @MainActor @discardableResult
  mutating func adopt(_ storage: EnvironmentStorage, at now: Double) -> Bool {
    guard isStepped, let readings, let known = environment, known !== storage else { return false }
    step(to: now)
    environment = storage
    for index in entries.indices {
      guard case .custom(var context) = entries[index].course else { continue }
      context.environment = EnvironmentValues(storage: storage, readings: readings)
      entries[index].course = .custom(context)
    }
    guard !known.changes(to: storage).isDisjoint(with: readings.keys) else { return false }
    askAgain(at: now)
    return true
  }

  /// Asks custom animations now, and looks for another end than the one that was known.
  mutating func askAgain(at now: Double) {
    guard isStepped, let last = entries.indices.last else { return }
    step(to: now)
    let elapsed = now - entries[last].start
    if case .custom = entries[last].course, entries[last].end > elapsed {
      entries[last].end = .infinity
      if entries[last].logicalEnd > elapsed { entries[last].logicalEnd = .infinity }
    }
    lastStep = now
    takeStep(at: now)
    findEnd(after: now)
  }

  /// A change that is shown at once, and whose speed a spring that follows inherits.
  mutating func track(change: Value, at now: Double, update: Int) {
    totalDelta += change
    var sampler = VelocitySampler<Value>()
    if case .tracking(let known) = entries.last?.course { sampler = known }
    sampler.add(totalDelta, now)
    removeAll()
    push(
      Animation(.velocityTracking), .tracking(sampler), start: now, update: update)
  }

  /// Drops motions that no longer change anything: a finished motion is at its target, whatever lies
  /// below it. So motions that follow one another without a gap do not pile up.
  private mutating func dropFinished(at now: Double) {
    guard let index = entries.lastIndex(where: { $0.start + $0.end <= now }) else { return }
    guard index == entries.count - 1 else {
      entries.removeSubrange(..<index)
      return
    }
    removeAll()
    totalDelta = .zero
    startTime = now
    holdsOldest = false
    steps = 0
    lastStep = now
  }

  private mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    isStepped = false
  }

  private mutating func push(
    _ animation: Animation, _ course: Course, start: Double, update: Int
  ) {
    let (end, logicalEnd): (Double, Double) =
      switch course {
      case .fromRest(let motion): (motion.end, motion.logicalEnd)
      case .spring(let takeover): (takeover.end, min(takeover.end, takeover.logicalEnd))
      case .custom: (.infinity, .infinity)
      case .tracking: (VelocitySampler<Value>.memory, VelocitySampler<Value>.memory)
      }
    entries.append(
      Entry(
        animation: animation, start: start, update: update, target: totalDelta, course: course,
        end: end, logicalEnd: logicalEnd))
  }

  /// The squared length of the remaining distance, which decides when a spring is at rest.
  private func remainingDistanceSquared(at now: Double) -> Double {
    (totalDelta - value(at: now)).magnitudeSquared
  }

  private mutating func pushStepped(
    _ animation: Animation, _ context: AnimationContext<Value>, start: Double, update: Int,
    _ now: Double
  ) {
    steps = max(steps, Int((now - startTime) * Self.stepsPerSecond) + 1)
    var context = context
    context.faults = []
    push(animation, .custom(context), start: start, update: update)
    isStepped = true
    lastStep = now
    takeStep(at: now)
    findEnd(after: now)
  }

  /// The faults of the animations that the last motion, a custom animation, evaluates: reported once.
  mutating func takeFaults() -> [String] {
    guard let index = entries.indices.last, case .custom(var context) = entries[index].course,
      let faults = context.faults
    else { return [] }
    context.faults = nil
    entries[index].course = .custom(context)
    return faults
  }

  /// A spring takes over whatever runs; one with modifiers only from one with the same.
  private func takeover(_ spring: SpringInModifiers, _ now: Double)
    -> (start: Double, SpringTakeover<Value>)?
  {
    // By number, here and below: an entry would be copied for its course.
    guard let last = entries.indices.last else { return nil }
    let below = entries.count == 1 ? entries[last].animation.kind.springInModifiers : nil
    let start: Double
    if spring.modifiers.isEmpty {
      start = now
    } else if below?.modifiers == spring.modifiers {
      start = entries[last].start
    } else {
      return nil
    }
    let shown = value(at: now)
    let isPlain = below.map { $0.modifiers.isEmpty } ?? false
    return (
      start,
      SpringTakeover(
        spring, elapsed: now - start,
        // Where an animation of the user's gives nonsense, its target is shown.
        value: shown.magnitudeSquared.isFinite ? shown : entries[last].target,
        velocity: velocity(at: now, ofModified: !spring.modifiers.isEmpty), target: totalDelta,
        previous: isPlain || start != now ? below?.spring.response : nil)
    )
  }

  private func context(of entry: Entry, _ environment: EnvironmentValues, at now: Double)
    -> AnimationContext<Value>
  {
    var context = AnimationContext<Value>(environment: environment)
    switch entry.course {
    case .custom(let known): return known
    case .spring(let takeover):
      context.state[BuiltInState<Value>.self].takeOver(takeover, target: entry.target)
    case .fromRest: break
    case .tracking(let sampler):
      context.state[BuiltInState<Value>.self].trackedVelocity = sampler.velocity(at: now)
    }
    return context
  }

  // MARK: Values

  /// The way made so far, from zero towards `totalDelta`.
  ///
  /// A generic type's own methods look their types up in every call: for the types that move most there are
  /// bodies of their own.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatableQuad)
  @_specialize(where Value == SpringValue.Pair)
  @_specialize(where Value == SpringValue.Scale)
  func value(at time: Double) -> Value {
    var result = Value.zero
    for entry in entries { advance(&result, entry, at: time) }
    return result
  }

  @inline(__always)
  func advance(_ result: inout Value, _ entry: Entry, at time: Double) {
    let elapsed = time - entry.start
    switch entry.course {
    case .fromRest(let motion):
      result += (entry.target - result).scaled(by: motion.value(at: elapsed))
    case .spring(let takeover):
      result = takeover.value(at: elapsed, target: entry.target)
    case .custom(var context):
      guard elapsed < entry.end else {
        result = entry.target
        return
      }
      let way = entry.target - result
      result += entry.animation.animate(value: way, time: elapsed, context: &context) ?? way
    case .tracking:
      result = entry.target
    }
  }

  /// The velocity that a spring can inherit: that of a single motion that reports one.
  private func velocity(at time: Double, ofModified: Bool) -> Value {
    guard entries.count == 1 else { return .zero }
    let (animation, target) = (entries[0].animation, entries[0].target)
    let elapsed = time - entries[0].start
    switch entries[0].course {
    case .spring(let takeover):
      guard ofModified || takeover.source.modifiers.isEmpty else { return .zero }
      return takeover.velocity(at: elapsed, target: target)
    case .fromRest(let motion):
      guard elapsed < motion.end else { return .zero }
      if let spring = motion.fluidSpring {
        return target.scaled(by: spring.response(at: elapsed).stepVelocity)
      }
      if ofModified, let spring = animation.kind.springInModifiers {
        return target.scaled(
          by: spring.spring.response(at: spring.innerTime(at: elapsed)).stepVelocity)
      }
      let context = AnimationContext<Value>(environment: EnvironmentValues())
      return animation.velocity(value: target, time: elapsed, context: context)
        ?? .zero
    case .custom(let context):
      guard elapsed < entries[0].end else { return .zero }
      let velocity = animation.velocity(
        value: target, time: elapsed, context: context)
      return velocity.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil } ?? .zero
    case .tracking(let sampler):
      return sampler.velocity(at: time)
    }
  }

  /// The motion, where it is one plain spring alone.
  var spring: SpringMotion<Value>? {
    guard entries.count == 1, let entry = entries.first else { return nil }
    switch entry.course {
    case .fromRest(let motion):
      return motion.fluidSpring.map {
        SpringMotion(
          spring: $0, start: entry.start, length: entry.end, origin: .zero - totalDelta,
          way: entry.target, velocity: .zero)
      }
    case .spring(let takeover):
      return takeover.plainSpring.map {
        SpringMotion(
          spring: $0, start: entry.start, length: entry.end, origin: takeover.value - totalDelta,
          way: entry.target - takeover.value, velocity: takeover.velocity)
      }
    case .custom, .tracking: return nil
    }
  }
}

/// Several motions on top of each other, as a custom animation sees what it may take over.
struct StackedAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard let stack = context.state[StackState<V>.self].stack else { return nil }
    return stack.value(at: stack.startTime + time)
  }
}

struct StackState<Value: VectorArithmetic>: AnimationStateKey {
  var stack: Animator<Value>?
  static var defaultValue: StackState<Value> { StackState() }
}

import LegatoMotion

// Animations as custom animations see them: asked step by step, with a context that remembers.
// What runs on its own is evaluated as a function of time instead; see `Animator`.

extension Animation.Kind {
  /// Whether somewhere inside there is an animation of the user's, which only it can evaluate.
  var containsCustom: Bool {
    switch self {
    case .custom: true
    case .delay(_, let base), .speed(_, let base), .repeating(_, _, let base),
      .logicallyComplete(_, let base):
      base.containsCustom
    default: false
    }
  }

  func animate<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .custom(let box):
      return box.base.animate(value: value, time: time, context: &context)
    case .delay(let delay, let base):
      let delay = delay.isFinite ? delay : 0
      let shown = base.animate(value, max(0, time - delay), &context)
      context.foreseen?.end += delay
      context.foreseen?.logicalEnd += delay
      return shown
    case .speed(let speed, let base):
      let speed = speed.isFinite && speed > 0 ? speed : 0
      let shown = base.animate(value, time * speed, &context)
      context.foreseen?.end /= speed
      context.foreseen?.logicalEnd /= speed
      return shown
    case .logicallyComplete(let after, let base):
      let shown = base.animate(value, time, &context)
      if !(time < after) { context.isLogicallyComplete = true }
      if let foreseen = context.foreseen {
        context.foreseen?.logicalEnd = min(foreseen.logicalEnd, max(0, after))
      }
      return shown
    case .repeating(let count, let autoreverses, let base) where base.containsCustom:
      return Self.repeated(base, count, autoreverses, value, time, &context)
    case .velocityTracking:
      return value
    case .fluidSpring, .systemDefault:
      guard let takeover = BuiltInState.takeover(to: value, &context) else {
        return fromRest(value, time, &context)
      }
      context.foreseen = ForeseenEnd(end: takeover.end, logicalEnd: takeover.logicalEnd)
      if time >= takeover.logicalEnd { context.isLogicallyComplete = true }
      return time > takeover.end ? nil : takeover.value(at: time, target: value)
    default:
      return fromRest(value, time, &context)
    }
  }

  private func fromRest<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    let motion = BuiltInState.motion(self, value.magnitudeSquared, &context)
    context.foreseen = ForeseenEnd(end: motion.end, logicalEnd: motion.logicalEnd)
    if time >= motion.logicalEnd { context.isLogicallyComplete = true }
    return time > motion.end ? nil : value.scaled(by: motion.value(at: time))
  }

  func velocity<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: AnimationContext<V>
  ) -> V? {
    switch self {
    case .custom(let box):
      return box.base.velocity(value: value, time: time, context: context)
    case .unitCurve(let easing, let duration):
      guard duration > 0, time <= duration else { return nil }
      let velocity = easing.velocity(at: time / duration) / duration
      return velocity.isFinite ? value.scaled(by: velocity) : nil
    case .fluidSpring, .systemDefault:
      if let takeover = context.state[BuiltInState<V>.self].takeover {
        return takeover.velocity(at: time, target: value)
      }
      return springInModifiers.map { value.scaled(by: $0.spring.response(at: time).stepVelocity) }
    case .velocityTracking:
      return context.state[BuiltInState<V>.self].trackedVelocity
    default:
      return nil
    }
  }

  func shouldMerge<V: VectorArithmetic>(
    _ previous: Animation.Kind, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> Bool {
    switch self {
    case .custom(let box):
      return box.base.shouldMerge(
        previous: Animation(previous), value: value, time: time, context: &context)
    case .fluidSpring, .systemDefault:
      guard let spring = springInModifiers else { return false }
      func sanitized(_ number: V?) -> V? {
        number.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil }
      }
      let velocity = sanitized(previous.velocity(value, time, context)) ?? .zero
      var copy = context
      let shown = sanitized(previous.animate(value, time, &copy)) ?? value
      context.isLogicallyComplete = false
      let takeover = SpringTakeover(
        spring, elapsed: time, value: shown, velocity: velocity, target: value,
        previous: previous.springInModifiers?.spring.response)
      context.state[BuiltInState<V>.self].takeOver(takeover, target: value)
      return true
    case .delay(let delay, let base):
      guard case .delay(delay, let previousBase) = previous else { return false }
      return base.shouldMerge(
        previousBase, value, max(0, time - (delay.isFinite ? delay : 0)), &context)
    case .speed(let speed, let base):
      guard case .speed(speed, let previousBase) = previous else { return false }
      return base.shouldMerge(
        previousBase, value, speed.isFinite && speed > 0 ? time * speed : 0, &context)
    case .logicallyComplete(let after, let base):
      guard case .logicallyComplete(after, let previousBase) = previous else { return false }
      return base.shouldMerge(previousBase, value, time, &context)
    case .velocityTracking:
      return true
    default:
      return false
    }
  }

  /// One pass after the other, each with a fresh state; in a reversed pass the value is mirrored while
  /// time runs forward.
  private static func repeated<V: VectorArithmetic>(
    _ base: Animation.Kind, _ count: Int?, _ autoreverses: Bool, _ value: V, _ time: Double,
    _ context: inout AnimationContext<V>
  ) -> V? {
    var pass = context.state[RepeatState.self]
    let isBackwards = autoreverses && pass.index % 2 == 1
    if let shown = base.animate(value, time - pass.start, &context) {
      return isBackwards ? value - shown : shown
    }
    context.state = AnimationState()
    pass.index += 1
    // A pass that takes no time is not repeated for ever.
    let isEmpty = time <= pass.start
    pass.start = time
    context.state[RepeatState.self] = pass
    if isEmpty || pass.index >= count ?? .max { return nil }
    return isBackwards ? .zero : value
  }
}

private struct RepeatState: AnimationStateKey {
  var index = 0
  var start = 0.0
  static let defaultValue = RepeatState()
}

/// What an animation of our own keeps in a context: the spring that took over, or the motion from
/// rest that was worked out last.
struct BuiltInState<V: VectorArithmetic>: AnimationStateKey {
  private(set) var takeover: SpringTakeover<V>?
  /// The target of the spring that took over.
  private var target = V.zero
  /// Units per second, where what ran was following a finger.
  var trackedVelocity: V?
  private var known: (kind: Animation.Kind, distanceSquared: Double, motion: UnitMotion)?

  static var defaultValue: BuiltInState<V> { BuiltInState() }

  mutating func takeOver(_ takeover: SpringTakeover<V>, target: V) {
    self.takeover = takeover
    self.target = target
  }

  /// The spring that took over, with `target` as its target: where the target has changed, so has its
  /// end.
  static func takeover(to target: V, _ context: inout AnimationContext<V>) -> SpringTakeover<V>? {
    let state = context.state[Self.self]
    // What is known already is only read: a write copies all that the context remembers.
    guard let takeover = state.takeover, state.target != target else { return state.takeover }
    let other = takeover.retargeted(to: target)
    context.state[Self.self].takeOver(other, target: target)
    return other
  }

  static func motion(
    _ kind: Animation.Kind, _ distanceSquared: Double, _ context: inout AnimationContext<V>
  ) -> UnitMotion {
    var state = context.state[Self.self]
    if let known = state.known, known.distanceSquared == distanceSquared, known.kind == kind {
      return known.motion
    }
    let motion = UnitMotion(kind, distanceSquared: distanceSquared)
    state.known = (kind, distanceSquared, motion)
    context.state.cache(state, for: Self.self)
    return motion
  }
}

import LegatoMotion

/// One motion of one value, as a function of absolute time.
///
/// Motions that come on top of each other are kept as a stack: each pulls the value that those
/// below give towards its own target. A spring takes the whole stack over instead, at the value
/// and, from a spring, the velocity that it had.
struct Animator<Value: VectorArithmetic> {
  private struct Entry {
    let motion: UnitMotion
    let animation: Animation
    let start: Double
    /// What the interval is when this motion is over.
    var target: Value
    /// Where a spring took over, and how fast it was going; `nil` for a motion from rest.
    let takeover: (value: Value, velocity: Value)?
  }

  private var entries: [Entry] = []
  /// All changes since the value last rested, added up.
  private(set) var interval = Value.zero
  let startTime: Double
  var listeners: [AnimationListener] = []

  init(startTime: Double) {
    self.startTime = startTime
  }

  /// When the motion is over: with the last one started.
  var end: Double { entries.last.map { $0.start + $0.motion.end } ?? startTime }
  var last: Animation? { entries.last?.animation }
  /// Seconds from its start after which the last motion counts as logically complete.
  var lastLogicalEnd: Double { entries.last?.motion.logicalEnd ?? 0 }

  mutating func add(_ animation: Animation, change: Value, at now: Double) {
    interval += change
    if let last = entries.last, last.start == now, last.animation == animation,
      last.takeover == nil, entries.count == 1
    {
      // A second change before the first was shown: one motion over the whole way.
      entries = []
      entries.append(entry(animation, target: interval, at: now, takeover: nil))
    } else if animation.kind.mergesWithAnything, !entries.isEmpty {
      let takeover = (value: value(at: now), velocity: velocity(at: now))
      entries = [entry(animation, target: interval, at: now, takeover: takeover)]
    } else {
      entries.append(entry(animation, target: interval, at: now, takeover: nil))
    }
  }

  private func entry(
    _ animation: Animation, target: Value, at now: Double,
    takeover: (value: Value, velocity: Value)?
  ) -> Entry {
    let way = takeover.map { target - $0.value } ?? target
    let motion = UnitMotion(
      animation.kind, travel: way.magnitudeSquared,
      velocity: takeover?.velocity.magnitudeSquared ?? 0,
      travelDotVelocity: takeover.map { way.dot($0.velocity) } ?? 0)
    return Entry(
      motion: motion, animation: animation, start: now, target: target, takeover: takeover)
  }

  /// The way made so far, from zero towards `interval`.
  func value(at time: Double) -> Value {
    var result = Value.zero
    for entry in entries {
      let elapsed = time - entry.start
      if let takeover = entry.takeover, let spring = entry.motion.fluidSpring {
        guard elapsed < entry.motion.end else {
          result = entry.target
          continue
        }
        let response = spring.response(at: elapsed)
        result =
          takeover.value + (entry.target - takeover.value).scaled(by: response.step)
          + takeover.velocity.scaled(by: response.impulse)
      } else {
        result += (entry.target - result).scaled(by: entry.motion.value(at: elapsed))
      }
    }
    return result
  }

  /// The motion, where it is one spring alone.
  var spring: SpringMotion<Value>? {
    guard entries.count == 1, let entry = entries.first, let spring = entry.motion.fluidSpring
    else { return nil }
    let from = entry.takeover?.value ?? .zero
    return SpringMotion(
      spring: spring, start: entry.start, length: entry.motion.end, origin: from - interval,
      way: entry.target - from, velocity: entry.takeover?.velocity ?? .zero)
  }

  /// The velocity that a spring can inherit: that of a single spring. Curves and stacks report
  /// none.
  private func velocity(at time: Double) -> Value {
    guard entries.count == 1, let entry = entries.first, let spring = entry.motion.fluidSpring,
      time - entry.start < entry.motion.end
    else { return .zero }
    let response = spring.response(at: time - entry.start)
    guard let takeover = entry.takeover else {
      return entry.target.scaled(by: response.stepVelocity)
    }
    return (entry.target - takeover.value).scaled(by: response.stepVelocity)
      + takeover.velocity.scaled(by: response.impulseVelocity)
  }
}

extension Animation.Kind {
  /// Springs take over from whatever runs; everything else is stacked on top of it.
  var mergesWithAnything: Bool {
    switch self {
    case .fluidSpring, .systemDefault: true
    default: false
    }
  }
}

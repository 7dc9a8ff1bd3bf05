import LegatoMotion
import Synchronization

/// An animation prepared to run once: the motion from 0 to 1 as a function of time, and its end.
///
/// SwiftUI stops a spring when its speed and force fall below absolute thresholds, so the end
/// depends on how far the value travels: a `UnitMotion` is made for one such distance.
struct UnitMotion {
  indirect enum Kind {
    case curve(Easing, duration: Double)
    case spring(DampedSpring, initialVelocity: Double, end: Double)
    case delay(Double, UnitMotion)
    case speed(Double, UnitMotion)
    case repeating(count: Int?, autoreverses: Bool, UnitMotion)
  }

  let kind: Kind
  /// Seconds after which the motion is over and the model value is shown; infinite for a loop.
  let end: Double
  /// Seconds after which the motion is logically complete.
  let logicalEnd: Double
  /// The spring that this motion is, unmodified: the only kind that hands its velocity over.
  var fluidSpring: DampedSpring? {
    if case .spring(let spring, _, _) = kind, isFluid { return spring }
    return nil
  }
  private let isFluid: Bool

  private init(_ kind: Kind, end: Double, logicalEnd: Double, isFluid: Bool = false) {
    self.kind = kind
    self.end = end
    self.logicalEnd = logicalEnd
    self.isFluid = isFluid
  }

  /// - Parameter distanceSquared: the squared length of the displacement, in units of the animatable
  ///   data.
  init(_ animation: Animation.Kind, distanceSquared: Double) {
    self.init(animation, distanceSquared: distanceSquared, velocity: 0, distanceDotVelocity: 0)
  }

  /// A motion that starts with a velocity: `velocity` is its squared length, and
  /// `distanceDotVelocity` its dot product with the displacement.
  init(
    _ animation: Animation.Kind, distanceSquared: Double, velocity: Double,
    distanceDotVelocity: Double
  ) {
    switch animation {
    case .curve(let easing, let duration), .unitCurve(let easing, let duration):
      let duration = duration > 0 ? duration : 0
      self.init(.curve(easing, duration: duration), end: duration, logicalEnd: duration)
    case .custom, .velocityTracking:
      // Neither is a function of the time alone; the animator has ways of their own for them.
      self.init(.curve(.linear, duration: 0), end: 0, logicalEnd: 0)
    case .fluidSpring(let response, let dampingFraction, _):
      let spring = DampedSpring(response: response, dampingRatio: dampingFraction).limited()
      let end = Self.rest(of: spring, distanceSquared, velocity, distanceDotVelocity)
      self.init(
        .spring(spring, initialVelocity: 0, end: end), end: end,
        logicalEnd: min(end, max(0, spring.response)), isFluid: true)
    case .systemDefault:
      self.init(
        Animation.spring.kind, distanceSquared: distanceSquared, velocity: velocity,
        distanceDotVelocity: distanceDotVelocity)
    case .interpolatingSpring(let mass, let stiffness, let damping, let initialVelocity):
      let spring = DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
      let start = initialVelocity.isFinite ? initialVelocity : 0
      let end = spring.settlingDuration(target: 1, initialVelocity: start, epsilon: 0.001)
      self.init(
        .spring(spring, initialVelocity: start, end: end), end: end,
        logicalEnd: min(end, stiffness > 0 ? 2 * .pi / stiffness.squareRoot() : 0))
    case .delay(let delay, let base):
      let base = UnitMotion(base, distanceSquared: distanceSquared)
      let delay = delay.isFinite ? delay : 0
      self.init(
        .delay(delay, base), end: max(0, base.end + delay),
        logicalEnd: max(0, base.logicalEnd + delay))
    case .speed(let speed, let base):
      let base = UnitMotion(base, distanceSquared: distanceSquared)
      let speed = speed.isFinite && speed > 0 ? speed : 0
      self.init(
        .speed(speed, base), end: base.end == 0 ? 0 : base.end / speed,
        logicalEnd: base.logicalEnd == 0 ? 0 : base.logicalEnd / speed)
    case .repeating(let count, let autoreverses, let base):
      let base = UnitMotion(base, distanceSquared: distanceSquared)
      let passes = count.map { Double(max($0, 1)) } ?? .infinity
      // A pass that takes no time cannot be repeated for ever: it is over at once.
      let end = base.end == 0 ? 0 : base.end * passes
      self.init(
        .repeating(count: count, autoreverses: autoreverses, base), end: end,
        logicalEnd: end == 0 ? 0 : base.end * (passes - 1) + base.logicalEnd)
    case .logicallyComplete(let after, let base):
      let base = UnitMotion(
        base, distanceSquared: distanceSquared, velocity: velocity,
        distanceDotVelocity: distanceDotVelocity)
      self.init(
        base.kind, end: base.end, logicalEnd: min(base.end, max(0, after.isNaN ? 0 : after)),
        isFluid: false)
    }
  }

  /// When a spring is at rest: by SwiftUI's thresholds, but not while a value is more than 0.05 % of its
  /// distance away, so that the last step to the target is never seen.
  static func rest(
    of spring: DampedSpring, _ distanceSquared: Double, _ velocity: Double,
    _ distanceDotVelocity: Double
  ) -> Double {
    let problem = Rest(
      spring: spring, distanceSquared: distanceSquared, velocity: velocity,
      distanceDotVelocity: distanceDotVelocity)
    if let known = lastRest.withLock({ $0?.problem == problem ? $0?.time : nil }) { return known }
    let time = problem.time
    lastRest.withLock { $0 = (problem, time) }
    return time
  }

  /// The rest that was asked for last: where a row grows, thousands below it move by the same distance.
  private static let lastRest = Mutex<(problem: Rest, time: Double)?>(nil)

  private struct Rest: Equatable {
    let spring: DampedSpring
    let distanceSquared: Double
    let velocity: Double
    let distanceDotVelocity: Double

    var time: Double {
      let rest = spring.restTime(
        targetSquared: distanceSquared, velocitySquared: velocity,
        targetDotVelocity: distanceDotVelocity)
      guard distanceSquared > 0, rest < .infinity else { return rest }
      let pace = (velocity / distanceSquared).squareRoot() * (distanceDotVelocity < 0 ? -1 : 1)
      return spring.settlingTime(notBefore: rest, tolerance: 0.0005, initialVelocity: pace)
    }
  }

  /// Whether the motion never ends.
  var isEndless: Bool { end == .infinity }

  /// Progress at `time` seconds: 0 at the start, 1 at the end, and beyond where it overshoots.
  func value(at time: Double) -> Double {
    switch kind {
    case .curve(let easing, let duration):
      return time >= duration ? 1 : time <= 0 ? 0 : easing.value(at: time / duration)
    case .spring(let spring, let initialVelocity, let end):
      if time >= end { return 1 }
      if time <= 0 { return 0 }
      if initialVelocity == 0 { return spring.stepResponse(at: time) }
      return spring.value(target: 1, initialVelocity: initialVelocity, time: time)
    case .delay(let delay, let base):
      return base.value(at: max(0, time - delay))
    case .speed(let speed, let base):
      return base.value(at: time * speed)
    case .repeating(let count, let autoreverses, let base):
      guard base.end > 0 else { return 1 }
      guard base.end < .infinity else { return base.value(at: time) }
      let last = count.map { Double(max($0, 1)) - 1 } ?? .infinity
      let pass = min(max(0, (time / base.end).rounded(.down)), last)
      let progress = base.value(at: time - pass * base.end)
      let isBackwards = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
      return isBackwards ? 1 - progress : progress
    }
  }
}

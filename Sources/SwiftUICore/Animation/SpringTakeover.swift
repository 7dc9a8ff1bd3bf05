import LegatoMotion

/// A spring that takes a value over from another motion, at the value and the velocity that it
/// had.
struct SpringTakeover<Value: VectorArithmetic> {
  enum Course {
    case steady(DampedSpring)
    case blended(BlendedSpring)
  }

  let source: SpringInModifiers
  let course: Course
  /// Seconds, on the clock outside the modifiers, at the takeover.
  private let elapsed: Double
  /// The spring's own clock at the takeover.
  let since: Double
  let value: Value
  let velocity: Value
  /// Seconds since the motion was started.
  let end: Double
  let logicalEnd: Double

  /// - Parameters:
  ///   - elapsed: seconds since the motion was started, by the clock outside the modifiers.
  ///   - velocity: units per second of the spring's own clock.
  ///   - previous: the response of the spring before, where there was one.
  init(
    _ source: SpringInModifiers, elapsed: Double, value: Value, velocity: Value, target: Value,
    previous: Double?
  ) {
    self.source = source
    self.elapsed = elapsed
    self.value = value
    self.velocity = velocity
    since = source.innerTime(at: elapsed)
    let way = target - value
    if let previous, source.blendDuration > 0, previous != source.spring.response {
      let blended = BlendedSpring(
        from: previous, to: source.spring, blendDuration: source.blendDuration)
      course = .blended(blended)
      let left = blended.response(at: blended.blendDuration)
      let rest = way - way.scaled(by: left.step) - velocity.scaled(by: left.impulse)
      let speed = way.scaled(by: left.stepVelocity) + velocity.scaled(by: left.impulseVelocity)
      end = source.outerTime(
        at: since + blended.blendDuration
          + UnitMotion.rest(
            of: source.spring, rest.magnitudeSquared, speed.magnitudeSquared, rest.dot(speed)))
      logicalEnd = max(elapsed, source.logicalEnd(since + blended.logicalEnd))
    } else {
      course = .steady(source.spring)
      end = source.outerTime(
        at: since
          + UnitMotion.rest(
            of: source.spring, way.magnitudeSquared, velocity.magnitudeSquared, way.dot(velocity)))
      logicalEnd = max(elapsed, source.logicalEnd(since + source.spring.response))
    }
  }

  /// The same takeover with a different target.
  func retargeted(to target: Value) -> SpringTakeover {
    var previous: Double?
    if case .blended(let spring) = course { previous = spring.initialResponse }
    return SpringTakeover(
      source, elapsed: elapsed, value: value, velocity: velocity, target: target,
      previous: previous)
  }

  /// The spring, where it runs on the unmodified clock and does not change.
  var plainSpring: DampedSpring? {
    if source.modifiers.isEmpty, since == 0, case .steady(let spring) = course { return spring }
    return nil
  }

  private func response(
    at elapsed: Double
  ) -> (step: Double, impulse: Double, stepVelocity: Double, impulseVelocity: Double) {
    let time = source.innerTime(at: elapsed) - since
    return switch course {
    case .steady(let spring): spring.response(at: time)
    case .blended(let spring): spring.response(at: time)
    }
  }

  func value(at elapsed: Double, target: Value) -> Value {
    guard elapsed < end else { return target }
    let response = response(at: elapsed)
    return value + (target - value).scaled(by: response.step)
      + velocity.scaled(by: response.impulse)
  }

  /// Units per second of the spring's own clock.
  func velocity(at elapsed: Double, target: Value) -> Value {
    guard elapsed < end else { return .zero }
    let response = response(at: elapsed)
    return (target - value).scaled(by: response.stepVelocity)
      + velocity.scaled(by: response.impulseVelocity)
  }
}

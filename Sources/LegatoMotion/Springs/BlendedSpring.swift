/// A spring whose response is interpolated from that of a previous spring to its own.
///
/// While the response changes the motion has no closed form. The equation stays linear, so it is
/// integrated once, for the two basic motions, on a grid that depends on the parameters alone:
/// every evaluation is an interpolation, and the result does not depend on the order of
/// evaluations.
public struct BlendedSpring: Sendable {
  /// The spring at the end of the blend.
  public let spring: DampedSpring
  /// The duration of the blend in seconds, 0…``maxBlendDuration``.
  public let blendDuration: Double
  /// The response at the start, in seconds.
  public let initialResponse: Double

  /// The max duration of a blend, in seconds.
  public static let maxBlendDuration = 5.0
  private static let stepsPerSecond = 600.0

  /// The two basic motions without a target, from value 1 at rest and from 0 with velocity 1.
  private struct State {
    var even = 1.0
    var evenVelocity = 0.0
    var odd = 0.0
    var oddVelocity = 1.0

    func moved(by slope: State, over time: Double) -> State {
      State(
        even: even + slope.even * time, evenVelocity: evenVelocity + slope.evenVelocity * time,
        odd: odd + slope.odd * time, oddVelocity: oddVelocity + slope.oddVelocity * time)
    }
  }

  private var states: [State] = [State()]
  private let step: Double
  /// Whether the damping acts within less than a step, where the method of the grid would not be stable.
  private let isStiff: Bool

  /// Creates a blend from one spring to another.
  ///
  /// - Parameters:
  ///   - response: The response of the previous spring, in seconds. 0 and below and NaN are treated
  ///     as the min response of a running spring.
  ///   - spring: The spring at the end of the blend. Its stiffness is limited to
  ///     ``DampedSpring/stiffnessLimit``.
  ///   - blendDuration: Seconds, clamped to 0…``maxBlendDuration``; NaN is treated as 0.
  public init(from response: Double, to spring: DampedSpring, blendDuration: Double) {
    self.spring = spring.limited()
    initialResponse = DampedSpring(response: response, dampingRatio: 1).limited().response
    self.blendDuration = blendDuration > 0 ? min(blendDuration, Self.maxBlendDuration) : 0
    let count = (self.blendDuration * Self.stepsPerSecond).rounded(.up)
    step = count > 0 ? self.blendDuration / count : 0
    let fastest = 2 * Double.pi / min(initialResponse, self.spring.response)
    isStiff = 2 * spring.dampingRatio * fastest * step > 2
    states.reserveCapacity(Int(count) + 1)
    for index in 0..<Int(count) { states.append(next(states[index], at: Double(index) * step)) }
  }

  /// The response at `time` seconds; the initial one before 0, the spring's own from the end of the
  /// blend, and for NaN.
  public func response(inForceAt time: Double) -> Double {
    guard time < blendDuration else { return spring.response }
    let progress = max(0, time / blendDuration)
    let smooth = progress * progress * (3 - 2 * progress)
    return spring.response + (initialResponse - spring.response) * (1 - smooth)
  }

  /// The first time, in seconds, that is at least the response at that time.
  public var logicalEnd: Double {
    for index in states.indices
    where Double(index) * step >= response(inForceAt: Double(index) * step) {
      return Double(index) * step
    }
    return max(spring.response, blendDuration)
  }

  /// The step and the impulse response and their velocities at `time` seconds: see
  /// ``DampedSpring/response(at:)``, also for limits.
  public func response(
    at time: Double
  ) -> (step: Double, impulse: Double, stepVelocity: Double, impulseVelocity: Double) {
    let state = state(at: time)
    return (1 - state.even, state.odd, -state.evenVelocity, state.oddVelocity)
  }

  private func state(at time: Double) -> State {
    guard time > 0 else { return State() }
    guard time < blendDuration else { return settled(after: time - blendDuration) }
    let index = min(Int(time / step), states.count - 2)
    let (left, right) = (states[index], states[index + 1])
    let fraction = (time - Double(index) * step) / step
    let (slope, nextSlope) = (
      slope(left, at: Double(index) * step), slope(right, at: Double(index + 1) * step)
    )
    func between(_ value: KeyPath<State, Double>) -> Double {
      let p = fraction
      // A velocity that is gone within the step has a slope that says nothing of the rest of it.
      if isStiff {
        return left[keyPath: value] + p * (right[keyPath: value] - left[keyPath: value])
      }
      let (p2, p3) = (p * p, p * p * p)
      return (2 * p3 - 3 * p2 + 1) * left[keyPath: value]
        + (p3 - 2 * p2 + p) * step * slope[keyPath: value]
        + (3 * p2 - 2 * p3) * right[keyPath: value]
        + (p3 - p2) * step * nextSlope[keyPath: value]
    }
    return State(
      even: between(\.even), evenVelocity: between(\.evenVelocity), odd: between(\.odd),
      oddVelocity: between(\.oddVelocity))
  }

  /// The closed form of the final spring, from what the blend has left.
  private func settled(after time: Double) -> State {
    moved(states[states.count - 1], by: spring, for: time)
  }

  /// The closed form of a spring.
  private func moved(_ start: State, by spring: DampedSpring, for time: Double) -> State {
    let motion = spring.response(at: time)
    func value(_ value: Double, _ velocity: Double) -> Double {
      value * (1 - motion.step) + velocity * motion.impulse
    }
    func velocity(_ value: Double, _ velocity: Double) -> Double {
      velocity * motion.impulseVelocity - value * motion.stepVelocity
    }
    return State(
      even: value(start.even, start.evenVelocity),
      evenVelocity: velocity(start.even, start.evenVelocity),
      odd: value(start.odd, start.oddVelocity), oddVelocity: velocity(start.odd, start.oddVelocity))
  }

  private func slope(_ state: State, at time: Double) -> State {
    let frequency = 2 * Double.pi / response(inForceAt: time)
    let stiffness = min(frequency * frequency, DampedSpring.stiffnessLimit)
    let damping = 2 * spring.dampingRatio * stiffness.squareRoot()
    return State(
      even: state.evenVelocity,
      evenVelocity: -stiffness * state.even - damping * state.evenVelocity,
      odd: state.oddVelocity,
      oddVelocity: -stiffness * state.odd - damping * state.oddVelocity)
  }

  /// One step of the classical Runge-Kutta method; of a spring that is damped within less than a step, the
  /// closed form with the response in the middle of the step.
  private func next(_ state: State, at time: Double) -> State {
    if isStiff {
      let spring = DampedSpring(
        response: response(inForceAt: time + step / 2), dampingRatio: spring.dampingRatio)
      return moved(state, by: spring.limited(), for: step)
    }
    let first = slope(state, at: time)
    let second = slope(state.moved(by: first, over: step / 2), at: time + step / 2)
    let third = slope(state.moved(by: second, over: step / 2), at: time + step / 2)
    let fourth = slope(state.moved(by: third, over: step), at: time + step)
    return state.moved(by: first, over: step / 6).moved(by: second, over: step / 3)
      .moved(by: third, over: step / 3).moved(by: fourth, over: step / 6)
  }
}

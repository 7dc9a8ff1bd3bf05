/// The search for the moment of rest.
struct RestProblem {
  let spring: DampedSpring
  let targetSquared: Double
  let velocitySquared: Double
  let targetDotVelocity: Double
  let squaredFrequency: Double

  init(
    spring: DampedSpring, targetSquared: Double, velocitySquared: Double,
    targetDotVelocity: Double
  ) {
    let limit = 1e200
    let t2 = targetSquared.replacingNaN(with: 0).clamped(to: 0...limit)
    let v2 = velocitySquared.replacingNaN(with: 0).clamped(to: 0...limit)
    // Cauchy and Schwarz: a larger product belongs to no two vectors.
    let bound = t2.squareRoot() * v2.squareRoot()
    self.spring = spring
    self.targetSquared = t2
    self.velocitySquared = v2
    self.targetDotVelocity = targetDotVelocity.replacingNaN(with: 0).clamped(to: -bound...bound)
    squaredFrequency = spring.angularFrequency * spring.angularFrequency
  }

  /// The lengths that decide, at one moment.
  struct State {
    var speed: Double
    var acceleration: Double
    var distance: Double
  }

  func state(at t: Double) -> State {
    let motion = spring.freeMotion(at: t)
    // Velocity, acceleration and distance as combinations of T and v.
    let pull = squaredFrequency * motion.impulse
    let push = -(2 * spring.decay * motion.impulseVelocity + pull)
    return State(
      speed: length(pull, motion.impulseVelocity),
      acceleration: length(squaredFrequency * motion.impulseVelocity, push),
      distance: length(motion.remaining, -motion.impulse))
  }

  /// The length of `a · T + b · v`.
  func length(_ a: Double, _ b: Double) -> Double {
    let square =
      a * a * targetSquared + 2 * a * b * targetDotVelocity + b * b * velocitySquared
    return max(square, 0).squareRoot()
  }

  var allowedDistance: Double {
    targetSquared > 0 ? DampedSpring.restDistance * targetSquared.squareRoot() : .infinity
  }

  func isRest(_ state: State) -> Bool {
    state.speed <= DampedSpring.restSpeed && state.acceleration <= DampedSpring.restSpeed
      && state.distance <= allowedDistance
  }

  func solve() -> Double {
    var now = state(at: 0)
    if isRest(now) { return 0 }
    guard spring.isDamped else { return .infinity }
    let checks = DampedSpring.restChecksPerSecond
    let last = DampedSpring.maximumRestTime * checks
    var step = max(1, (earliestRest(from: now) * checks).rounded(.down))
    let steady = steadyFrom.map { $0 * checks } ?? .infinity
    // A minute of checks, one by one. As a rule the search jumps and needs a few dozen.
    for _ in 0..<18_000 {
      guard step < last else { return DampedSpring.maximumRestTime }
      if step >= steady { return min(firstRest(from: step), last) / checks }
      now = state(at: step / checks)
      if isRest(now) { return step / checks }
      step = max(step + 1, (step + wait(from: now) * checks).rounded(.down))
    }
    return max(min(latestRest(), DampedSpring.maximumRestTime), step / checks)
  }

  /// When a critically damped motion only calms down from then on: all three lengths shrink.
  ///
  /// Each of them is that of a vector `(a + b·t)·e^(-ω₀·t)`, which shrinks from `1/ω₀ - a·b / b·b` on at the latest; the
  /// three `b` are one vector, `ω₀·T - v`, times a power of `ω₀`. `nil` for other dampings.
  var steadyFrom: Double? {
    guard spring.splitting == 0 else { return nil }
    let frequency = spring.angularFrequency
    let square =
      squaredFrequency * targetSquared - 2 * frequency * targetDotVelocity + velocitySquared
    guard square > 0, square < .infinity else { return nil }
    let target = (frequency * targetSquared - targetDotVelocity) / square
    let speed = (frequency * targetDotVelocity - velocitySquared) / (square * frequency)
    return max(-target, -speed, target - 2 * speed) + 1 / frequency
  }

  /// The first check from `step` on that finds the spring at rest, where it stays at rest once it is: by doubling, then
  /// by halving.
  private func firstRest(from step: Double) -> Double {
    let checks = DampedSpring.restChecksPerSecond
    func rests(_ step: Double) -> Bool { isRest(state(at: step / checks)) }
    if rests(step) { return step }
    var (before, width) = (step, 8.0)
    while before < DampedSpring.maximumRestTime * checks, !rests(before + width) {
      before += width
      width *= 2
    }
    while width > 1 {
      width /= 2
      if !rests(before + width) { before += width }
    }
    return before + 1
  }

  /// How many seconds at least must pass before the state can be that of rest.
  ///
  /// Damping takes energy out, so `acceleration² + ω₀²·speed²` never grows, and neither does
  /// `speed² + ω₀²·distance²`. They bound how fast each length can shrink.
  func wait(from state: State) -> Double {
    let frequency = spring.angularFrequency
    let topAcceleration = hypotenuse(state.acceleration, frequency * state.speed)
    let topJerk = topAcceleration * (2 * spring.decay + frequency)
    let topSpeed = min(
      hypotenuse(state.speed, frequency * state.distance), topAcceleration / frequency)
    var wait = 0.0
    if state.speed > DampedSpring.restSpeed {
      wait = (state.speed - DampedSpring.restSpeed) / topAcceleration
    }
    if state.acceleration > DampedSpring.restSpeed {
      wait = max(wait, (state.acceleration - DampedSpring.restSpeed) / topJerk)
    }
    if state.distance > allowedDistance {
      wait = max(wait, (state.distance - allowedDistance) / topSpeed)
    }
    return wait
  }

  /// A time before which the envelope of a motion is too large for rest.
  ///
  /// Where it creeps, `velocity + fast · offset` shrinks as `e^(-slow·t)`, and it is at most what acceleration and
  /// `fast` times velocity are together, by `slow`. Where it swings,
  /// with position and velocity, `splitting²·speed² + |acceleration + d·velocity|²` shrinks
  /// as the square of `e^(-d·t)`, and at rest it is at most `restSpeed²` times what the
  /// definition gives.
  func earliestRest(from start: State) -> Double {
    guard spring.dampingRatio < 1 else {
      let (fast, slow) = (spring.fastRate, spring.slowRate)
      let ratio = length(-fast, 1) * slow / (DampedSpring.restSpeed * (1 + fast))
      return ratio > 1 ? ElementaryFunctions.log(ratio) / slow : 0
    }
    let d = spring.decay
    let split = spring.splitting
    let ratio = amplitude() / (DampedSpring.restSpeed * hypotenuse(split, 1 + d))
    return ratio > 1 ? ElementaryFunctions.log(ratio) / d : 0
  }

  /// A multiple of the check interval from which on the envelope is small enough for rest.
  func latestRest() -> Double {
    guard spring.dampingRatio < 1 else { return DampedSpring.maximumRestTime }
    let reach = amplitude() / spring.splitting
    let slow = reach * max(1, spring.splitting + spring.decay) / DampedSpring.restSpeed
    // ω₀² · distance = acceleration + 2d · velocity.
    let near =
      reach * (spring.splitting + 3 * spring.decay) / squaredFrequency / allowedDistance
    let time = ElementaryFunctions.log(max(slow, near, 1)) / spring.decay
    let checks = DampedSpring.restChecksPerSecond
    return (time * checks).rounded(.up) / checks
  }

  /// The conserved shape of the envelope: `√(splitting²·|v|² + |F + d·v|²)` at the start.
  func amplitude() -> Double {
    hypotenuse(
      spring.splitting * length(0, 1),
      length(squaredFrequency, -spring.decay))
  }

  func hypotenuse(_ a: Double, _ b: Double) -> Double {
    (a * a + b * b).squareRoot()
  }
}

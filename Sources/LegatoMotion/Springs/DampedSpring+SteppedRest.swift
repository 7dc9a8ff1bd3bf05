extension DampedSpring {
  /// The time at which SwiftUI's own integrator would end a spring animation.
  ///
  /// ``restTime(targetSquared:velocitySquared:targetDotVelocity:)`` evaluates the closed form.
  /// SwiftUI evaluates a velocity Verlet integration in steps of 1/300 s, from which the closed
  /// form differs by up to 1.5 %; where a motion just meets or just misses the thresholds in
  /// passing, the two results can differ by a whole oscillation. This one repeats that integration,
  /// looking at every step, where SwiftUI looks at the step that each frame shows: at 60 Hz SwiftUI
  /// may find the rest a frame later, or the next rest instead. The cost is one step per 1/300 s of
  /// the result.
  ///
  /// - Parameters:
  ///   - targetSquared: As for ``restTime(targetSquared:velocitySquared:targetDotVelocity:)``.
  ///   - velocitySquared: As there.
  ///   - targetDotVelocity: As there.
  /// - Returns: Seconds. Infinite for an undamped spring. Where the integration finds no rest
  ///   within a minute, or diverges (damping of more than 600 per second), the result is the closed
  ///   form's.
  public func steppedRestTime(
    targetSquared: Double, velocitySquared: Double, targetDotVelocity: Double
  ) -> Double {
    let problem = RestProblem(
      spring: self, targetSquared: targetSquared, velocitySquared: velocitySquared,
      targetDotVelocity: targetDotVelocity)
    var target = Particle(velocity: 0, target: 1)
    var push = Particle(velocity: 1, target: 0)
    let damping = 2 * decay
    let stiffness = angularFrequency * angularFrequency
    let atStart = RestProblem.State(
      speed: problem.length(0, 1), acceleration: 0, distance: problem.length(1, 0))
    if problem.isRest(atStart) { return 0 }
    guard isDamped else { return .infinity }
    for step in 1...18_000 {
      target.step(stiffness: stiffness, damping: damping)
      push.step(stiffness: stiffness, damping: damping)
      let state = RestProblem.State(
        speed: problem.length(target.velocity, push.velocity),
        acceleration: problem.length(target.force, push.force),
        distance: problem.length(1 - target.position, -push.position))
      if problem.isRest(state) { return Double(step) / Self.restChecksPerSecond }
      guard state.distance.isFinite else { break }
    }
    return problem.solve()
  }

  /// One of the two motions of which every other is a combination.
  private struct Particle {
    var position = 0.0
    var velocity: Double
    var force = 0.0
    let target: Double

    init(velocity: Double, target: Double) {
      self.velocity = velocity
      self.target = target
    }

    mutating func step(stiffness: Double, damping: Double) {
      let h = 1 / DampedSpring.restChecksPerSecond
      let middle = velocity + force * h / 2
      position += middle * h
      force = stiffness * (target - position) - damping * middle
      velocity = middle + force * h / 2
    }
  }
}

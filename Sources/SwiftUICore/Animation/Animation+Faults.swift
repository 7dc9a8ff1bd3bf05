extension Animation.Kind {
  /// What is wrong with the animation's numbers, in words; empty where all is well. Bad numbers
  /// take a documented fallback when the animation runs: a duration that is not positive ends at
  /// once, a delay that is not finite is treated as 0, a speed that is not positive never moves.
  var faults: [String] {
    func check(_ value: Double, _ name: String, allowsZero: Bool = true) -> [String] {
      if !value.isFinite { return ["\(name) \(value) is not a finite number"] }
      if value < 0 || (!allowsZero && value == 0) { return ["\(name) \(value) is negative"] }
      return []
    }
    switch self {
    case .curve(_, let duration), .unitCurve(_, let duration): return check(duration, "duration")
    case .fluidSpring(let response, let dampingFraction, let blendDuration):
      // Asked for each value that starts to move: no lists where all is well.
      if (0..<Double.infinity).contains(response), (0..<Double.infinity).contains(dampingFraction),
        (0..<Double.infinity).contains(blendDuration)
      {
        return []
      }
      return check(response, "response") + check(dampingFraction, "damping fraction")
        + check(blendDuration, "blend duration")
    case .systemDefault, .custom, .velocityTracking: return []
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      return check(mass, "mass") + check(stiffness, "stiffness") + check(damping, "damping")
        + (velocity.isFinite ? [] : ["initial velocity \(velocity) is not a finite number"])
    case .delay(let delay, let base):
      return (delay.isFinite ? [] : ["delay \(delay) is not a finite number"]) + base.faults
    case .speed(let speed, let base): return check(speed, "speed") + base.faults
    case .repeating(let count, _, let base):
      return ((count ?? 1) < 0 ? ["repeat count \(count ?? 0) is negative"] : []) + base.faults
    case .logicallyComplete(let after, let base):
      return check(after, "logical completion") + base.faults
    }
  }
}

import LegatoMotion

/// What every unit curve and every timing must obey.
///
/// The checker returns the laws that a subject breaks instead of recording issues, so that
/// each law is itself tested, on a subject that breaks it.
enum Law: String, CaseIterable {
  case startsAtZero, endsAtEnd, velocityIsDerivative, isFinite, inverseUndoes
}

struct Motion {
  var value: (Double) -> Double
  var velocity: (Double) -> Double
  /// When the motion is over, and where.
  var end: Double
  var endValue = 1.0
  var startValue = 0.0
  /// How close the value is to its end then: springs are called settled at 0.001.
  var endTolerance = 0.0
  /// Times around which the slope jumps or is vertical, and is not compared.
  var kinks: [Double] = []
  /// For monotone curves: what undoes the value.
  var inverse: ((Double) -> Double)?

  func brokenLaws() -> Set<Law> {
    var broken: Set<Law> = []
    if value(0) != startValue { broken.insert(.startsAtZero) }
    for t in [end, end * 1.000_001, end * 1.5, end * 40, .infinity] {
      if abs(value(t) - endValue) > endTolerance { broken.insert(.endsAtEnd) }
    }
    let step = end * 1e-6
    for index in 1..<997 {
      let t = end * Double(index) / 997
      let v = value(t)
      if !v.isFinite { broken.insert(.isFinite) }
      if let inverse, abs(inverse(v) - t) > 1e-6 { broken.insert(.inverseUndoes) }
      if kinks.contains(where: { abs($0 - t) <= 0.02 * end }) { continue }
      let difference = (value(t + step) - value(t - step)) / (2 * step)
      if !(abs(difference - velocity(t)) <= 1e-4 * max(1, abs(velocity(t)))) {
        broken.insert(.velocityIsDerivative)
      }
    }
    return broken
  }
}

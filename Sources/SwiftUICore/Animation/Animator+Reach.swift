extension Animator {
  /// How far from its model value the value may be shown from now on, at most: a bound, not the distance.
  /// `nil` where none is known: for stacked motions and animations of the user's.
  ///
  /// A spring of frequency ω₀ that is released at rest stays within its displacement, whatever its damping;
  /// a velocity v adds at most v / ω₀.
  var reach: Double? {
    guard entries.count == 1, let entry = entries.first else { return nil }
    switch entry.course {
    case .fromRest(let motion):
      return motion.range.map { range in
        totalDelta.magnitudeSquared.squareRoot()
          * max(abs(1 - range.lowerBound), abs(1 - range.upperBound))
      }
    case .spring(let takeover):
      guard case .steady(let spring) = takeover.course else { return nil }
      return (takeover.value - totalDelta).magnitudeSquared.squareRoot()
        + takeover.velocity.magnitudeSquared.squareRoot() / spring.angularFrequency
    case .custom, .tracking: return nil
    }
  }
}

extension UnitMotion {
  /// A range that progress stays in, from the start to the end; not always the smallest one.
  var range: ClosedRange<Double>? {
    switch kind {
    case .curve(let easing, _):
      guard let bezier = easing.bezier else { return 0...1 }
      // A Bézier stays within the hull of its points.
      return min(0, bezier.y1, bezier.y2)...max(1, bezier.y1, bezier.y2)
    case .spring(let spring, let initialVelocity, _):
      let beyond = abs(initialVelocity) / spring.angularFrequency
      return beyond.isFinite ? -beyond...2 + beyond : nil
    case .delay(_, let base), .speed(_, let base):
      return base.range
    case .repeating(_, let autoreverses, let base):
      guard let range = base.range else { return nil }
      guard autoreverses else { return range }
      return min(
        range.lowerBound, 1 - range.upperBound)...max(
          range.upperBound, 1 - range.lowerBound)
    }
  }
}

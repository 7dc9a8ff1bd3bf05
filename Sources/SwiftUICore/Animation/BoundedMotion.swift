/// Motion of values that are not looked at one by one, known only by its bounds.
@MainActor
struct BoundedMotion {
  private struct Part {
    let distance: Double
    let fadeTime: Double
  }

  /// The displacements that may still be visible.
  private var parts: [Part] = []
  private var animation: Animation?

  /// How far what moves may be shown from its model place at the most, in points.
  var deviation: Double { parts.reduce(0) { $0 + $1.distance } }

  /// When less than a billionth is left of the displacement that was added last.
  private(set) var fadeTime = 0.0

  /// The motion after another change by at most `distance` points; `nil` where no bound is known: for custom
  /// and endless animations, and where another animation takes over.
  ///
  /// A spring that takes over another of its kind has the energy of both displacements at most. It is at rest where
  /// at most 0.05 % is left, and as much less after each such time again.
  func adding(_ distance: Double, _ animation: Animation?, at now: Double) -> BoundedMotion? {
    var motion = self
    motion.parts.removeAll { $0.fadeTime <= now }
    if motion.parts.isEmpty { motion.animation = nil }
    motion.fadeTime = now
    guard let animation, distance > 0 else { return motion }
    guard motion.animation == nil || motion.animation == animation,
      !animation.kind.containsCustom
    else { return nil }
    let whole = motion.deviation + distance
    let unit = UnitMotion(animation.kind, distanceSquared: whole * whole)
    guard let range = unit.range, unit.end.isFinite else { return nil }
    // A motion that overshoots does so with what was left of those before it as well.
    let factor = max(1, abs(1 - range.lowerBound), abs(1 - range.upperBound))
    motion.fadeTime = now + 4 * unit.end
    motion.parts = motion.parts.map { Part(distance: $0.distance * factor, fadeTime: $0.fadeTime) }
    motion.parts.append(Part(distance: distance * factor, fadeTime: motion.fadeTime))
    motion.animation = animation
    return motion
  }
}

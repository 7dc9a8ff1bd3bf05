/// Motion that is known only by its bounds.
@MainActor
struct BoundedMotion {
  /// How far what moves may be shown from its model place, in points.
  var deviation = 0.0
  /// When it is at rest at the latest.
  private var restTime = 0.0
  private var animation: Animation?

  /// The motion after another change by at most `distance` points; `nil` where no bound is known.
  ///
  /// A spring that takes over another of its kind has the energy of both displacements at most.
  func adding(_ distance: Double, _ animation: Animation?, at now: Double) -> BoundedMotion? {
    var motion = self
    if now >= restTime { (motion.deviation, motion.animation) = (0, nil) }
    guard let animation, distance > 0 else { return motion }
    guard motion.animation == nil || motion.animation == animation,
      !animation.kind.containsCustom
    else { return nil }
    motion.deviation += distance
    let unit = UnitMotion(
      animation.kind, distanceSquared: motion.deviation * motion.deviation)
    guard let range = unit.range, unit.end.isFinite else { return nil }
    motion.deviation *= max(1, abs(1 - range.lowerBound), abs(1 - range.upperBound))
    motion.restTime = max(restTime, now + 2 * unit.end)
    motion.animation = animation
    return motion
  }
}

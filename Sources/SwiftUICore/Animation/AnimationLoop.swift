/// How an endless animation repeats.
package struct AnimationLoop: Hashable, Sendable {
  /// Seconds until it begins for the first time.
  package var delay = 0.0
  /// Seconds after which it shows the same again.
  package var period: Double
}

extension Animation {
  /// How the animation repeats; `nil` where it has an end, or where how long a pass takes depends on how far
  /// the value goes, as of a spring.
  package var loop: AnimationLoop? { kind.loop }
}

extension Animation.Kind {
  fileprivate var loop: AnimationLoop? {
    switch self {
    case .repeating(nil, let autoreverses, let base):
      return base.passDuration.map { AnimationLoop(period: autoreverses ? 2 * $0 : $0) }
    case .delay(let delay, let base):
      guard delay.isFinite, var loop = base.loop else { return nil }
      loop.delay += max(delay, 0)
      return loop
    case .speed(let speed, let base):
      guard speed.isFinite, speed > 0, let loop = base.loop else { return nil }
      return AnimationLoop(delay: loop.delay / speed, period: loop.period / speed)
    default: return nil
    }
  }

  /// How many seconds a pass takes; `nil` where that depends on the distance, or where it takes none.
  private var passDuration: Double? {
    let duration: Double? =
      switch self {
      case .curve(_, let duration), .unitCurve(_, let duration): duration
      case .delay(let delay, let base): base.passDuration.map { $0 + delay }
      case .speed(let speed, let base): base.passDuration.map { $0 / speed }
      default: nil
      }
    return duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

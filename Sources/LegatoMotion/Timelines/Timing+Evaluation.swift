extension Timing {
  /// The value of the unit step at a time.
  ///
  /// - Parameter t: Seconds since the start. Negative times and NaN are treated as 0; +∞ gives
  ///   ``endValue``, except for a motion that is held at its start.
  /// - Returns: 0 at the start (unless a delay is negative); springs and some curves exceed 0…1 in
  ///   between.
  public func value(at t: Double) -> Double {
    let t = max(t.replacingNaN(with: 0), 0)
    switch kind {
    case .curve(let easing, let duration):
      if duration == .infinity { return easing.value(at: 0) }
      return t >= duration ? 1 : easing.value(at: t / duration)
    case .spring(let spring, let velocity):
      return spring.value(initialVelocity: velocity, time: t)
    case .delay(let delay, let base):
      return base.value(at: Self.elapsed(t, after: delay))
    case .speed(let speed, let base):
      return base.value(at: speed == 0 ? 0 : t * speed)
    case .repeating(let count, let autoreverses, let base):
      guard let pass = Pass(at: t, count: count, length: base.settlingTime) else {
        return base.isEndless ? base.value(at: t) : endValue
      }
      let value = base.value(at: pass.elapsed)
      return autoreverses && pass.isOdd ? 1 - value : value
    }
  }

  /// The velocity of the unit step at a time, per second.
  ///
  /// - Parameter t: As for ``value(at:)``.
  /// - Returns: The derivative of ``value(at:)`` wherever there is one: 0 while a delay
  ///   holds the value and after the end of a curve. At the ends of a curve it is the
  ///   curve's own (``Easing/velocity(at:)``), infinite ones included.
  public func velocity(at t: Double) -> Double {
    let t = max(t.replacingNaN(with: 0), 0)
    switch kind {
    case .curve(let easing, let duration):
      if duration == 0 || duration == .infinity || t > duration { return 0 }
      return easing.velocity(at: t / duration) / duration
    case .spring(let spring, let velocity):
      return spring.velocity(initialVelocity: velocity, time: t)
    case .delay(let delay, let base):
      return t < delay || delay == .infinity ? 0 : base.velocity(at: Self.elapsed(t, after: delay))
    case .speed(let speed, let base):
      return speed == 0 ? 0 : base.velocity(at: t * speed) * speed
    case .repeating(let count, let autoreverses, let base):
      guard let pass = Pass(at: t, count: count, length: base.settlingTime) else {
        return base.isEndless ? base.velocity(at: t) : 0
      }
      let velocity = base.velocity(at: pass.elapsed)
      return autoreverses && pass.isOdd ? -velocity : velocity
    }
  }

  /// `max(0, t - delay)`, also where both are infinite: an infinite delay is never over.
  private static func elapsed(_ t: Double, after delay: Double) -> Double {
    delay == .infinity ? 0 : max(0, t - delay)
  }

  /// Which pass of a repeat is under way, and for how long.
  private struct Pass {
    var elapsed: Double
    var isOdd: Bool

    /// Fails where no pass is under way: after the last one, or where there are no passes
    /// because one has no length or no end.
    init?(at t: Double, count: Int?, length: Double) {
      guard length > 0, length < .infinity, t < .infinity else { return nil }
      let passes = t / length
      // Times are sums and products with rounding errors, and a moment meant as the start of
      // a pass must not count as the end of the one before.
      let nearest = passes.rounded()
      let isBoundary = abs(passes - nearest) <= 1e-12 * max(1, nearest)
      let index = isBoundary ? nearest : passes.rounded(.down)
      if let count, index >= Double(count) { return nil }
      elapsed = isBoundary ? 0 : (t - index * length).clamped(to: 0...length)
      isOdd = index.truncatingRemainder(dividingBy: 2) != 0
    }
  }
}

extension AnyAttribute {
  /// How long the step is that a velocity is measured over, in seconds.
  private static var velocityStep: Double { 2e-5 }

  /// How fast what is shown changes from now on, in units that people know a second; zeros where
  /// nothing moves.
  ///
  /// It is the slope to the right, measured to the second order over 40 µs: exact to about a
  /// thousandth of a percent for smooth motions.
  package final var presentedVelocity: [Double] {
    let now = element.graph.now
    sample(at: now)
    let here = presentedComponents
    guard isMoving, now + 2 * Self.velocityStep < endTime else { return here.map { _ in 0 } }
    sample(at: now + Self.velocityStep)
    let next = presentedComponents
    sample(at: now + 2 * Self.velocityStep)
    let last = presentedComponents
    sample(at: now)
    return here.indices.map { index in
      guard index < next.count, index < last.count else { return 0 }
      return (4 * next[index] - 3 * here[index] - last[index]) / (2 * Self.velocityStep)
    }
  }
}

extension ViewHost {
  /// Every value's velocity, in the order of ``values``.
  package var velocities: [[Double]] {
    synchronize()
    return graph.attributesInOrder.map(\.presentedVelocity)
  }
}

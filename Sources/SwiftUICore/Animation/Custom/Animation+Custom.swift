extension Animation {
  /// Create an `Animation` that contains the specified custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    if let builtIn = base as? BuiltInAnimation {
      self.init(builtIn.kind)
    } else {
      self.init(.custom(AnyCustomAnimation(base)))
    }
  }

  /// The underlying custom animation.
  public var base: any CustomAnimation {
    if case .custom(let box) = kind { return box.base }
    return BuiltInAnimation(kind: kind)
  }

  /// Calculates the current value of the animation; see ``CustomAnimation``.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let known = context.faults {
      context.faults = known + kind.faults.filter { !known.contains($0) }
    }
    return kind.animate(value, time, &context)
  }

  /// Calculates the current velocity of the animation; see ``CustomAnimation``.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value, time, context)
  }

  /// Returns a Boolean value that indicates whether the current animation should merge with a
  /// previous animation; see ``CustomAnimation``.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous.kind, value, time, &context)
  }
}

/// A custom animation of some type.
package struct AnyCustomAnimation: Hashable, Sendable {
  package let base: any CustomAnimation

  init(_ base: any CustomAnimation) {
    self.base = base
  }

  package static func == (left: Self, right: Self) -> Bool {
    func isEqual<A: CustomAnimation>(_ left: A) -> Bool { left == right.base as? A }
    return isEqual(left.base)
  }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// An animation of our own, for code that asks an `Animation` what it is made of.
private struct BuiltInAnimation: CustomAnimation {
  let kind: Animation.Kind

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value, time, &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value, time, context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous.kind, value, time, &context)
  }
}

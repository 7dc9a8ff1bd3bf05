import SwiftUI

/// Linear, with a velocity to hand over.
struct Steady: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: time / duration) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: 1 / duration)
  }
}

/// Goes by the number of its calls, not by the time.
struct Counting: CustomAnimation {
  var steps: Int

  private struct Calls: AnimationStateKey {
    static let defaultValue = 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    let calls = context.state[Calls.self]
    if calls > steps / 2 { context.isLogicallyComplete = true }
    return calls < steps ? value.scaled(by: Double(calls) / Double(steps)) : nil
  }
}

/// Takes over whatever runs.
struct Merging: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 2 * duration ? value.scaled(by: min(1, time / duration)) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

/// Gives what is not a number, and later what is not finite.
struct Nonsense: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time < 0.5 ? .nan : .infinity) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { value.scaled(by: .nan) }
}

/// Linear, and over as soon as people ask for less motion; takes over what is of its kind.
struct Yielding: CustomAnimation {
  var base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if context.environment.accessibilityReduceMotion { return nil }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(
      previous: (previous.base as? Self)?.base ?? previous, value: value, time: time,
      context: &context)
  }
}

/// Never ends.
struct Endless: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: time / (1 + time)) }
}

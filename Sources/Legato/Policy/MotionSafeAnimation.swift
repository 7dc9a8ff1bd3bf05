import SwiftUI

/// Moves as another animation does, and is over on the frame on which the policy begins to forbid
/// motion where the view stands.
///
/// SwiftUI asks an animation of one's own in every frame, and hands it the environment that the view
/// has by then. So this is how what is being laid out can be ended, which no change of a value could.
struct MotionSafeAnimation: CustomAnimation, CustomStringConvertible {
  let base: Animation
  let role: MotionRole
  let reducedForm: ReducedForm

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard context.environment.motionPolicy.allows(role, reducedForm) else { return nil }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Takes over what the base would take over; of another one of its kind, what that one moves as.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(
      previous: (previous.base as? Self)?.base ?? previous, value: value, time: time,
      context: &context)
  }

  /// The name that recordings know the motion by.
  var description: String { base.description }
}

extension Animation {
  /// The same animation, unless that would be too much motion where it runs.
  ///
  ///     withAnimation(.appSpring.motionSafe()) { isOpen.toggle() }
  ///
  /// Under Reduce Motion what it would move is at its end at once; what moves when Reduce Motion is
  /// switched on is at its end on the next frame. It asks the environment of the view that moves, so
  /// whoever makes the change need not know.
  ///
  /// - Parameters:
  ///   - role: What the motion is there for: it decides what Low Power Mode does. It carries a state
  ///     unless said otherwise, and then Low Power Mode leaves it.
  ///   - reducedForm: What becomes of it under Reduce Motion. An animation does not know what it
  ///     moves: where that only fades or changes its colour, say ``ReducedForm/crossFade``, and it
  ///     runs as it is. A form that the role does not permit is ``ReducedForm/endStateAtOnce``.
  public func motionSafe(
    _ role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce
  ) -> Animation {
    let safe = MotionSafeAnimation(base: self, role: role, reducedForm: reducedForm)
    if let known = base as? MotionSafeAnimation, known.role == role,
      known.reducedForm == reducedForm
    {
      return self
    }
    return Animation(safe)
  }
}

extension MotionPolicy {
  /// The animation of what a motion moves or lays out; `nil` where it is forbidden. One that runs
  /// when it begins to be forbidden is over on the next frame.
  ///
  ///     .animation(motionPolicy.movement(of: Self.stateMotion), value: state)
  ///
  /// - Parameter delay: Seconds until it begins. Negative and not finite delays count as 0.
  public func movement(of motion: MotionDeclaration, delay: Double = 0) -> Animation? {
    outcome(of: motion, delay: delay).movement.map { ending($0, motion) }
  }

  /// The animation of what fades or changes colour in a motion; `nil` where it is forbidden. One that
  /// runs together with a movement is over when that is.
  ///
  /// - Parameter delay: Seconds until it begins. Negative and not finite delays count as 0.
  public func fade(of motion: MotionDeclaration, delay: Double = 0) -> Animation? {
    let outcome = outcome(of: motion, delay: delay)
    return outcome.movement == nil ? outcome.fade : outcome.fade.map { ending($0, motion) }
  }

  private func ending(_ animation: Animation, _ motion: MotionDeclaration) -> Animation {
    motion.reducedForm == .unchanged ? animation : animation.motionSafe(motion.role)
  }
}

import SwiftUI

/// Moves as another animation does, and is over on the frame on which the policy begins to forbid
/// motion where the view stands.
///
/// SwiftUI asks an animation of one's own in every frame, and hands it the environment that the
/// view has by then. So this is how what is being laid out can be ended, which no change of a value
/// could.
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
  /// A copy of the animation that respects the motion policy of the animated view.
  ///
  ///     withAnimation(.appSpring.motionSafe()) { isOpen.toggle() }
  ///
  /// Under Reduce Motion animated values are at their end at once; a running motion is at its end
  /// on the frame after Reduce Motion is switched on. It reads the environment of the animated
  /// view, so that the code of the change need not know the policy.
  ///
  /// - Parameters:
  ///   - role: Why the motion exists; it decides whether Low Power Mode turns it off.
  ///     ``MotionRole/essentialState`` by default, which Low Power Mode does not change.
  ///   - reducedForm: What replaces the motion under Reduce Motion; ``ReducedForm/endStateAtOnce``
  ///     by default. An animation does not know what it animates: where that only fades or changes
  ///     its color, pass ``ReducedForm/crossFade``, and it runs unchanged. A form that the role
  ///     does not permit is treated as ``ReducedForm/endStateAtOnce``.
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
  /// The animation of positions, sizes and layout; `nil` where the policy forbids it. A running one
  /// ends on the frame after the policy begins to forbid it.
  ///
  ///     .animation(motionPolicy.movement(of: Self.stateMotion), value: state)
  ///
  /// - Parameters:
  ///   - motion: The declaration.
  ///   - delay: Seconds until it begins; 0 by default. Negative, infinite and NaN delays are
  ///     treated as 0.
  public func movement(of motion: MotionDeclaration, delay: Double = 0) -> Animation? {
    outcome(of: motion, delay: delay).movement.map { ending($0, motion) }
  }

  /// The animation of opacities and colors; `nil` where the policy forbids it. Together with a
  /// movement it ends when the movement does.
  ///
  /// - Parameters:
  ///   - motion: The declaration.
  ///   - delay: Seconds until it begins; 0 by default. Negative, infinite and NaN delays are
  ///     treated as 0.
  public func fade(of motion: MotionDeclaration, delay: Double = 0) -> Animation? {
    let outcome = outcome(of: motion, delay: delay)
    return outcome.movement == nil ? outcome.fade : outcome.fade.map { ending($0, motion) }
  }

  private func ending(_ animation: Animation, _ motion: MotionDeclaration) -> Animation {
    motion.reducedForm == .unchanged ? animation : animation.motionSafe(motion.role)
  }
}

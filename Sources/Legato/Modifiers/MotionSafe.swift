import SwiftUI

/// Animates every change of its content, unless the policy forbids the motion.
///
/// It does not affect views outside of the content. Under Reduce Motion nothing is animated, not
/// even by a surrounding `withAnimation`, unless the reduced form is ``ReducedForm/crossFade``,
/// which is for content that only fades. Of nested modifiers the inner one applies.
///
/// A running motion is at its end on the frame after Reduce Motion is switched on; see
/// ``SwiftUI/Animation/motionSafe(_:reducedForm:)``.
public struct MotionSafe: ViewModifier {
  private let motion: SafeMotion
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates the modifier with an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - role: Why the motion exists; it decides whether Low Power Mode turns it off.
  ///     ``MotionRole/essentialState`` by default, which Low Power Mode does not change.
  ///   - reducedForm: ``ReducedForm/crossFade`` where the content only fades or changes its color,
  ///     which is then animated under Reduce Motion as well; ``ReducedForm/endStateAtOnce`` by
  ///     default.
  public init(
    animation: Animation, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.init(SafeMotion(.given(animation), role, reducedForm))
  }

  /// Creates the modifier with ``MotionToken/App/normal``, which a theme may replace.
  public init(role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce) {
    self.init(SafeMotion(.token(.app.normal), role, reducedForm))
  }

  fileprivate init(_ motion: SafeMotion) { self.motion = motion }

  /// The content, whose changes use the modifier's animation where the policy permits it.
  public func body(content: Content) -> some View {
    let animation = motionPolicy.permitted(motion)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

/// Animates changes of its content where a value has changed, unless the policy forbids the motion.
/// Otherwise as ``MotionSafe``.
public struct MotionSafeValue<Value: Equatable>: ViewModifier {
  private let motion: SafeMotion
  let value: Value
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates the modifier with an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - value: Only changes of this value are animated.
  ///   - role: Why the motion exists; ``MotionRole/essentialState`` by default.
  ///   - reducedForm: As for ``MotionSafe``; ``ReducedForm/endStateAtOnce`` by default.
  public init(
    animation: Animation, value: Value, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.init(SafeMotion(.given(animation), role, reducedForm), value: value)
  }

  /// Creates the modifier with ``MotionToken/App/normal``, which a theme may replace.
  public init(
    value: Value, role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.init(SafeMotion(.token(.app.normal), role, reducedForm), value: value)
  }

  fileprivate init(_ motion: SafeMotion, value: Value) {
    self.motion = motion
    self.value = value
  }

  /// The content, whose changes use the modifier's animation where `value` has changed and the
  /// policy permits it.
  public func body(content: Content) -> some View {
    content.animation(motionPolicy.permitted(motion), value: value)
  }
}

/// An animation, and what it is there for.
private struct SafeMotion {
  /// Where the animation comes from.
  enum Source {
    case given(Animation)
    /// What the theme makes of a token.
    case token(MotionToken)
  }

  let source: Source
  let role: MotionRole
  let reducedForm: ReducedForm

  init(_ source: Source, _ role: MotionRole, _ reducedForm: ReducedForm) {
    self.source = source
    self.role = role
    self.reducedForm = reducedForm
  }
}

extension MotionPolicy {
  /// An animation as it runs here, and as it ends where that changes; `nil` where it does not run.
  fileprivate func permitted(_ motion: SafeMotion) -> Animation? {
    guard allows(motion.role, motion.reducedForm) else { return nil }
    let animation =
      switch motion.source {
      case .given(let animation): animation
      case .token(let token): Animation(theme.timing(of: token))
      }
    return animation.motionSafe(motion.role, reducedForm: motion.reducedForm)
  }
}

extension View {
  /// Animates every change of this view, unless the policy forbids the motion: see ``MotionSafe``.
  public func motionSafe(
    _ animation: Animation, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(animation: animation, role: role, reducedForm: reducedForm))
  }

  /// Animates every change of this view by ``MotionToken/App/normal``, which a theme may replace,
  /// unless the policy forbids the motion: see ``MotionSafe``.
  public func motionSafe(
    role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(role: role, reducedForm: reducedForm))
  }

  /// Animates every change of this view by a token, which a theme may replace.
  ///
  /// - Parameters:
  ///   - token: The timing.
  ///   - role: Why the motion exists; `nil`, the default, is the role of the token.
  ///   - reducedForm: As for ``MotionSafe``; ``ReducedForm/endStateAtOnce`` by default.
  public func motionSafe(
    _ token: MotionToken, role: MotionRole? = nil, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(SafeMotion(.token(token), role ?? token.role, reducedForm)))
  }

  /// Animates changes of this view where `value` has changed, unless the policy forbids the motion.
  public func withMotionSafe<Value: Equatable>(
    _ animation: Animation, value: Value, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(
      MotionSafeValue(animation: animation, value: value, role: role, reducedForm: reducedForm))
  }

  /// Animates changes of this view where `value` has changed, by ``MotionToken/App/normal``, which
  /// a theme may replace, unless the policy forbids the motion.
  public func withMotionSafe<Value: Equatable>(
    value: Value, role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafeValue(value: value, role: role, reducedForm: reducedForm))
  }

  /// Animates changes of this view where `value` has changed, by a token, which a theme may
  /// replace.
  ///
  /// - Parameters:
  ///   - token: The timing.
  ///   - role: Why the motion exists; `nil`, the default, is the role of the token.
  ///   - reducedForm: As for ``MotionSafe``; ``ReducedForm/endStateAtOnce`` by default.
  public func withMotionSafe<Value: Equatable>(
    _ token: MotionToken, value: Value, role: MotionRole? = nil,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(
      MotionSafeValue(SafeMotion(.token(token), role ?? token.role, reducedForm), value: value))
  }

  /// Disables animations of this view, whatever its surroundings: for text that a person types, and
  /// for values that change continuously.
  public func withoutMotion() -> some View {
    transaction { $0.animation = nil }
  }
}

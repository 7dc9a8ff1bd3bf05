import SwiftUI

/// Animates every change of what it wraps, unless that would be too much motion.
///
/// It changes nothing outside of what it wraps. Under Reduce Motion nothing animates, not even by a
/// `withAnimation` around the change, unless the reduced form is ``ReducedForm/crossFade``, which is
/// for what only fades. Of nested wrappers the inner one counts.
///
/// A motion that runs when Reduce Motion is switched on is at its end on the next frame; see
/// ``SwiftUI/Animation/motionSafe(_:)``.
public struct MotionSafe: ViewModifier {
  private let motion: SafeMotion
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates the modifier with an animation.
  ///
  /// - Parameters:
  ///   - animation: What to animate with.
  ///   - role: What the motion is there for: it decides what Low Power Mode does. It carries a
  ///     state unless said otherwise, and then Low Power Mode leaves it.
  ///   - reducedForm: ``ReducedForm/crossFade`` where everything inside only fades or changes its
  ///     colour: that goes on under Reduce Motion.
  public init(
    animation: Animation, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.init(SafeMotion(.given(animation), role, reducedForm))
  }

  /// Animates by ``MotionToken/App/normal``, which a theme may give another value.
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

/// Animates changes of what it wraps where a value has changed, unless that would be too much
/// motion. Otherwise as ``MotionSafe``.
public struct MotionSafeValue<Value: Equatable>: ViewModifier {
  private let motion: SafeMotion
  let value: Value
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates the modifier with an animation.
  ///
  /// - Parameters:
  ///   - animation: What to animate with.
  ///   - value: Only changes of this value animate.
  public init(
    animation: Animation, value: Value, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.init(SafeMotion(.given(animation), role, reducedForm), value: value)
  }

  /// Animates by ``MotionToken/App/normal``, which a theme may give another value.
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
  /// Animates every change of this view, unless that would be too much motion: see ``MotionSafe``.
  public func motionSafe(
    _ animation: Animation, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(animation: animation, role: role, reducedForm: reducedForm))
  }

  /// Animates every change of this view by ``MotionToken/App/normal``, which a theme may give another
  /// value, unless that would be too much motion: see ``MotionSafe``.
  public func motionSafe(
    role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(role: role, reducedForm: reducedForm))
  }

  /// Animates every change of this view by a token, which a theme may give another value.
  ///
  /// - Parameter role: What the motion is there for; what the token is for unless given.
  public func motionSafe(
    _ token: MotionToken, role: MotionRole? = nil, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(SafeMotion(.token(token), role ?? token.role, reducedForm)))
  }

  /// Animates changes of this view where `value` has changed, unless that would be too much motion.
  public func withMotionSafe<Value: Equatable>(
    _ animation: Animation, value: Value, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(
      MotionSafeValue(animation: animation, value: value, role: role, reducedForm: reducedForm))
  }

  /// Animates changes of this view where `value` has changed, by ``MotionToken/App/normal``, which a
  /// theme may give another value, unless that would be too much motion.
  public func withMotionSafe<Value: Equatable>(
    value: Value, role: MotionRole = .essentialState, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafeValue(value: value, role: role, reducedForm: reducedForm))
  }

  /// Animates changes of this view where `value` has changed, by a token, which a theme may give
  /// another value.
  ///
  /// - Parameter role: What the motion is there for; what the token is for unless given.
  public func withMotionSafe<Value: Equatable>(
    _ token: MotionToken, value: Value, role: MotionRole? = nil,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(
      MotionSafeValue(SafeMotion(.token(token), role ?? token.role, reducedForm), value: value))
  }

  /// Never animates, whatever is around it: for text that a person types, and for values that change
  /// all the time.
  public func withoutMotion() -> some View {
    transaction { $0.animation = nil }
  }
}

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
  let animation: Animation
  let role: MotionRole
  let reducedForm: ReducedForm
  @Environment(\.motionPolicy) private var motionPolicy

  /// - Parameters:
  ///   - animation: What to animate with.
  ///   - role: What the motion is there for: it decides what Low Power Mode does. It carries a
  ///     state unless said otherwise, and then Low Power Mode leaves it.
  ///   - reducedForm: ``ReducedForm/crossFade`` where everything inside only fades or changes its
  ///     colour: that goes on under Reduce Motion.
  public init(
    animation: Animation = .appNormal, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.animation = animation
    self.role = role
    self.reducedForm = reducedForm
  }

  public func body(content: Content) -> some View {
    let animation = motionPolicy.permitted(animation, role, reducedForm)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

/// Animates changes of what it wraps where a value has changed, unless that would be too much
/// motion. Otherwise as ``MotionSafe``.
public struct MotionSafeValue<Value: Equatable>: ViewModifier {
  let animation: Animation
  let value: Value
  let role: MotionRole
  let reducedForm: ReducedForm
  @Environment(\.motionPolicy) private var motionPolicy

  /// - Parameter value: Only changes of this value animate.
  public init(
    animation: Animation = .appNormal, value: Value, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) {
    self.animation = animation
    self.value = value
    self.role = role
    self.reducedForm = reducedForm
  }

  public func body(content: Content) -> some View {
    content.animation(motionPolicy.permitted(animation, role, reducedForm), value: value)
  }
}

/// ``MotionSafe`` by what the theme makes of a token.
private struct MotionSafeToken: ViewModifier {
  let token: MotionToken
  let role: MotionRole
  let reducedForm: ReducedForm
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let animation = Animation(theme.timing(of: token))
    content.modifier(MotionSafe(animation: animation, role: role, reducedForm: reducedForm))
  }
}

extension MotionPolicy {
  /// Whether motions of a role run as they are.
  func allows(_ role: MotionRole, _ form: ReducedForm = .endStateAtOnce) -> Bool {
    if role.permittedReducedForms.contains(form), form == .unchanged || form == .crossFade {
      return true
    }
    return !reducesMotion && !(role.yieldsToLowPower && savesPower)
  }

  /// An animation as it runs here, and as it ends where that changes; `nil` where it does not run.
  fileprivate func permitted(
    _ animation: Animation, _ role: MotionRole, _ form: ReducedForm
  ) -> Animation? {
    allows(role, form) ? animation.motionSafe(role, reducedForm: form) : nil
  }
}

extension View {
  /// Animates every change of this view, unless that would be too much motion: see ``MotionSafe``.
  public func motionSafe(
    _ animation: Animation = .appNormal, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(MotionSafe(animation: animation, role: role, reducedForm: reducedForm))
  }

  /// Animates every change of this view by a token, which a theme may give another value.
  ///
  /// - Parameter role: What the motion is there for; what the token is for unless given.
  public func motionSafe(
    _ token: MotionToken, role: MotionRole? = nil, reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(
      MotionSafeToken(token: token, role: role ?? token.role, reducedForm: reducedForm))
  }

  /// Animates changes of this view where `value` has changed, unless that would be too much motion.
  public func withMotionSafe<Value: Equatable>(
    _ animation: Animation = .appNormal, value: Value, role: MotionRole = .essentialState,
    reducedForm: ReducedForm = .endStateAtOnce
  ) -> some View {
    modifier(
      MotionSafeValue(animation: animation, value: value, role: role, reducedForm: reducedForm))
  }

  /// Never animates, whatever is around it: for text that a person types, and for values that change
  /// all the time.
  public func withoutMotion() -> some View {
    transaction { $0.animation = nil }
  }
}

import SwiftUI

/// Animates every change of what it wraps, unless that would be too much motion.
///
/// It changes nothing outside of what it wraps. Under Reduce Motion nothing animates, not even by a
/// `withAnimation` around the change. Of nested wrappers the inner one counts.
///
/// A motion that runs when Reduce Motion is switched on is at its end on the next frame; see
/// ``SwiftUI/Animation/motionSafe(_:)``.
public struct MotionSafe: ViewModifier {
  let animation: Animation
  let role: MotionRole
  @Environment(\.motionPolicy) private var motionPolicy

  /// - Parameters:
  ///   - animation: What to animate with.
  ///   - role: What the motion is there for: it decides what Low Power Mode does. It carries a
  ///     state unless said otherwise, and then Low Power Mode leaves it.
  public init(animation: Animation = .appNormal, role: MotionRole = .essentialState) {
    self.animation = animation
    self.role = role
  }

  public func body(content: Content) -> some View {
    let animation = motionPolicy.allows(role) ? animation.motionSafe(role) : nil
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
  @Environment(\.motionPolicy) private var motionPolicy

  /// - Parameter value: Only changes of this value animate.
  public init(
    animation: Animation = .appNormal, value: Value, role: MotionRole = .essentialState
  ) {
    self.animation = animation
    self.value = value
    self.role = role
  }

  public func body(content: Content) -> some View {
    content.animation(motionPolicy.allows(role) ? animation.motionSafe(role) : nil, value: value)
  }
}

/// ``MotionSafe`` by what the theme makes of a token.
private struct MotionSafeToken: ViewModifier {
  let token: MotionToken
  let role: MotionRole
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    content.modifier(MotionSafe(animation: Animation(theme.timing(of: token)), role: role))
  }
}

extension MotionPolicy {
  /// Whether motions of a role run as they are.
  func allows(_ role: MotionRole) -> Bool {
    !reducesMotion && !(role.yieldsToLowPower && savesPower)
  }
}

extension View {
  /// Animates every change of this view, unless that would be too much motion: see ``MotionSafe``.
  public func motionSafe(
    _ animation: Animation = .appNormal, role: MotionRole = .essentialState
  ) -> some View {
    modifier(MotionSafe(animation: animation, role: role))
  }

  /// Animates every change of this view by a token, which a theme may give another value.
  ///
  /// - Parameter role: What the motion is there for; what the token is for unless given.
  public func motionSafe(_ token: MotionToken, role: MotionRole? = nil) -> some View {
    modifier(MotionSafeToken(token: token, role: role ?? token.role))
  }

  /// Animates changes of this view where `value` has changed, unless that would be too much motion.
  public func withMotionSafe<Value: Equatable>(
    _ animation: Animation = .appNormal, value: Value, role: MotionRole = .essentialState
  ) -> some View {
    modifier(MotionSafeValue(animation: animation, value: value, role: role))
  }

  /// Never animates, whatever is around it: for text that a person types, and for values that change
  /// all the time.
  public func withoutMotion() -> some View {
    transaction { $0.animation = nil }
  }
}

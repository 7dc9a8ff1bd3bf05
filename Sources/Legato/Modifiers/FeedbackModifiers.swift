import SwiftUI

extension View {
  /// Scales this view down while it is pressed: see ``ButtonPressModifier``.
  public func buttonPressEffect() -> some View { modifier(ButtonPressModifier()) }

  /// Marks an error in this view: see ``ErrorShakeModifier``.
  ///
  ///     TextField("Name", text: $name)
  ///       .textFieldStyle(.roundedBorder)
  ///       .errorShake(trigger: failures)
  ///
  /// - Parameters:
  ///   - trigger: Every change of it is an error.
  ///   - isError: Whether the border is shown; `nil`, the default, shows it for 3 s after each
  ///     error.
  ///   - cornerRadius: The radius of the border in points; `nil`, the default, is 6, which a theme
  ///     may change. Negative, infinite and NaN radii are treated as `nil`; the max is 10 000.
  ///   - haptics: The manager that plays the haptic; the shared one by default.
  public func errorShake<Trigger: Equatable>(
    trigger: Trigger, isError: Bool? = nil, cornerRadius: CGFloat? = nil,
    haptics: HapticManager = .shared
  ) -> some View {
    modifier(
      ErrorShakeModifier(
        trigger: trigger, isError: isError, cornerRadius: cornerRadius, haptics: haptics))
  }

  /// Marks an error in this view, with a border along a shape: see ``ErrorShakeModifier``.
  ///
  ///     SearchField().errorShake(trigger: failures, in: .capsule)
  ///
  /// - Parameters:
  ///   - trigger: Every change of it is an error.
  ///   - isError: Whether the border is shown; `nil`, the default, shows it for 3 s after each
  ///     error.
  ///   - shape: The shape of the border.
  ///   - haptics: The manager that plays the haptic; the shared one by default.
  public func errorShake<Trigger: Equatable>(
    trigger: Trigger, isError: Bool? = nil, in shape: some InsettableShape,
    haptics: HapticManager = .shared
  ) -> some View {
    modifier(
      ErrorShakeModifier(trigger: trigger, isError: isError, in: shape, haptics: haptics))
  }

  /// Bounces this view from 0.8 to its own size at every change of a trigger.
  ///
  /// Reduce Motion and Low Power Mode: the size does not change.
  ///
  /// - Parameters:
  ///   - trigger: Every change of it plays a bounce.
  ///   - token: The timing; ``MotionToken/App/spring`` by default. ``MotionToken/App/bounce``
  ///     overshoots further.
  public func successBounce<Trigger: Equatable>(
    trigger: Trigger, token: MotionToken = .app.spring
  ) -> some View {
    replays(SuccessBounce.bounce.timed(by: token), trigger: trigger) { progress, isOn, theme in
      BounceEffect(progress: progress, isOn: isOn, start: theme[.app.bounceScale])
    }
  }
}

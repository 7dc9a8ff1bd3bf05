import SwiftUI

extension View {
  /// Shrinks this view while a finger is on it: see ``ButtonPressModifier``.
  public func buttonPressEffect() -> some View { modifier(ButtonPressModifier()) }

  /// Says that something is wrong in this view: see ``ErrorShakeModifier``.
  ///
  ///     TextField("Name", text: $name)
  ///       .textFieldStyle(.roundedBorder)
  ///       .errorShake(trigger: failures)
  public func errorShake<Trigger: Equatable>(
    trigger: Trigger, isError: Bool? = nil, cornerRadius: CGFloat? = nil,
    haptics: HapticManager = .shared
  ) -> some View {
    modifier(
      ErrorShakeModifier(
        trigger: trigger, isError: isError, cornerRadius: cornerRadius, haptics: haptics))
  }

  /// Says that something is wrong in this view, with a border of its shape: see ``ErrorShakeModifier``.
  ///
  ///     SearchField().errorShake(trigger: failures, in: .capsule)
  public func errorShake<Trigger: Equatable>(
    trigger: Trigger, isError: Bool? = nil, in shape: some InsettableShape,
    haptics: HapticManager = .shared
  ) -> some View {
    modifier(
      ErrorShakeModifier(trigger: trigger, isError: isError, in: shape, haptics: haptics))
  }

  /// Lets this view bounce from 0.8 to its own size for every change of a trigger.
  ///
  /// Under Reduce Motion and in Low Power Mode it stays as it is.
  ///
  /// - Parameter token: ``MotionToken/App/spring`` unless said otherwise;
  ///   ``MotionToken/App/bounce`` bounces further.
  public func successBounce<Trigger: Equatable>(
    trigger: Trigger, token: MotionToken = .app.spring
  ) -> some View {
    replays(SuccessBounce.bounce.timed(by: token), trigger: trigger) { progress, isOn, theme in
      BounceEffect(progress: progress, isOn: isOn, start: theme[.app.bounceScale])
    }
  }
}

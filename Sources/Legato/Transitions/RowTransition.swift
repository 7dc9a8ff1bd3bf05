import SwiftUI

extension AnyTransition {
  /// How a row of a list comes and goes. Where nothing may move, rows fade by themselves and the
  /// list is not animated: others would move up.
  ///
  /// - Parameter comes: Whether rows that come are to be seen coming. What goes always is.
  static func row(
    _ moving: AnyTransition, _ outcome: MotionOutcome, comes: Bool = true
  ) -> AnyTransition {
    guard outcome.movement == nil else { return moving }
    let fade = AnyTransition.opacity.animation(outcome.fade)
    return .asymmetric(insertion: comes ? fade : .identity, removal: fade)
  }

  /// How a message goes: it fades, by an animation of its own, so that one that is put back on its
  /// way out comes back from there. How it comes is not the transition's.
  static func going(_ outcome: MotionOutcome) -> AnyTransition {
    .asymmetric(insertion: .identity, removal: .opacity.animation(outcome.fade))
  }

  /// How somebody's typing comes and goes: as a message does, by a motion of its own, since the
  /// change that brings it is the app's.
  static func typing(_ outcome: MotionOutcome) -> AnyTransition {
    guard let movement = outcome.movement else { return .opacity.animation(outcome.fade) }
    return .messageReceive().animation(movement)
  }
}
